import { type Locale, locales } from '#platform/i18n/locale.ts';
import { allPages } from '#tests/support/sites/all-pages.ts';
import { brokenLines } from '../broken-lines.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { inLanguage } from '../words.ts';

/** Pages of long titles; under `npm run prove` all that the site's map names. */
const some = [
  '/',
  '/news/',
  '/forum/',
  '/exhibition/?cursor=exhibitors',
  '/exhibition/?cursor=notice',
  '/service/',
  '/negotiation/list',
  '/finance/providers',
  '/brand/',
  '/previous/',
  '/about/',
];

/** The language that an address is in. */
const languageOf = (address: string): Locale => locales.find((locale) => address.startsWith(`/${locale}/`)) ?? 'zh-CN';

for (const locale of languagesInTurn(0)) {
  test(`no title is torn within a word and no last line lost, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(process.env.PROVE ? 3_600_000 : 120_000);
    const every = process.env.PROVE ? await allPages(baseURL ?? '') : [];
    const addresses = process.env.PROVE
      ? every.filter((address) => languageOf(address) === locale)
      : some.map((path) => inLanguage(locale, path));
    expect(addresses.length).toBeGreaterThanOrEqual(some.length);
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const width of ['phone', 'desk'] as const) {
        await setWidth(page, width);
        for (const line of await brokenLines(page)) found.push(`${address}, ${width}: ${line}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('a word in two lines and a last line of one character are found', async ({ page }) => {
  await openAwake(page, '/sitemap/');
  await page.evaluate(() => {
    const torn = document.createElement('h2');
    torn.innerHTML = '项<br>目入库';
    const lost = document.createElement('p');
    lost.innerHTML = '会场的茶好喝<br>吗？';
    document.querySelector('main')?.append(torn, lost);
  });
  expect(await brokenLines(page)).toEqual(['项|目 in “项目入库”', 'last line “吗” of “会场的茶好喝吗？”']);
});
