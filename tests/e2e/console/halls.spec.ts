import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { awake, doubleText, expect, keepAsleep, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** For everybody, on a desk, on a phone, and with large letters. */
async function looksRight(page: Page, locale: Locale): Promise<void> {
  for (const width of ['phone', 'desk'] as const) {
    await setWidth(page, width);
    expect(await barriers(page), `${page.url()}, ${width}`).toEqual([]);
    const { width: most = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(most);
  }
  expect(await strayLanguage(page, locale), page.url()).toEqual([]);
}

const planPath = (locale: Locale, hall: string, stand?: string) =>
  inLanguage(locale, `/console/halls/${hall}?edition=4${stand ? `&stand=${stand}` : ''}`);

/** The fields of the form of new stands, and of the open stand, which are called alike. */
const newField = (page: Page, name: string) => page.locator(`#new-${name}`);

/** A button of the page: the search of the whole console is called as one of them. */
const press = (page: Page, locale: Locale, name: string, values?: Record<string, string>) =>
  page
    .getByRole('main')
    .getByRole('button', { name: likeWord(locale, name, values) })
    .click();

async function drawByForm(page: Page, locale: Locale, stand: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(stand)) await newField(page, name).fill(value);
  await press(page, locale, 'Draw');
}

const row = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) });

/** A stand on the drawing. */
const shape = (page: Page, number: string) => page.locator(`svg #stand-${number}`);

const said = (page: Page, locale: Locale, words: string, values?: Record<string, string>) =>
  expect(page.getByRole('status').filter({ hasText: word(locale, words, values) })).toBeVisible();

// One after the other: every language draws in the same halls.
test.describe.configure({ mode: 'default' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(1)) {
    // A hall for each: they are drawn on at once.
    const hall = { 'zh-CN': 'W3', 'en-US': 'W6', 'fr-FR': 'W1' }[locale];

    test(`a stand is drawn, given to a company, published and taken away by forms alone, in ${locale}`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/status of (409|422)/);
      await workAs(page, 'editor');
      await page.goto(inLanguage(locale, '/console/halls/'));
      await page
        .getByRole('row')
        .filter({ has: page.locator(`a[href*="/halls/${hall}?"]`) })
        .getByRole('link')
        .click();
      await drawByForm(page, locale, { number: 'K01', x: '12', y: '5', width: '3', depth: '3', count: '1' });
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        word(locale, 'Stand {other} is there. Choose a free place.', { other: 'A01' }),
      ]);
      await expect(newField(page, 'x')).toHaveValue('12');
      await drawByForm(page, locale, { x: '2', y: '30' });
      await said(page, locale, 'Stand {number} drawn.', { number: 'K01' });
      await page.locator('#company').fill('zz no such company');
      await press(page, locale, 'Find');
      await expect(page.getByText(word(locale, 'No results.'))).toBeVisible();
      await page.locator('#width').fill('4');
      await press(page, locale, 'Save');
      await said(page, locale, 'Stand {number} saved.', { number: 'K01' });
      await expect(row(page, 'K01')).toContainText('4 × 3');
      await press(page, locale, 'Publish the plan of {name}', { name: await hallName(page, locale) });
      await said(page, locale, 'Published. Visitors see this plan.');
      await page.goto(inLanguage(locale, `/exhibition/?cursor=layout&stand=${hall}-K01`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${hall}-K01`);
      await page.goto(planPath(locale, hall, 'K01'));
      await press(page, locale, 'Remove stand {number}', { number: 'K01' });
      await said(page, locale, 'Stand removed.');
      await press(page, locale, 'Undo the last change');
      await said(page, locale, 'The last change was undone.');
      await page.goto(planPath(locale, hall, 'K01'));
      await press(page, locale, 'Remove stand {number}', { number: 'K01' });
      await press(page, locale, 'Publish the plan of {name}', { name: await hallName(page, locale) });
      await said(page, locale, 'Published. Visitors see this plan.');
      await expect(row(page, 'K01')).toHaveCount(0);
    });
  }
});

/** What the hall of the page is called: its plan's title without what stands round it. */
async function hallName(page: Page, locale: Locale): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const [before = '', after = ''] = word(locale, 'Plan of {name}', { name: '{name}' }).split('{name}');
  return title.slice(before.length, title.length - after.length);
}

for (const locale of languagesInTurn(1)) {
  test(`a stand is moved, sized, put back and removed by keyboard alone, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 422/);
    await workAs(page, 'editor');
    await openAwake(page, planPath(locale, 'W5'));
    await drawByForm(page, locale, { number: 'K01', x: '2', y: '30', width: '3', depth: '3', count: '1' });
    await said(page, locale, 'Stand {number} drawn.', { number: 'K01' });
    await awake(page);
    await expect(shape(page, 'K01')).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key);
    const at = { number: 'K01', x: '3', y: '32', width: '4', depth: '3' };
    const where = 'Stand {number}: {x} m from the west wall, {y} m from the north wall, {width} × {depth} m.';
    await said(page, locale, where, at);
    await page.keyboard.press('Enter');
    await said(page, locale, 'Stand {number} saved.', { number: 'K01' });
    await expect(row(page, 'K01')).toContainText('4 × 3');
    await expect(row(page, 'K01')).toContainText('3, 32');
    await awake(page);
    await expect(shape(page, 'K01')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await said(page, locale, 'Stand {0} is back where it was.', { 0: 'K01' });
    for (let metre = 0; metre < 8; metre += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(row(page, 'K01')).toContainText('3, 32');
    await openAwake(page, planPath(locale, 'W5', 'K01'));
    await shape(page, 'K01').focus();
    await page.keyboard.press('Delete');
    const remove = page.getByRole('button', { name: likeWord(locale, 'Remove stand {number}', { number: 'K01' }) });
    await expect(page).toHaveURL(/ask=remove/);
    await awake(page);
    await remove.focus();
    await page.keyboard.press('Enter');
    await said(page, locale, 'Stand removed.');
  });
}

