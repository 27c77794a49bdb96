import type { Page } from '@playwright/test';
import { expect, setWidth, test, type widths } from '../fixtures.ts';
import { type SitePage, sitePages } from '../site-pages.ts';

/** Pages with pictures: rows, cards, walls, and an album. */
const pictured = ['home', 'news', 'list of photo', 'list of video', 'article', 'album', 'film', 'edition'];

const asked = sitePages.filter(({ name }) => pictured.includes(name));

/** Each picture's `sizes`, as this browser reads it now, beside the width that the picture has. */
function widthsOfPictures(page: Page): Promise<{ sizes: string; said: number; shown: number }[]> {
  return page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.position = 'absolute';
    const read = (sizes: string) => {
      const parts = sizes.split(/,\s*/).map((part) => /^(?:(\(.*?\)) )?(.+)$/.exec(part));
      const part = parts.find((each) => !each?.[1] || matchMedia(each[1]).matches);
      ruler.style.width = part?.[2] ?? '';
      return ruler.getBoundingClientRect().width;
    };
    return [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].map((picture) => ({
      sizes: picture.sizes,
      said: read(picture.sizes),
      // Its box: what the box holds is not laid out anew before it comes near.
      shown: picture.parentElement?.getBoundingClientRect().width ?? 0,
    }));
  });
}

/** A little less is said for a phone's whole width: 320 pixels in place of 328 saves half of the bytes. */
const least = 0.97;
const most = 1.06;

async function expectTrueSizes(page: Page, width: keyof typeof widths): Promise<void> {
  await setWidth(page, width);
  const pictures = await widthsOfPictures(page);
  const wrong = pictures.filter(({ said, shown }) => said / shown < least || said / shown > most);
  expect(wrong, width).toEqual([]);
}

for (const { name, address } of asked) {
  test(`${name}: pictures stand as wide as they say`, async ({ page, articles }) => {
    await page.goto(address(articles));
    for (const width of ['phone', 'desk'] as const) await expectTrueSizes(page, width);
  });
}

test('there are pictures to look at', async ({ page, articles }) => {
  const counts: number[] = [];
  for (const { address } of asked.filter(({ name }: SitePage) => ['home', 'album'].includes(name))) {
    await page.goto(address(articles));
    counts.push((await widthsOfPictures(page)).length);
  }
  expect(Math.min(...counts)).toBeGreaterThan(4);
});

/** How far below what is seen pictures may be fetched on a slow line, in heights of the view. */
const near = 1.5;

/** Opens a page on a line that Chromium takes for a slow one, and says how far below the view its farthest fetched picture lies. */
async function farthestFetched(page: Page, address: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    connectionType: 'cellular3g',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(() => (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType),
  ).toBe('3g');
  return page.evaluate(() => {
    const fetched = [...document.images].filter(({ currentSrc }) => currentSrc);
    return Math.max(...fetched.map((picture) => picture.getBoundingClientRect().top)) / innerHeight - 1;
  });
}

test('on a slow line no picture far below the view is fetched', async ({ page }) => {
  await setWidth(page, 'phone');
  expect(await farthestFetched(page, '/news/')).toBeLessThan(near);
});

test('(without that, Chromium fetches pictures from two screens and more below)', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await farthestFetched(page, '/news/')).toBeGreaterThan(near);
});

test('a picture that was far below is there as one comes to it', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.goto('/news/');
  const last = page.getByRole('main').getByRole('article').last().locator('img');
  expect(await last.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toBe('');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
});
