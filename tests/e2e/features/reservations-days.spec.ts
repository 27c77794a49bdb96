import { formatWeekday } from '#ui/dates/dates.ts';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { daysOf, roomyDay } from '../reservation-steps.ts';
import { inLanguage, likeWord } from '../words.ts';

for (const locale of languagesInTurn(2)) {
  test(`the days stand in a calendar by month, each with its state in words, in ${locale}`, async ({ page }) => {
    const days = await daysOf(page);
    for (const width of ['phone', 'desk'] as const) {
      await setWidth(page, width);
      await page.goto(inLanguage(locale, '/reservation/'));
      await awake(page);
      expect(await barriers(page), width).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width === 'phone' ? 360 : 1280);
    }
    const tables = page.getByRole('table');
    await expect(tables).toHaveCount(new Set(days.map(({ date }) => date.slice(0, 7))).size);
    const monday = { 'zh-CN': '星期一', 'en-US': 'Monday', 'fr-FR': 'lundi' }[locale];
    await expect(tables.first().getByRole('columnheader')).toHaveCount(7);
    await expect(tables.first().getByRole('columnheader').first()).toHaveAccessibleName(monday);
    await expect(tables.getByRole('link')).toHaveCount(days.length);

    const roomy = await roomyDay(page);
    const open = tables.getByRole('link', { name: formatWeekday(roomy, locale) });
    await expect(open).toHaveAttribute('href', new RegExp(`/reservation/contact\\?date=${roomy}$`));
    await expect(open).toHaveAccessibleName(/\d (left|libres)|余[\d,]+/);
    const full = days.find(({ remaining }) => remaining === 0)?.date ?? '';
    const shut = tables.getByRole('link', { name: formatWeekday(full, locale) });
    await expect(shut).toHaveAttribute('href', new RegExp(`/reservation/waitlist\\?date=${full}$`));
    await expect(shut).toContainText(likeWord(locale, 'Full').source.slice(1, -1));
  });
}

test('a finger finds each day of the calendar on a phone', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.goto('/fr-FR/reservation/');
  const sizes = await page
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBeGreaterThan(14);
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a day of the calendar is chosen, and all days are there as a list', async ({ page }) => {
    await page.goto('/en-US/reservation/');
    const days = await daysOf(page);
    await page.getByText('All days as a list, with hours and bookings').click();
    await expect(page.getByRole('list').getByRole('heading', { level: 3 })).toHaveText(
      days.map(({ date }) => formatWeekday(date, 'en-US')),
    );
    const date = await roomyDay(page);
    await page
      .getByRole('table')
      .getByRole('link', { name: formatWeekday(date, 'en-US') })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`/reservation/contact\\?date=${date}$`));
  });
});