/** Drags from one place of a hall to another, in metres. */
async function drag(page: Page, hall: Locator, from: readonly [number, number], to: readonly [number, number]) {
  await hall.scrollIntoViewIfNeeded();
  const spot = (x: number, y: number) =>
    hall.evaluate(
      (svg, at) => {
        if (!(svg instanceof SVGGraphicsElement)) throw new Error('It is no drawing');
        const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(svg.getScreenCTM() ?? undefined);
        return { x, y };
      },
      { x, y },
    );
  const [begin, end] = [await spot(...from), await spot(...to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

for (const locale of languagesInTurn(2)) {
  test(`stands are drawn, moved and sized by dragging, and go back where they cannot be, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of (409|422)/);
    await workAs(page, 'editor');
    await page.setViewportSize({ width: 1440, height: 1000 });
    await openAwake(page, planPath(locale, 'W4'));
    const hall = page.getByRole('main').locator('svg[role=group]');
    await drag(page, hall, [1.5, 30.5], [3.5, 31.5]);
    await expect(newField(page, 'number')).toBeFocused();
    for (const [name, value] of [
      ['x', '1'],
      ['y', '30'],
      ['width', '3'],
      ['depth', '2'],
    ] as const)
      await expect(newField(page, name)).toHaveValue(value);
    await newField(page, 'number').fill('K01');
    await press(page, locale, 'Draw');
    await said(page, locale, 'Stand {number} drawn.', { number: 'K01' });
    await awake(page);
    await drag(page, hall, [2, 31], [4, 35]);
    await said(page, locale, 'Stand {number} saved.', { number: 'K01' });
    await expect(row(page, 'K01')).toContainText('3, 34');
    await awake(page);
    await drag(page, hall, [6, 36], [8, 37]);
    await said(page, locale, 'Stand {number} saved.', { number: 'K01' });
    await expect(row(page, 'K01')).toContainText('5 × 3');
    await awake(page);
    await drag(page, hall, [4, 35], [14, 7]);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      word(locale, 'Stand {other} is there. Choose a free place.', { other: 'A01' }),
    ]);
    await expect(row(page, 'K01')).toContainText('3, 34');
    await press(page, locale, 'Discard all changes');
    await said(page, locale, 'All changes discarded: the plan is what visitors see.');
  });
}

test('whoever has scrolled on before an answer is awake is not called back to what is wrong', async ({
  page,
  allowed,
}) => {
  allowed.push(/status of 422/);
  await workAs(page, 'editor');
  await openAwake(page, planPath('en-US', 'W4'));
  const wake = await keepAsleep(page);
  await drawByForm(page, 'en-US', { number: 'K02', x: '12', y: '5', width: '3', depth: '3', count: '1' });
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  const stands = page.locator('#stands');
  const onScreen = () => stands.evaluate((list) => Math.round(list.getBoundingClientRect().top));
  const before = await onScreen();
  await stands.scrollIntoViewIfNeeded();
  const place = await onScreen();
  expect(place).toBeLessThan(before);
  wake();
  await awake(page);
  // It is told of all the same.
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await onScreen()).toBe(place);
});

test('whoever moves a stand that a company has is told which, and saves all the same', async ({ page, allowed }) => {
  const [locale = 'en-US'] = languagesInTurn(0);
  allowed.push(/status of 409/);
  await workAs(page, 'editor');
  await openAwake(page, planPath(locale, 'W2', 'A01'));
  const company = await page.locator('input[name=company][checked] + span').innerText();
  const width = Number(await page.locator('#width').inputValue());
  await page.locator('#width').fill(String(width - 1));
  await press(page, locale, 'Save');
  await expect(page.getByRole('alert')).toContainText(word(locale, '{company} has this stand', { company }));
  await expect(page.locator('#width')).toHaveValue(String(width - 1));
  await looksRight(page, locale);
  await press(page, locale, 'Save anyway');
  await said(page, locale, 'Stand {number} saved.', { number: 'A01' });
  await looksRight(page, locale);
  await press(page, locale, 'Discard all changes');
});

for (const locale of languagesInTurn(2)) {
  test(`the halls and a plan look right, in ${locale}`, { tag: '@prove' }, async ({ page }) => {
    await workAs(page, 'translator');
    await openAwake(page, inLanguage(locale, '/console/halls/'));
    await looksRight(page, locale);
    await openAwake(page, planPath(locale, 'C'));
    await expect(page.getByRole('button', { name: likeWord(locale, 'Draw') })).toHaveCount(0);
    await looksRight(page, locale);
    await setWidth(page, 'phone');
    await doubleText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
