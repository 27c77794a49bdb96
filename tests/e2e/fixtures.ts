import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser may complain of in this test; anything else in its console, or a failed request, fails the test. */
  allowed: RegExp[];
  /** Watches one more page as `page` is watched. */
  watch(page: Page): void;
  /** Addresses of articles, in Chinese: one of words, an album, a film; the newest of their kind. */
  articles: Record<'text' | 'album' | 'film', string>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  allowed: async ({}, use) => use([]),

  watch: async ({ allowed, baseURL }, use) => {
    const troubles: string[] = [];
    await use((page) => watchPage(page, new URL(baseURL ?? '').host, (trouble) => troubles.push(trouble)));
    expect(troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([]);
  },

  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },

  articles: async ({ request }, use) => {
    const newest = async (call: string): Promise<string> => {
      const answer = await request.get(`/api/${call}`);
      const { rows } = (await answer.json()) as { rows: { url: string }[] };
      return rows[0]?.url ?? '';
    };
    const [text, album, film] = await Promise.all([
      newest('news/news?pageSize=1'),
      newest('getMedia?module=10&pageSize=1'),
      newest('getMedia?module=11&pageSize=1'),
    ]);
    await use({ text, album, film });
  },
});

function watchPage(page: Page, host: string, complain: (trouble: string) => void): void {
  page.on('console', (message) => {
    // Where the service worker is kept out (playwright.config.ts).
    if (message.text().includes('Service Worker registration blocked')) return;
    // Where too many ask for faces at once, headlines have the device's own.
    const { url } = message.location();
    if (url.includes('/headlines/') && message.text().includes('status of 503')) return;
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complain(`error of the page: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Given up because the page was left, or by a player that has enough.
    if (why !== 'net::ERR_ABORTED') complain(`not reached: ${request.url()} ${why}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) complain(`request to another host: ${url.href}`);
  });
}

/** Waits until React answers. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 20_000 });
}

/** Opens a page and waits until React answers. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Keeps pages asleep: what wakes them does not come. @returns lets it come */
export async function keepAsleep(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** How far down the page each link, label and button stands that is not of a text's toolbar, in pixels. */
export const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href], label, button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[role="toolbar"]'))
        .map((one) => ({
          words: one.textContent ?? '',
          top: Math.round(one.getBoundingClientRect().top + window.scrollY),
        })),
    );

/** How wide the narrowest phone, a phone and a desk are tested, in pixels. */
export const widths = { narrow: 320, phone: 360, desk: 1280 };

export async function setWidth(page: Page, width: keyof typeof widths): Promise<void> {
  await page.setViewportSize({ width: widths[width], height: width === 'desk' ? 800 : 740 });
}

/** Text at 200 %, as a reader sets it (WCAG 1.4.4): all sizes of the site hang on it. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}
