import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatWeekday, formatWeekdayOfYear } from '#ui/dates/dates.ts';
import { barriers } from '../axe.ts';
import { dayWithHolders, linksToMove } from '../day-steps.ts';
import { doubleText, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { roomyDay } from '../reservation-steps.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const notes = { 'zh-CN': '大风预警。', 'en-US': 'Gusts are forecast.', 'fr-FR': 'Rafales annoncées.' };
const dayPath = (date: string) => `/console/reservations/${date}`;

/** For everybody, on a desk and on a phone, and with large letters. */
async function looksRight(page: Page, locale: Locale): Promise<void> {
  for (const width of ['phone', 'desk'] as const) {
    await setWidth(page, width);
    expect(await barriers(page), `${page.url()}, ${width}`).toEqual([]);
    const { width: most = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(most);
  }
  expect(await strayLanguage(page, locale), page.url()).toEqual([]);
}

/** That a page says what was done. */
const isSaid = (page: Page, locale: Locale, done: string) =>
  expect(page.getByRole('status').filter({ hasText: word(locale, done) })).toBeVisible();

/** What a figure of the day says, beside its name. */
const figure = (page: Page, locale: Locale, name: string) =>
  page
    .getByRole('complementary')
    .locator('dt', { hasText: likeWord(locale, name) })
    .locator('+ dd');

for (const locale of languagesInTurn(0)) {
  test(`a registrar changes a day by keyboard: places, a pause, when it opens, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 4(09|22)/);
    test.slow();
    const { date } = await dayWithHolders([locale]);
    await workAs(page, 'registrar');
    await openAwake(page, inLanguage(locale, '/console/'));
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await expect(page).toHaveURL(/\/console\/reservations\/$/);
    await looksRight(page, locale);
    const link = page
      .getByRole('link', { name: formatWeekdayOfYear(date, locale) })
      .and(page.locator(`[href$="${date}"]`));
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatWeekday(date, locale));
    await looksRight(page, locale);

    const places = page.getByLabel(likeWord(locale, 'Places on this day'));
    await places.fill('1');
    await page.keyboard.press('Enter');
    await expect(places).toHaveAttribute('aria-invalid', 'true');
    await expect(places).toHaveValue('1');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/2.*0.*2/]);
    await looksRight(page, locale);
    await places.fill('7');
    await page.keyboard.press('Enter');
    await isSaid(page, locale, 'Places changed.');
    await expect(figure(page, locale, 'Places')).toHaveText('7');

    await page.getByRole('button', { name: likeWord(locale, 'Pause booking') }).focus();
    await page.keyboard.press('Enter');
    await isSaid(page, locale, 'Booking is paused.');
    await page.getByRole('button', { name: likeWord(locale, 'Resume booking') }).focus();
    await page.keyboard.press('Enter');
    await isSaid(page, locale, 'Booking has resumed.');

    await page.getByLabel(likeWord(locale, 'Booking opens at')).fill(`${date}T06:30`);
    await page.keyboard.press('Enter');
    await isSaid(page, locale, 'Saved when booking opens.');
    await expect(figure(page, locale, 'Booking opens')).toContainText(/0?6(:|\sh\s)30/);
    await setWidth(page, 'phone');
    await doubleText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

for (const locale of languagesInTurn(1)) {
  test(`a day is closed, whoever holds places is told in their language and moves by the link, in ${locale}`, async ({
    page,
    browser,
    watch,
    baseURL,
    allowed,
  }) => {
    allowed.push(/status of 422/);
    test.slow();
    const { date, holders } = await dayWithHolders(testedLanguages);
    await workAs(page, 'registrar');
    await openAwake(page, inLanguage(locale, dayPath(date)));
    await page.getByRole('link', { name: likeWord(locale, 'Close this day') }).click();
    await expect(page).toHaveURL(/\/close$/);
    await looksRight(page, locale);
    const send = page.getByRole('button', { name: likeWord(locale, 'Close the day and send messages') });
    await page.locator('#note-en-US').fill(notes['en-US']);
    await send.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await expect(page.locator('#note-en-US')).toHaveValue(notes['en-US']);
    await looksRight(page, locale);
    await page.locator('#reason').selectOption('weather');
    for (const each of testedLanguages) await page.locator(`#note-${each}`).fill(notes[each]);
    await send.click();
    await isSaid(page, locale, 'The day is closed. Messages are on their way.');

    for (const holder of holders) {
      await expect.poll(() => linksToMove(holder).length, { timeout: 15_000 }).toBe(1);
    }
    // The page renews itself.
    const counted = (name: string) =>
      page
        .getByRole('main')
        .locator('dt', { hasText: likeWord(locale, name) })
        .locator('+ dd')
        .first();
    await expect(counted('Told')).toHaveText('3', { timeout: 15_000 });
    await expect(page.getByRole('button', { name: likeWord(locale, 'Reopen this day') })).toHaveCount(0);
    await looksRight(page, locale);

    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })).newPage();
    const [own] = holders.filter((holder) => holder.locale === locale);
    const other = await roomyDay(page);
    await visitor.goto(own ? (linksToMove(own)[0] ?? '') : '');
    await expect(visitor.locator('html')).toHaveAttribute('lang', locale);
    await expect(visitor.getByRole('main')).toContainText(notes[locale].slice(0, -1));
    await visitor.getByLabel(likeWord(locale, 'New day')).selectOption(other);
    await visitor.getByRole('button', { name: likeWord(locale, 'Move to this day') }).click();
    await expect(visitor).toHaveURL(/\/reservation\/tickets\/[\w-]{22}$/);
    await expect(visitor.getByRole('article').getByRole('img')).not.toHaveCount(0);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      likeWord(locale, 'Reserved: {day}', { day: formatWeekday(other, locale) }),
    );
    await visitor.context().close();
    await expect(counted('Moved')).toHaveText('1', { timeout: 15_000 });

    const [, second] = holders.filter((holder) => holder.locale !== locale);
    const cancelling = await (await browser.newContext({ baseURL })).newPage();
    watch(cancelling);
    await openAwake(cancelling, second ? (linksToMove(second)[0] ?? '') : '');
    if (second) await looksRight(cancelling, second.locale);
    await cancelling
      .getByRole('button', { name: likeWord(second?.locale ?? locale, 'We are not coming: cancel') })
      .click();
    await expect(cancelling.getByRole('heading', { level: 1 })).toHaveText(
      likeWord(second?.locale ?? locale, 'Your reservation has been cancelled'),
    );
    await cancelling.context().close();
    await expect(counted('No answer yet')).toHaveText('1', { timeout: 15_000 });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(2)) {
    test(`places are changed and a day is closed on a phone, in ${locale}`, async ({ page, allowed }) => {
      allowed.push(/status of 4(09|22)/);
      const { date, holders } = await dayWithHolders([locale]);
      await workAs(page, 'admin');
      await setWidth(page, 'phone');
      await page.goto(inLanguage(locale, dayPath(date)));
      const places = page.getByLabel(likeWord(locale, 'Places on this day'));
      await places.fill('1');
      const change = () => page.getByRole('button', { name: likeWord(locale, 'Change places') }).click();
      await change();
      await expect(places).toHaveValue('1');
      await expect(page.getByRole('alert')).toBeVisible();
      await places.fill('50');
      await change();
      await isSaid(page, locale, 'Places changed.');
      await page.getByRole('link', { name: likeWord(locale, 'Close this day') }).click();
      await page.locator('#reason').selectOption('safety');
      await page.getByRole('button', { name: likeWord(locale, 'Close the day and send messages') }).click();
      await isSaid(page, locale, 'The day is closed. Messages are on their way.');
      const [holder] = holders;
      if (holder) await expect.poll(() => linksToMove(holder).length, { timeout: 15_000 }).toBe(1);
    });
  }
});

