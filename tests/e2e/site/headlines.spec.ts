import type { Page } from '@playwright/test';
import { awake, expect, test } from '../fixtures.ts';

/** A face is cut in a process of its own, which takes its time on a busy machine. */
const patience = { timeout: 20_000 };

/** The faces that a page asks for. */
function facesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Characters of the face of headlines that the page has: none while the device's own is shown. */
const shown = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => family === 'Headline' && status === 'loaded').length,
  );

const watchMoves = `window.moved = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) moved += value; })
    .observe({ type: 'layout-shift', buffered: true });`;

for (const address of ['/en-US/news/', '/fr-FR/countries/KE']) {
  test(`${address} gets the face of headlines once it is awake, and nothing moves by it`, async ({ page }) => {
    const asked = facesAskedFor(page);
    await page.addInitScript(watchMoves);
    await page.goto(address);
    expect(asked).toEqual([]);
    await awake(page);
    await expect.poll(() => shown(page), patience).toBe(1);
    expect(asked).toHaveLength(1);
    expect(await page.evaluate<number>('moved')).toBeLessThan(0.02);
  });
}

test('the face of rare characters is asked for as a headline that has one comes near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = facesAskedFor(page);
  await page.goto('/fr-FR/exhibition/?cursor=exhibitors');
  await awake(page);
  await expect.poll(() => shown(page), patience).toBe(1);
  expect(asked).toEqual([expect.stringContaining('/latin-')]);
  expect(asked).not.toContainEqual(expect.stringContaining('rare'));
  await page
    .getByRole('heading', { level: 3, name: /[áãíñó]/ })
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => asked, patience).toContainEqual(expect.stringContaining('/latin-rare-'));
});

test('a Chinese page asks for a face of its own headlines where the device has no serif, and the next page for its own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { FontFace: Given } = window;
    window.FontFace = class extends Given {
      constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
        super(family, String(source).includes('local(') ? 'local("none")' : source, descriptors);
      }
    };
  });
  const asked = facesAskedFor(page);
  await page.goto('/news/');
  await awake(page);
  await expect.poll(() => shown(page), patience).toBe(1);
  expect(asked).toEqual(['/headlines/news.woff2']);
  await page.getByRole('contentinfo').getByRole('link', { name: '网站地图' }).click();
  await expect.poll(() => asked, patience).toEqual(['/headlines/news.woff2', '/headlines/sitemap.woff2']);
});

test('who saves data is sent no face', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const asked = facesAskedFor(page);
  await page.goto('/en-US/news/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await shown(page)).toBe(0);
});
