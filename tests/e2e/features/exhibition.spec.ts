import type { Locator, Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const cursors = ['exhibitors', 'buyers', 'cloud', 'layout', 'notice', 'manual', 'download'];
const part = (cursor: string, more = '') => `/exhibition/?cursor=${cursor}${more}`;

/** The stand of the exhibitor of the demonstration that is asked for first: its code and its company, in English. */
async function someStand(page: Page): Promise<{ id: number; code: string; name: string }> {
  const answer = await page.request.get('/api/exhibitor/list?hall=W2&pageSize=1', { headers: { Language: '2' } });
  const { rows } = (await answer.json()) as { rows: { id: number; name: string; hall: string; stand: string }[] };
  const [row] = rows;
  if (!row) throw new Error('No exhibitor stands in W2');
  const number = /[A-Z]\d\d/.exec(row.stand.replace(/^W2-?/, ''))?.[0];
  return { id: row.id, code: `W2-${number}`, name: row.name };
}

const plan = (page: Page) => page.getByRole('region', { name: /^Plan of/ });
const numberOf = (code: string) => code.split('-')[1] ?? '';

for (const locale of languagesInTurn(1)) {
  test(`the parts of the exhibition in ${locale}: tabs, titles, one address each`, async ({ page, baseURL }) => {
    await page.goto(inLanguage(locale, '/exhibition/'));
    const tabs = page.getByRole('navigation', { name: likeWord(locale, 'Parts of the exhibition') });
    await expect(tabs.getByRole('link')).toHaveCount(cursors.length);
    const titles = new Set<string>();
    for (const [i, cursor] of cursors.entries()) {
      await tabs.getByRole('link').nth(i).click();
      await expect(page).toHaveURL(`${baseURL}${inLanguage(locale, part(cursor))}`);
      await expect(tabs.locator('[aria-current=page]')).toHaveText(
        (await tabs.getByRole('link').nth(i).textContent()) ?? '',
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${inLanguage(locale, part(cursor))}`,
      );
      titles.add(await page.title());
    }
    expect(titles.size).toBe(cursors.length);
  });

  test(`the plan in ${locale}: grounds, hall, stand without barriers, on a phone and a desk`, async ({ page }) => {
    test.slow();
    const { code } = await someStand(page);
    for (const more of ['', '&hall=C', '&hall=W2&industry=3', `&stand=${code}`, '&hall=W2&zoom=3']) {
      await openAwake(page, inLanguage(locale, part('layout', more)));
      for (const width of ['phone', 'desk'] as const) {
        await setWidth(page, width);
        expect(await barriers(page), `${width} ${more}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wide, `${width} ${more}`).toBe(false);
      }
    }
  });

  test(`the Cloud Expo in ${locale}: from the map into a country, from a tile into an industry`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, part('cloud')));
    const map = page.getByRole('group', { name: likeWord(locale, 'Map of Africa: countries with exhibitors') });
    const kenya = map.locator('a[href$="country=KE"]');
    await kenya.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/cursor=cloud&country=KE$/);
    await expect(page.locator('a[href$="/countries/KE"]')).toHaveCount(1);
    expect(await page.getByRole('article').count()).toBeGreaterThan(2);
    await page.goto(inLanguage(locale, part('cloud')));
    const tiles = page.getByRole('region', { name: likeWord(locale, 'By industry') }).getByRole('link');
    await expect(tiles).toHaveCount(24);
    const pictures = page.getByRole('region', { name: likeWord(locale, 'By industry') }).locator('img');
    const addresses = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(addresses).size, 'each industry has a picture of its own').toBe(24);
    await tiles.nth(2).click();
    await expect(page).toHaveURL(/cursor=cloud&industry=3$/);
    const next = page.getByRole('navigation', { name: likeWord(locale, 'Next pavilion') }).getByRole('link');
    await expect(next).toHaveAttribute('href', /cursor=cloud&industry=4$/);
    expect(await barriers(page)).toEqual([]);
  });
}

test('unknown parts, halls, stands, pavilions and notices are not found', async ({ request }) => {
  const unknown = [
    ...['nothing', 'Layout', 'layout&hall=W9', 'layout&hall=w2', 'layout&stand=W2-Z99', 'layout&stand=x'],
    ...['layout&industry=25', 'layout&hall=W2&zoom=9', 'cloud&country=XX', 'cloud&industry=0', 'manual&guide=press'],
  ];
  for (const value of unknown) expect((await request.get(part(value))).status(), value).toBe(404);
  for (const query of ['id=0', 'id=999999', 'id=x', 'page=0', 'page=99', 'for=press']) {
    expect((await request.get(`/exhibition/more?${query}`)).status(), query).toBe(404);
  }
});