test('a page that no longer gets the figures says so, and takes them up again', async ({ page, allowed }) => {
  allowed.push(/api\/console\/reservations/, /Failed to load resource/);
  await workAs(page, 'auditor');
  await openAwake(page, '/en-US/console/reservations/');
  const said = (words: string) => expect(page.getByText(words, { exact: false })).toBeVisible({ timeout: 15_000 });
  await said('Figures refresh every few seconds.');
  await page.route('**/api/console/reservations', (route) => route.abort());
  await said('Reload the page for the latest figures.');
  await page.unroute('**/api/console/reservations');
  await said('Figures refresh every few seconds.');
});

test('an auditor reads the days and changes nothing; an editor does not see them', async ({ page, allowed }) => {
  allowed.push(/status of 403/);
  const { date } = await dayWithHolders(['en-US']);
  await workAs(page, 'auditor');
  await openAwake(page, `/en-US${dayPath(date)}`);
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Close this day' })).toHaveCount(0);
  await page.goto(`/en-US${dayPath(date)}/close`);
  await expect(page.getByRole('button', { name: 'Close the day and send messages' })).toHaveCount(0);
  await page.context().clearCookies();
  await workAs(page, 'editor');
  await openAwake(page, '/en-US/console/');
  const parts = page.getByRole('navigation', { name: 'Console sections' });
  await expect(parts.getByRole('link', { name: 'Content' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Reservations' })).toHaveCount(0);
});
