import type { Locator } from '@playwright/test';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { sitePages } from '../site-pages.ts';
import { inLanguage } from '../words.ts';

/** One of each look: under `npm run prove` all pages are seen by night. */
const looks = new Set([
  ...['home', 'news', 'article', 'album', 'country', 'exhibitor', 'catalogue of an exhibitor', 'programme', 'event'],
  ...[
    'hotel',
    'transport',
    'phrases',
    'plan of a hall',
    'stand on the plan',
    'project',
    'search',
    'finance',
    'rates of a currency',
    'message board',
    'not found',
  ],
]);

test.use({ colorScheme: 'dark' });

for (const [i, site] of sitePages.entries()) {
  if (!process.env.PROVE && !looks.has(site.name)) continue;
  for (const locale of languagesInTurn(i + 1)) {
    test(`by night: ${site.name} in ${locale}`, async ({ page, articles, allowed }) => {
      test.slow();
      if (site.status !== 200) allowed.push(new RegExp(`status of ${site.status}`));
      await setWidth(page, 'desk');
      await page.goto(inLanguage(locale, site.address(articles)));
      await awake(page);
      expect(await lightness(page.locator('body'), 'backgroundColor')).toBeLessThan(0.05);
      expect(await barriers(page)).toEqual([]);
      await setWidth(page, 'phone');
      expect(await barriers(page)).toEqual([]);
    });
  }
}

test('the frame of the browser, form controls and the page are dark together, and change as the device does', async ({
  page,
}) => {
  await page.goto('/en-US/negotiation/list');
  const frame = page.locator('meta[name=theme-color][media="(prefers-color-scheme: dark)"]');
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
  );
  await expect(frame).toHaveAttribute('content', paper);
  expect(
    await lightness(page.getByRole('main').locator('select, input[type=search]').first(), 'backgroundColor'),
  ).toBeLessThan(0.1);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await lightness(page.locator('body'), 'backgroundColor')).toBeGreaterThan(0.9);
});

test('paper stays paper: what is printed is black on white also by night', async ({ page }) => {
  await page.goto('/en-US/forum/?day=all');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await lightness(page.locator('body'), 'color')).toBe(0);
  expect(await lightness(page.getByRole('heading', { level: 1 }), 'color')).toBe(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('codes that machines read are dark on light by night too', async ({ page }) => {
  await page.goto('/');
  const code = page.getByRole('contentinfo').locator('figure img').first();
  expect(await lightness(code, 'backgroundColor')).toBe(1);
});

/** Relative luminance (WCAG 2) of a colour of an element: 0 is black, 1 white. */
function lightness(element: Locator, property: 'color' | 'backgroundColor'): Promise<number> {
  return element.evaluate((each, name) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(each)[name].match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((channel) => Number(channel) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, property);
}