test('the plan by keyboard: skip it, walk from stand to stand, open one, enlarge and scroll it', async ({ page }) => {
  await openAwake(page, `/en-US${part('layout', '&hall=W2')}`);
  await page.getByRole('link', { name: 'Skip the plan and list the stands' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#stands$/);

  const first = plan(page).getByRole('link', { name: /^A01 / });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(plan(page).getByRole('link', { name: /^A03[ ,]/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    plan(page)
      .getByRole('link', { name: /^A0[24][ ,]/ })
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stand=W2-A0\d$/);
  await expect(plan(page).locator('[aria-current=true]')).toHaveCount(1);

  await plan(page).focus();
  const width = () => plan(page).evaluate((region) => region.scrollWidth);
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  const left = () => plan(page).evaluate((region) => region.scrollLeft);
  const scrolled = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(scrolled);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(before);
});

test('the plan is enlarged by its buttons, by pinching, and dragged by the mouse', async ({ page }) => {
  await openAwake(page, `/en-US${part('layout', '&hall=W4')}`);
  const width = () => plan(page).evaluate((region) => region.scrollWidth);
  const before = await width();
  const larger = page.getByRole('link', { name: 'Zoom in' });
  await larger.click();
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await larger.click();
  const large = await width();
  await plan(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(large);
  const left = () => plan(page).evaluate((region) => region.scrollLeft);
  const scrolled = await left();
  await page.mouse.down();
  await page.mouse.move(640, 500, { steps: 4 });
  await page.mouse.move(500, 480, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await left()) - scrolled)).toBeGreaterThan(20);
  await expect(page).toHaveURL(/hall=W4$/);
  await page.getByRole('link', { name: 'Original size' }).click();
  await expect.poll(width).toBe(before);
});

async function inView(region: Locator, stand: Locator): Promise<boolean> {
  const [frame, box] = await Promise.all([region.boundingBox(), stand.boundingBox()]);
  if (!frame || !box) return false;
  return box.x >= frame.x && box.x + box.width <= frame.x + frame.width;
}

test('take me to: names are suggested, and the company’s stand is shown with the way to it', async ({ page }) => {
  await setWidth(page, 'phone');
  const { code, name } = await someStand(page);
  await openAwake(page, `/en-US${part('layout')}`);
  const field = page.getByRole('combobox', { name: 'Take me to' });
  await field.pressSequentially(name.slice(0, 5));
  await expect(page.locator(`datalist option[value="${name}"]`)).toHaveCount(1);
  await field.fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`stand=${code}$`));
  const panel = page.getByRole('region', { name });
  await expect(panel).toContainText(
    /Hall W2, (west|east) entrance: follow aisle [A-Z] to the \d+(st|nd|rd|th) stand on/,
  );
  const chosen = plan(page).locator('[aria-current=true]');
  await expect(chosen).toHaveAccessibleName(`${numberOf(code)} ${name}`);
  await expect.poll(() => inView(plan(page), chosen)).toBe(true);
  await panel.getByRole('link', { name: 'View company page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a thumb can press every stand on a phone', async ({ page }) => {
  await setWidth(page, 'phone');
  for (const hall of ['W1', 'W2', 'C']) {
    await page.goto(`/en-US${part('layout', `&hall=${hall}`)}`);
    const sizes = await plan(page)
      .locator('svg a')
      .evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect(sizes.flat().filter((size) => size < 44)).toEqual([]);
  }
});

test('from a company’s page to its stand on the plan', async ({ page }) => {
  const { id, code } = await someStand(page);
  await openAwake(page, `/en-US/exhibition/components/ExhibitorList/exhibitorDetail?id=${id}`);
  await page.locator(`a[href="/en-US/exhibition/?cursor=layout&stand=${code}"]`).first().click();
  await expect(plan(page).locator('[aria-current=true]')).toHaveAccessibleName(new RegExp(`^${numberOf(code)} `));
});

test('an industry is marked on the grounds and in a hall, and not by colour alone', async ({ page }) => {
  await openAwake(page, `/en-US${part('layout', '&hall=W2')}`);
  await page.getByLabel('Highlight an industry’s stands').selectOption('3');
  await page.getByRole('search', { name: 'Highlight an industry on the plan' }).getByRole('button').click();
  await expect(page).toHaveURL(/hall=W2&industry=3/);
  await expect.poll(() => plan(page).locator('svg a path').count()).toBeGreaterThan(1);
  await page.getByRole('navigation', { name: 'Halls' }).getByRole('link', { name: 'All halls' }).click();
  await expect(page).toHaveURL(/cursor=layout&industry=3$/);
  await expect(page.getByRole('link', { name: 'Show as a list' })).toHaveAttribute(
    'href',
    '/en-US/exhibition/?cursor=exhibitors&industry=3',
  );
});

test('notices: the important first, by audience, one whole', async ({ page }) => {
  await openAwake(page, `/en-US${part('notice')}`);
  const exhibitors = page.getByRole('region', { name: 'For exhibitors' });
  await expect(exhibitors.getByRole('article').first()).toContainText('Important');
  await page.getByRole('link', { name: 'All notices for visitors' }).click();
  await expect(page).toHaveURL(/\/exhibition\/more\?for=visitor$/);
  await expect(exhibitors).toHaveCount(0);
  const notice = page.getByRole('article').first();
  const title = (await notice.getByRole('heading').textContent()) ?? '';
  await notice.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await barriers(page)).toEqual([]);
  await page.goto('/en-US/exhibition/more');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/exhibition\/more\?page=2$/);
});

test('the guides: contents lead to chapters', async ({ page }) => {
  await openAwake(page, `/en-US${part('manual')}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveCount(8);
  await contents.getByRole('link', { name: /Freight/ }).click();
  await expect(page).toHaveURL(/cursor=manual#freight$/);
  await expect(page.getByRole('heading', { name: /Freight/ })).toBeInViewport();
  await page.getByRole('link', { name: 'Visitor’s guide' }).click();
  await expect(contents.getByRole('link')).toHaveCount(6);
  expect(await barriers(page)).toEqual([]);
});

test('the plan prints on one page, without what is only pressed', async ({ page }) => {
  await page.goto(`/en-US${part('layout', '&hall=W2')}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 990 });
  await expect(page.getByLabel('Take me to', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Highlight an industry’s stands')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Zoom in' })).toBeHidden();
  const { width, height } = (await plan(page).locator('svg').boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeLessThanOrEqual(700);
  expect(height).toBeLessThanOrEqual(900);
});

test('forced colours and no motion: the plan keeps its shapes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { code } = await someStand(page);
  await openAwake(page, `/en-US${part('layout', `&stand=${code}&industry=3`)}`);
  const fills = await plan(page)
    .locator('svg a rect')
    .evaluateAll((all) => new Set(all.map((rect) => getComputedStyle(rect).fill)).size);
  expect(fills).toBe(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('take me to leads to the stand, marked, with its company beside it; the plan is enlarged by links', async ({
    page,
  }) => {
    const { code, name } = await someStand(page);
    await page.goto(`/en-US${part('layout')}`);
    await page.getByLabel('Take me to', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page).toHaveURL(new RegExp(`stand=${code}$`));
    await expect(plan(page).locator('[aria-current=true]')).toHaveAccessibleName(`${numberOf(code)} ${name}`);
    await expect(page.getByRole('region', { name })).toContainText('follow aisle');
    const width = () => plan(page).evaluate((region) => region.scrollWidth);
    const before = await width();
    await page.getByRole('link', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(new RegExp(`stand=${code}&zoom=2$`));
    await expect.poll(width).toBeGreaterThan(before * 1.3);
    await page.getByRole('link', { name: 'Show on the plan' }).click();
    await expect.poll(() => inView(plan(page), plan(page).locator('[aria-current=true]'))).toBe(true);
  });

  test('several companies are offered, none is said so', async ({ page }) => {
    await page.goto(`/en-US${part('layout', '&find=tea')}`);
    expect(
      await page.getByRole('region', { name: 'Stands found for “tea”' }).getByRole('link').count(),
    ).toBeGreaterThan(1);
    await page.goto(`/en-US${part('layout', '&find=no+such+company')}`);
    await expect(page.getByRole('heading', { name: 'No stand found for “no such company”' })).toBeVisible();
    await page.goto(inLanguage('zh-CN', part('layout', '&find=W2-A01')));
    await expect(page).toHaveURL(/stand=W2-A01$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word('zh-CN', 'Stand'));
  });
});
