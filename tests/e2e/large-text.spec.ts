import type { Page } from '@playwright/test';
import { locales } from '#platform/i18n/locale.ts';
import { expect, openAwake, setWidth, test } from './fixtures.ts';
import { languagesInTurn } from './languages.ts';
import { logIn } from './log-in.ts';
import { sitePages } from './site-pages.ts';
import { inLanguage, likeWord } from './words.ts';

/** Text at 200 %, as a reader sets it (WCAG 1.4.4): all sizes of the site hang on it. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Opens pages one after the other with their text doubled. @returns those that are wider than the phone, with their width */
async function tooWide(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await doubleText(page);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    if (width !== 360) found.push(`${address} ${width}`);
  }
  return found;
}

/** What is for one visitor, and needs no account. */
const forAnybody = [
  '/login/',
  '/about/messageBoard/write',
  '/reservation/',
  '/reservation/contact',
  '/reservation/find',
  '/finance/message/1',
  '/search/?keyword=coffee',
  '/negotiation/list?name=zzzz',
];

const forMembers = [
  '/account/',
  '/account/profile',
  '/account/security',
  '/account/security/add?kind=phone',
  '/account/messages',
  '/account/projects',
  '/account/collection',
  '/account/reservations',
  '/account/data',
  '/negotiation/publish',
  '/negotiation/contact/1',
];

for (const locale of locales) {
  test(`no page is wider than a phone with text at 200 %, in ${locale}`, async ({ page, articles, allowed }) => {
    test.setTimeout(180_000);
    allowed.push(/status of 40[04]/);
    await setWidth(page, 'phone');
    const own = sitePages.filter(({ canonical }) => canonical === undefined).map(({ address }) => address(articles));
    const addresses = [...own, ...forAnybody].map((path) => inLanguage(locale, path));
    expect(await tooWide(page, addresses)).toEqual([]);
  });

  test(`no page of an account is wider than a phone with text at 200 %, in ${locale}`, async ({ page }) => {
    test.slow();
    await setWidth(page, 'phone');
    await logIn(page, `large-${locale.toLowerCase()}@example.org`);
    const addresses = forMembers.map((path) => inLanguage(locale, path));
    expect(await tooWide(page, addresses)).toEqual([]);
  });
}

for (const locale of languagesInTurn(2)) {
  test(`with text at 200 % a phone keeps the menu and a search field to write in, in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto(inLanguage(locale, '/search/'));
    await doubleText(page);
    const menu = page.getByRole('banner').getByRole('button', { name: likeWord(locale, 'Menu') });
    await expect(menu).toBeInViewport({ ratio: 1 });
    const field = page.getByRole('main').getByLabel(likeWord(locale, 'What are you looking for?'));
    // Six letters of the doubled text.
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(200);
  });
}

for (const locale of languagesInTurn(0)) {
  test(`what the front refuses by itself has a face and a way back, in ${locale}`, async ({ page, allowed }) => {
    allowed.push(/status of 414/);
    await setWidth(page, 'phone');
    const answer = await page.goto(`${inLanguage(locale, '/')}?${'x'.repeat(9000)}`);
    expect(answer?.status()).toBe(414);
    await doubleText(page);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
    await expect(page.getByRole('main')).not.toHaveCSS('max-width', 'none');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(inLanguage(locale, '/'));
  });
}

for (const locale of languagesInTurn(1)) {
  test(`who solves the puzzle by keyboard goes on from there, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/login/'));
    const byCode = page.getByRole('main').getByRole('region', { name: likeWord(locale, 'With a code') });
    await byCode.getByRole('button', { name: likeWord(locale, 'Continue without the picture') }).focus();
    await page.keyboard.press('Enter');
    await expect(byCode.getByRole('status')).toHaveText(likeWord(locale, 'Checked: no code is needed.'));
    await expect(byCode.getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(byCode.getByRole('button', { name: likeWord(locale, 'Send me a code') })).toBeFocused();
  });
}
