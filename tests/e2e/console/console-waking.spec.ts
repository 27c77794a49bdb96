import type { Page } from '@playwright/test';
import { awake, expect, keepAsleep, placesOf, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage } from '../words.ts';

/** Pages of the console whose script brings something that they cannot do without it. */
const paths = [
  ...['', 'content/buyer/', 'content/article/', 'translations/', 'media/', 'inbox/', 'programme/', 'reservations/'],
  ...['import/?kind=buyer', 'log/', 'figures/', 'halls/', 'glossary/', 'staff/'],
];

/** Rows and controls stand where they were: a finger on its way to one meets it. */
async function stays(page: Page, address: string): Promise<void> {
  const wake = await keepAsleep(page);
  await page.goto(address);
  const asleep = await placesOf(page);
  expect(asleep, address).not.toEqual([]);
  wake();
  await awake(page);
  const places = await placesOf(page);
  const moved = asleep.filter(({ words, top }) => !places.some((own) => own.words === words && own.top === top));
  expect.soft(moved, address).toEqual([]);
}

for (const locale of languagesInTurn(2)) {
  for (const width of ['phone', 'desk'] as const) {
    const tag = width === 'phone' ? '@prove' : [];
    const name = `nothing leaves the pointer as a page of the console wakes, at the width of a ${width}, in ${locale}`;
    test(name, { tag }, async ({ page, allowed }) => {
      test.slow();
      // The face of headlines comes when it comes, awake or not (decision 93).
      await page.route(/\.woff2$/, (route) => route.abort());
      allowed.push(/\.woff2/, /Failed to load resource/);
      await workAs(page, 'editor', 'publisher', 'admin');
      await setWidth(page, width);
      for (const path of paths) await stays(page, inLanguage(locale, `/console/${path}`));
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what can be done with rows is there as one is picked', async ({ page }) => {
    await workAs(page, 'publisher');
    await page.goto('/en-US/console/content/article/');
    const bar = page.getByRole('group', { name: 'Bulk actions' });
    await expect(bar).toBeHidden();
    await page.getByRole('table').getByRole('checkbox').first().check();
    await expect(bar.getByRole('button', { name: 'Publish' })).toBeVisible();
    await page.getByRole('table').getByRole('checkbox').first().uncheck();
    await expect(bar).toBeHidden();
  });
});
