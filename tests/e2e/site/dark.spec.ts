import { lightness } from '../colours.ts';
import { expect, test } from '../fixtures.ts';

test.use({ colorScheme: 'dark' });

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
