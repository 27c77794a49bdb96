import type { Page } from '@playwright/test';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';

declare global {
  interface Window {
    /** When the animations of maps that have begun will end, in milliseconds. */
    drawn: number[];
  }
}

/**
 * Notes from the first moment on what of a map moves. How long is read from its style: on a busy machine the beginning is told
 * when all is over, and an animation that is over is no longer among those of the page.
 */
async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawn = [];
    const milliseconds = (seconds: string) => Number.parseFloat(seconds) * 1000;
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof SVGElement)) return;
      const { animationDelay, animationDuration } = getComputedStyle(target);
      window.drawn.push(milliseconds(animationDelay) + milliseconds(animationDuration));
    });
  });
}

const drawn = (page: Page) => page.evaluate(() => window.drawn);

test('the map names what is pointed at and what has the focus, with its total', async ({ page }) => {
  await setWidth(page, 'desk');
  await openAwake(page, '/en-US/countries/');
  const map = page.getByRole('group', { name: /^Countries of Africa/ });
  const figure = page.getByRole('figure').filter({ has: map });
  const algeria = map.getByRole('link', { name: /^Algeria/ });
  const named = (await algeria.getAttribute('href')) ?? '';
  await algeria.hover();
  await expect(figure.locator('p')).toHaveText(/^Algeria(: \d+ exhibitors?)?$/);
  await page.mouse.move(0, 0);
  await expect(figure.locator('p')).toHaveCount(0);
  await map.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(figure.locator('p')).toHaveText(
    (await map.getByRole('link').nth(1).locator('title').textContent()) ?? '',
  );
  await algeria.click();
  await expect(page).toHaveURL(new RegExp(`${named}$`));
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a first touch names the country, and its name leads there', async ({ page }) => {
    await setWidth(page, 'phone');
    await openAwake(page, '/en-US/countries/');
    const map = page.getByRole('group', { name: /^Countries of Africa/ });
    await map.getByRole('link', { name: /^Algeria/ }).tap();
    await expect(page).toHaveURL(/\/en-US\/countries\/$/);
    await page
      .getByRole('status')
      .getByRole('link', { name: /^Algeria/ })
      .tap();
    await expect(page).toHaveURL(/\/countries\/DZ$/);
  });
});

test('the map is woven once, in less than 1.2 s, and not after a soft navigation', async ({ page }) => {
  await setWidth(page, 'desk');
  await watchDrawing(page);
  await openAwake(page, '/en-US/countries/');
  // The land and what is marked on it.
  await expect.poll(() => drawn(page)).toHaveLength(2);
  for (const end of await drawn(page)) expect(end).toBeLessThan(1200);
  await page.getByRole('main').getByRole('list').getByRole('link', { name: 'Kenya' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kenya');
  await expect(page.getByRole('main').getByRole('group')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await drawn(page)).toHaveLength(2);
});

test('with reduced motion the map stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchDrawing(page);
  await page.goto('/en-US/countries/');
  await expect(page.getByRole('main').getByRole('group')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await drawn(page)).toEqual([]);
});
