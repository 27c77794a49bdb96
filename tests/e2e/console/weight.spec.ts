import type { Page } from '@playwright/test';
import { expect, openAwake, test } from '../fixtures.ts';
import { workAs } from '../staff-session.ts';

/** So many bytes a page of the console may take over the wire until it is awake, with all that it fetches (bars.md). */
const bar = 350_000;

/** What a page takes when nothing of it is on the device: French words are the longest. */
async function weightOf(page: Page, path: string, ready?: (own: Page) => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await openAwake(page, `/fr-FR${path}`);
  await ready?.(page);
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return bytes;
}

/** Until the sizes of its pictures are made a page has larger ones in their place, once. */
async function madeSizes(page: Page, path: string): Promise<void> {
  await openAwake(page, `/fr-FR${path}`);
  const sizes = await page
    .locator('main li source[type="image/avif"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('srcset')?.split(' ', 1)[0] ?? ''));
  expect(sizes).toHaveLength(30);
  const types = () =>
    Promise.all(sizes.map(async (each) => (await page.request.get(each)).headers()['content-type'] ?? ''));
  const isOther = (type: string) => type !== 'image/avif';
  await expect.poll(async () => (await types()).filter(isOther), { timeout: 60_000 }).toEqual([]);
}

/** The newest article: the console has taken in those of the seed by the time that one is listed. */
async function someArticle(page: Page): Promise<number> {
  let id = 0;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/console/content/article');
      const { rows }: { rows: { id: number }[] } = await answer.json();
      id = rows[0]?.id ?? 0;
      return id;
    })
    .toBeGreaterThan(0);
  return id;
}

test('a page of the console is light, also with all that wakes on it', { tag: '@prove' }, async ({ page }) => {
  test.setTimeout(120_000);
  await workAs(page, 'admin', 'auditor', 'editor', 'moderator', 'publisher');
  const article = `/console/content/article/${await someArticle(page)}/`;
  const withEditor = (own: Page) => expect(own.getByRole('toolbar')).toBeVisible();
  const pages: [path: string, ready?: (own: Page) => Promise<void>][] = [
    ['/console/'],
    ['/console/content/article/'],
    [`${article}?language=zh-CN`, withEditor],
    [`${article}?language=shared`],
    ['/console/translations/'],
    [`${article}translate/?to=fr-FR`],
    // The demonstration's own, a whole page of them: other tests add pictures of noise, as no camera makes them.
    ['/console/media/?after=41', (own) => expect(own.locator('main li img')).toHaveCount(30)],
    ['/console/inbox/'],
    ['/console/reservations/'],
    ['/console/figures/?of=projects'],
    ['/console/log/'],
    ['/console/staff/'],
  ];
  const weights: [string, number][] = [];
  await madeSizes(page, '/console/media/?after=41');
  for (const [path, ready] of pages) weights.push([path, await weightOf(page, path, ready)]);
  process.stdout.write(`${weights.map(([path, bytes]) => `${(bytes / 1000).toFixed(1)} kB ${path}`).join('\n')}\n`);
  expect(weights.filter(([, bytes]) => bytes > bar)).toEqual([]);
  // They are weighed at all: React alone takes more.
  expect(Math.min(...weights.map(([, bytes]) => bytes))).toBeGreaterThan(90_000);
});
