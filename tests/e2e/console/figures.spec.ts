import type { Page } from '@playwright/test';
import { barriers, ofColours } from '../axe.ts';
import { doubleText, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const topics = ['visitors', 'messages', 'projects', 'downloads', 'reads'];
const main = (page: Page) => page.getByRole('main');
const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Takes a file of the download centre along, so that there is one that was. */
async function takeFile(page: Page): Promise<void> {
  const answer = await page.request.get('/api/download/list');
  const { rows }: { rows: { files: { url: string }[] }[] } = await answer.json();
  expect((await page.request.get(rows[0]?.files[0]?.url ?? '')).ok()).toBe(true);
}

for (const locale of languagesInTurn(0)) {
  test(`each topic is drawn, and its figures stand in tables, at every width, in ${locale}`, { tag: '@prove' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await workAs(page, 'admin');
    await takeFile(page);
    for (const topic of topics) {
      await openAwake(page, inLanguage(locale, `/console/figures/?of=${topic}`));
      for (const table of await main(page).locator('details').all()) await table.locator('summary').click();
      for (const width of ['phone', 'desk'] as const) {
        await setWidth(page, width);
        expect(await barriers(page, { part: 'page' }), `${topic} ${width}`).toEqual([]);
        expect(await overflows(page), `${topic} ${width}`).toBe(false);
      }
      expect(await strayLanguage(page, locale), topic).toEqual([]);
      // Each drawing has its figures in a table, too.
      const drawn = await main(page).getByRole('img').count();
      expect(await main(page).getByRole('table').count(), topic).toBeGreaterThanOrEqual(drawn);
    }
    await setWidth(page, 'phone');
    await doubleText(page);
    expect(await overflows(page)).toBe(false);
  });

  test(`days are chosen, what is wrong with them is said at its field, and a figure is a file, in ${locale}`, async ({
    page,
  }) => {
    await workAs(page, 'auditor');
    await openAwake(page, inLanguage(locale, '/console/'));
    await main(page)
      .getByRole('link', { name: likeWord(locale, 'Figures') })
      .click();
    await main(page)
      .getByRole('link', { name: likeWord(locale, 'Projects') })
      .click();
    await expect(page).toHaveURL(/of=projects/);
    const field = (name: string) => main(page).getByLabel(word(locale, name), { exact: true });
    await field('Date from').fill('2026-06-15');
    await field('Date to').fill('2026-06-12');
    await main(page)
      .getByRole('button', { name: likeWord(locale, 'Show') })
      .click();
    await expect(main(page).getByText(word(locale, 'The last day must not be before the first.'))).toBeVisible();
    await expect(field('Date to')).toHaveValue('2026-06-12');
    await expect(field('Date to')).toHaveAttribute('aria-invalid', 'true');
    expect(await barriers(page, { part: 'page' })).toEqual([]);
    await main(page)
      .getByRole('link', { name: likeWord(locale, 'A year') })
      .click();
    await expect(main(page).getByText(word(locale, 'The last day must not be before the first.'))).toHaveCount(0);
    const title = word(locale, 'Projects by country, now');
    const coming = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: word(locale, '{title}: download as CSV', { title }) })
      .click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^project-countries-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await textOf(await file.createReadStream())).split('\r\n');
    expect(lines[0]).toBe(
      `\uFEFF${[word(locale, 'Country'), word(locale, 'Projects'), `${word(locale, 'Amount')} (US$)`].join(',')}`,
    );
    expect(lines[1]).toMatch(/^[^,]+,\d+,\d+$/);
  });

  test(`a day is one sheet of A4, without the frame, in ${locale}`, async ({ page }) => {
    await workAs(page, 'admin');
    await takeFile(page);
    await openAwake(page, inLanguage(locale, '/console/figures/'));
    await main(page)
      .getByRole('link', { name: new RegExp(word(locale, 'Printable page for {last}', { last: '.+' })) })
      .click();
    await expect(page).toHaveURL(/\/figures\/day\/\d{4}-\d\d-\d\d\/?$/);
    await expect(main(page).getByRole('button', { name: likeWord(locale, 'Print') })).toBeVisible();
    for (const width of ['phone', 'desk'] as const) {
      await setWidth(page, width);
      expect(await barriers(page, { part: 'page' }), width).toEqual([]);
      expect(await overflows(page), width).toBe(false);
    }
    expect(await strayLanguage(page, locale)).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main(page).getByRole('button', { name: likeWord(locale, 'Print') })).toBeHidden();
    await expect(main(page).getByRole('table').first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await main(page)
      .getByRole('link', { name: likeWord(locale, 'Day before') })
      .click();
    await expect(main(page).getByRole('link', { name: likeWord(locale, 'Day after') })).toBeVisible();
  });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

test('colours of the night and of the reader keep drawings and words readable', async ({ page }) => {
  await workAs(page, 'admin');
  await openAwake(page, '/en-US/console/figures/?of=reads');
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    expect(await barriers(page, { part: 'page', look: ofColours })).toEqual([]);
  }
  // What is drawn is drawn in the reader's colour.
  const drawn = await main(page)
    .locator('svg rect')
    .first()
    .evaluate((rect) => getComputedStyle(rect).stroke);
  const ink = await main(page).evaluate((own) => getComputedStyle(own).color);
  expect(drawn).toBe(ink);
});

test('who has nothing to do with a topic is not offered it, and is refused it', async ({ page, allowed }) => {
  allowed.push(/status of 403/);
  await workAs(page, 'registrar');
  await openAwake(page, '/en-US/console/');
  await main(page).getByRole('link', { name: 'Figures' }).click();
  await expect(main(page).getByRole('link', { name: 'Visitors', exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Projects', exact: true })).toHaveCount(0);
  expect((await page.goto('/en-US/console/figures/?of=projects'))?.status()).toBe(403);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('topics, days, drawings, tables and files are there', async ({ page }) => {
    await workAs(page, 'admin');
    await page.goto('/en-US/console/figures/');
    await main(page).getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(main(page).getByRole('img', { name: /^Chart: Board messages/ })).toBeVisible();
    await main(page).getByLabel('Date from', { exact: true }).fill('2026-06-12');
    await main(page).getByLabel('Date to', { exact: true }).fill('2026-06-12');
    await main(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/of=messages&from=2026-06-12&to=2026-06-12/);
    await main(page).getByText('Table', { exact: true }).first().click();
    await expect(main(page).getByRole('columnheader', { name: 'Hour' })).toBeVisible();
    await page.goto('/en-US/console/figures/day/2026-06-12');
    await expect(main(page).getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Figures for Friday 12 June 2026');
  });
});
