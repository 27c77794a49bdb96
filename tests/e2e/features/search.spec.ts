import type { Page } from '@playwright/test';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const coffee = { 'zh-CN': '咖啡', 'en-US': 'coffee', 'fr-FR': 'café' };
const congo = { 'zh-CN': 'RDC', 'en-US': '刚果（金）', 'fr-FR': 'DRC' };

function field(page: Page, locale: Locale) {
  return page.getByRole('main').getByLabel(likeWord(locale, 'What are you looking for?'));
}

function address(locale: Locale, query: Record<string, string>): string {
  return inLanguage(locale, `/search/?${new URLSearchParams(query)}`);
}

for (const locale of languagesInTurn(1)) {
  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('what is looked for is found, marked, counted and narrowed', async ({ page }) => {
      await page.goto(inLanguage(locale, '/search/'));
      await field(page, locale).fill(coffee[locale]);
      await page.getByRole('button', { name: word(locale, 'Find'), exact: true }).click();
      const results = page.getByRole('main').getByRole('article');
      await expect(results).toHaveCount(10);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(field(page, locale)).toHaveValue(coffee[locale]);
      for (const result of await results.all()) await expect(result.locator('mark').first()).toBeVisible();

      const kinds = page.getByRole('navigation', { name: word(locale, 'Result types') });
      const news = kinds.getByRole('link', { name: new RegExp(`^${word(locale, 'News')} \\d+$`) });
      const count = Number((await news.textContent())?.match(/\d+/)?.[0]);
      await news.click();
      await expect(kinds.locator('[aria-current]')).toHaveText(new RegExp(`^${word(locale, 'News')}`));
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`(?<!\\d)${count}(?!\\d)`));
      await results.first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage(locale, '/news/more/detail/')}`));
    });
  });

  test(`a country by a name of another language, in ${locale}`, async ({ page }) => {
    await page.goto(address(locale, { keyword: congo[locale] }));
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', inLanguage(locale, '/countries/CD'));
  });

  test(`suggestions by the keyboard in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/search/'));
    const box = page.getByRole('main').getByRole('combobox');
    await box.pressSequentially(coffee[locale]);
    const options = page.getByRole('listbox', { name: word(locale, 'Suggestions') }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
    expect(await barriers(page)).toEqual([]);
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue(coffee[locale]);
    await box.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await box.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    const title = await options.last().textContent();
    await box.press('Enter');
    // A provider of a service has its place on a page that is called otherwise.
    await expect(page).not.toHaveURL(/\/search\//);
    await expect(page.getByRole('main')).toContainText(title?.slice(0, 6) ?? 'a title');
  });

  test(`results and what helps where there are none, without barriers, in ${locale}`, async ({ page }) => {
    test.slow();
    for (const query of [
      { keyword: coffee[locale] },
      { keyword: `${coffee[locale]} exposiiton` },
      { keyword: 'qqqq' },
    ]) {
      await page.goto(address(locale, query));
      for (const width of ['desk', 'phone'] as const) {
        await setWidth(page, width);
        expect(await barriers(page)).toEqual([]);
      }
      await setWidth(page, 'narrow');
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}

for (const locale of testedLanguages) {
  test(`what the site holds is found in ${locale}, each with what was looked for marked`, {
    tag: '@smoke',
  }, async ({ request }) => {
    const query = new URLSearchParams({ keyword: coffee[locale] });
    const answer = await request.get(`/api/search?${query}`, { headers: { Language: languageHeader(locale) } });
    const { total, rows } = (await answer.json()) as { total: number; rows: { titleHtml: string; excerpt: string }[] };
    expect(total).toBeGreaterThan(10);
    expect(rows.filter(({ titleHtml, excerpt }) => !`${titleHtml}${excerpt}`.includes('<mark>'))).toEqual([]);
  });
}

test('Enter without a choice searches, a click chooses', async ({ page }) => {
  await openAwake(page, '/en-US/search/');
  const box = page.getByRole('main').getByRole('combobox');
  await box.pressSequentially('coffee');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/en-US/search/?keyword=coffee');
  await openAwake(page, '/en-US/search/');
  await box.pressSequentially('Ken');
  await page.getByRole('option', { name: 'Kenya', exact: true }).click();
  await expect(page).toHaveURL('/en-US/countries/KE');
});

test('a misspelt word, words that are nowhere together, another kind', async ({ page }) => {
  await page.goto(address('en-US', { keyword: 'mechinery' }));
  await page.getByRole('main').getByRole('link', { name: 'machinery', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.goto(address('zh-CN', { keyword: '咖啡直升飞机' }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^咖啡 \d+$/ })
    .click();
  await expect(page).toHaveURL(address('zh-CN', { keyword: '咖啡' }));

  await page.goto(address('en-US', { keyword: 'Tunisia', type: 'download' }));
  await page.getByRole('link', { name: 'Search the whole site' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Tunisia');
});

test('page by page', async ({ page }) => {
  await page.goto(address('en-US', { keyword: 'the' }));
  const titles = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  const before = await titles();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(address('en-US', { keyword: 'the', page: '2' }));
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect((await titles()).filter((title) => before.includes(title))).toEqual([]);
});

test('a page that is missing offers the search', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  await page.goto('/fr-FR/nulle-part');
  await field(page, 'fr-FR').fill('café');
  await field(page, 'fr-FR').press('Enter');
  await expect(page).toHaveURL(address('fr-FR', { keyword: 'café' }));
});

test('a search that cannot be is not found, and anything can be asked', async ({ request }) => {
  for (const wrong of ['type=nothing', 'page=0', 'page=x']) {
    expect((await request.get(`/search/?keyword=coffee&${wrong}`)).status(), wrong).toBe(404);
  }
  const beyond = await request.get('/en-US/search/?keyword=coffee&page=9999', { maxRedirects: 0 });
  expect(beyond.status()).toBe(302);
  expect(beyond.headers().location).toMatch(/^\/en-US\/search\/\?keyword=coffee&page=[1-9]$/);
  for (const keyword of ['%27%7C', '!%26()', '%22', '%25', encodeURIComponent('咖'.repeat(600))]) {
    expect((await request.get(`/search/?keyword=${keyword}`)).status(), keyword).toBe(200);
    expect((await request.get(`/api/search?keyword=${keyword}`)).status(), keyword).toBe(200);
  }
  const { rows, total } = await (
    await request.get('/api/search?keyword=coffee&pageSize=3', { headers: { Language: '2' } })
  ).json();
  expect(rows).toHaveLength(3);
  expect(total).toBeGreaterThan(3);
  expect(rows[0].url).toMatch(/^\/en-US\//);
  expect(rows.map(({ titleHtml, excerpt }: Record<string, string>) => `${titleHtml}${excerpt}`).join()).toContain(
    '<mark>',
  );
});
