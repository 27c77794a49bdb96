import type { Page, Route } from '@playwright/test';
import { awake, expect, openAwake, test } from '../fixtures.ts';
import { longList } from '../site-pages.ts';

declare global {
  interface Window {
    /** What the page has asked `Intl` for, where a test watches it. */
    made: string[];
    /** What a test notes: how long each idle moment may be waited for, and in which turn each module ran. */
    waits: number[];
    ran: Record<string, number>;
  }
}

const script = /\/assets\/[^?]*\.js$/;
const dataOf = (path: string) => (url: URL) => url.pathname.startsWith(path) && url.pathname.endsWith('.data');

/** Writes down every page that is fetched as a document. */
function documentsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

const followNews = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).first().click();
const newsIsThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();

test('a page sleeps until it is loaded and idle, 2,000 ms at most, and then wakes', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.requestIdleCallback.bind(window);
    const waits: (number | undefined)[] = [];
    Object.assign(window, { waits });
    window.requestIdleCallback = (task, options) => {
      waits.push(options?.timeout);
      return real(task, options);
    };
  });
  await openAwake(page, '/en-US/');
  const { waits, early } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const loaded = document?.loadEventStart ?? Number.POSITIVE_INFINITY;
    return {
      waits: window.waits,
      early: scripts.filter(({ startTime }) => startTime < loaded).map(({ name }) => name),
    };
  });
  expect(early).toEqual([]);
  expect(new Set(waits)).toEqual(new Set([2000]));
});

for (const path of [
  '/fr-FR/',
  '/en-US/countries/KE',
  '/forum/',
  '/en-US/news/',
  '/fr-FR/exhibition/?cursor=exhibitors',
]) {
  test(`${path} wakes without Unicode’s tables but those of numbers, which are read before its modules run`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      window.made = made;
      for (const name of ['DateTimeFormat', 'NumberFormat', 'Segmenter', 'Collator', 'DisplayNames'] as const) {
        Object.defineProperty(Intl, name, {
          value: new Proxy(Intl[name], {
            apply() {
              made.push(window.__reactRouterManifest ? `${name}, late` : name);
            },
            construct(format, given) {
              made.push(`new ${name}`);
              return Reflect.construct(format, given);
            },
          }),
        });
      }
    });
    await openAwake(page, path);
    const made = await page.evaluate(() => window.made);
    expect(made[0]).toBe('NumberFormat');
    // Lingui words counts with another, which finds the tables read.
    expect(made.slice(1).filter((name) => name !== 'new NumberFormat')).toEqual([]);
  });
}

test('where React makes the page anew as it wakes, woven pictures keep their motifs, and what came as markup alone stays', async ({
  page,
  allowed,
}) => {
  allowed.push(/Minified React error #418/);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#weave-motifs')?.setAttribute('data-old', '');
      document.querySelector('#news h2')?.remove();
    });
  });
  await openAwake(page, '/en-US/');
  await expect(page.getByRole('heading', { level: 2, name: 'News', exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'News', exact: true }).getByRole('article')).toHaveCount(5);
  await expect(page.locator('#weave-motifs:not([data-old]) path:not([d=""])')).not.toHaveCount(0);
});

test('where React makes the page anew as it wakes, parts made of the same data keep each their own markup', async ({
  page,
  allowed,
}) => {
  allowed.push(/Minified React error #418/);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.remove());
  });
  const sent = await (await page.request.get('/en-US/finance/rates/USD')).text();
  const days = sent.match(/<th scope="row"/g)?.length ?? 0;
  expect(days).toBeGreaterThan(80);
  await openAwake(page, '/en-US/finance/rates/USD');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^US dollar/ })).toBeVisible();
  await expect(page.locator('tbody th')).toHaveCount(days);
});

test('what came as markup alone stays as it was when the page wakes, and comes as data when a link is followed', async ({
  page,
}) => {
  const sent = await (await page.request.get('/en-US/news/')).text();
  const [data = ''] = /streamController\.enqueue[^<]*<\/script>/.exec(sent) ?? [];
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const story of document.querySelectorAll('main article')) Object.assign(story, { asSent: true });
    });
  });
  await openAwake(page, '/en-US/news/');
  const stories = page.getByRole('main').getByRole('article');
  const title = (await stories.first().getByRole('heading').textContent()) ?? '';
  expect(sent).toContain(title);
  expect(data).toContain('en.news');
  expect(data).not.toContain(title);
  const count = await stories.count();
  expect(count).toBeGreaterThan(6);
  const kept = () => stories.evaluateAll((all) => all.filter((story) => 'asSent' in story).length);
  expect(await kept()).toBe(count);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/cursor=contact/);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toHaveCount(0);
  await page.goBack();
  await expect(stories).toHaveCount(count);
  await expect(stories.first().getByRole('heading')).toHaveText(title);
  expect(await kept()).toBe(0);
});

test('what somebody types and chooses of a list’s filters before the page wakes stays', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en-US/exhibition/?cursor=exhibitors');
  const filters = page.getByRole('search', { name: 'Find exhibitors' });
  await filters.getByRole('searchbox').fill('coffee');
  await filters.getByRole('combobox', { name: 'Country or region' }).selectOption('KE');
  held.resolve();
  await awake(page);
  await expect(filters.getByRole('searchbox')).toHaveValue('coffee');
  await expect(filters.getByRole('combobox', { name: 'Country or region' })).toHaveValue('KE');
});

for (const { list, name, chosen, order } of [
  {
    list: '/exhibition/?cursor=exhibitors',
    name: 'Find exhibitors',
    chosen: 'Country or region',
    order: 'Recently added',
  },
  {
    list: '/exhibition/?cursor=exhibitors&industry=3',
    name: 'Find exhibitors',
    chosen: 'Country or region',
    order: 'Recently added',
  },
  { list: '/negotiation/list', name: 'Find projects', chosen: 'Status', order: 'Largest amount first' },
]) {
  test(`what somebody types and chooses of the filters of ${list} stays while the list is sorted, until the filters are others`, async ({
    page,
  }) => {
    await openAwake(page, `/en-US${list}`);
    const filters = page.getByRole('search', { name });
    const words = filters.getByRole('searchbox');
    const choice = filters.getByRole('combobox', { name: chosen });
    await words.fill('coffee');
    await choice.selectOption({ index: 2 });
    const value = await choice.inputValue();
    await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: order }).click();
    await expect(page).toHaveURL(/sort=/);
    await expect(page.getByRole('navigation', { name: 'Sort by' }).locator('[aria-current]')).toHaveText(order);
    await expect(words).toHaveValue('coffee');
    await expect(choice).toHaveValue(value);
    const clear = filters.getByRole('link', { name: 'Clear filters' });
    if ((await clear.count()) === 0) return;
    await clear.click();
    await expect(page).not.toHaveURL(/industry/);
    await expect(filters.getByRole('combobox', { name: 'Industry' })).toHaveValue('');
    await expect(words).toHaveValue('');
  });
}

test('on the home page a tab of the news changes the news alone', async ({ page }) => {
  await openAwake(page, '/en-US/');
  const news = page.getByRole('region', { name: 'News', exact: true });
  const first = news.getByRole('article').first().getByRole('heading');
  const before = (await first.textContent()) ?? '';
  const mark = () =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll('main h1, main h2')) Object.assign(part, { same: true });
    });
  await mark();
  const tab = news.getByRole('list').first().getByRole('link').nth(1);
  await tab.press('Enter');
  await expect(page).toHaveURL(/tab=/);
  await expect(first).not.toHaveText(before);
  await expect(tab).toBeFocused();
  const replaced = await page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2')]
      .filter((part) => !('same' in part))
      .map((part) => part.textContent),
  );
  expect(replaced).toEqual([]);
});

test('the focus stays on a link that leads to the very page', async ({ page }) => {
  await openAwake(page, '/en-US/countries/KE');
  const here = page.getByRole('region', { name: 'All countries' }).getByRole('link', { name: 'Kenya', exact: true });
  const visit = () => page.evaluate(() => history.state?.key);
  const first = await visit();
  await here.press('Enter');
  await expect.poll(visit).not.toBe(first);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(here).toBeFocused();
});

test('awake, a link changes the page without a new document', async ({ page }) => {
  await openAwake(page, '/en-US/');
  const documents = documentsOf(page);
  await page.evaluate(() => scrollTo(0, 400));
  await followNews(page);
  await newsIsThere(page);
  await expect(page).toHaveURL('/en-US/news/');
  await expect(page).toHaveTitle(/^News · /);
  await expect(page.getByRole('status').filter({ hasText: /^News · / })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/en-US/');
  expect(documents).toEqual([]);
});

test('the loading bar comes after 200 ms, runs for 5 s, and goes with the next page', async ({ page }) => {
  await page.clock.install();
  await openAwake(page, '/en-US/');
  const held = Promise.withResolvers<void>();
  await page.route(dataOf('/en-US/news'), async (route) => {
    await held.promise;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(/\.data/);
  await followNews(page);
  await asked;
  await page.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar).toHaveCount(1);
  const seconds = () =>
    bar.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().duration),
    );
  expect(await seconds()).toContain(5000);
  await page.clock.resume();
  held.resolve();
  await newsIsThere(page);
  await expect(bar).toHaveCount(0);
});

test('the code of a page that a link in view leads to is fetched ahead', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  await openAwake(page, '/en-US/news/');
  const list = await page.evaluate(() => window.__reactRouterManifest?.routes['en.news.list']?.module);
  await expect.poll(() => scripts).toContain(list);
  const before = scripts.length;
  await page.getByRole('navigation', { name: 'News categories' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(scripts.slice(before)).not.toContain(list);
});

test('the large parts of the program run in turns of their own: a slow phone answers in between', async ({ page }) => {
  // As each module ends it notes the turn, and a timer begins the next one: what waits its turn behind that timer is in it.
  await page.addInitScript('window.turn = 0; window.ran = {}');
  await page.route(script, async (route) => {
    const answer = await route.fetch();
    const [name] = /[a-z]+/.exec(route.request().url().split('/').at(-1) ?? '') ?? [];
    const note = `;window.ran['${name}'] ??= window.turn;setTimeout(() => { window.turn += 1; });`;
    await route.fulfill({ response: answer, body: (await answer.text()) + note });
  });
  await openAwake(page, '/en-US/');
  const ran = await page.evaluate(() => window.ran);
  const turns = ['manifest', 'framework', 'shell', 'home', 'entry'].map((name) => ran[name]);
  expect(turns).not.toContain(undefined);
  expect(new Set(turns).size).toBe(turns.length);
  // What is fetched ahead may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the browser’s table of pages is that of the page’s language', async ({ page }) => {
  for (const [address, language] of [
    ['/', 'zh'],
    ['/fr-FR/', 'fr'],
  ] as const) {
    await openAwake(page, address);
    const ids = await page.evaluate(() => Object.keys(window.__reactRouterManifest?.routes ?? {}));
    expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(new Set(['root', language]));
    expect(ids).toContain(`${language}.news.list`);
  }
});

test('the store is kept in the session, whole, and restored on the next page', async ({ page }) => {
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('store') ?? '{}'));
  await openAwake(page, '/fr-FR/');
  await page.evaluate(() => Object.assign(window.expoStore ?? {}, { userId: '7', avatar: '/a.png', userSig: 's' }));
  await page.goto('/en-US/news/');
  expect(await kept()).toEqual({
    locales: ['zh-CN', 'en-US', 'fr-FR'],
    locale: 'fr-FR',
    cursor: '',
    activeName: 'home',
    userId: '7',
    avatar: '/a.png',
    userSig: 's',
    financeImageBaseUrl: '',
  });
  expect(await page.evaluate(() => window.expoStore)).toMatchObject({
    ...{ locale: 'en-US', activeName: 'news', userId: '7', avatar: '/a.png', userSig: 's' },
  });
});

test('the store has all its eight fields from the first page on', async ({ page }) => {
  await page.goto('/en-US/');
  await page.goto('/en-US/news/');
  const kept = await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('store') ?? '{}')));
  expect(kept.toSorted()).toEqual(
    ['locales', 'locale', 'cursor', 'activeName', 'userId', 'avatar', 'userSig', 'financeImageBaseUrl'].toSorted(),
  );
});

test('the store follows soft navigation', async ({ page }) => {
  await openAwake(page, '/en-US/');
  await followNews(page);
  await newsIsThere(page);
  await expect.poll(() => page.evaluate(() => window.expoStore?.activeName)).toBe('news');
});

const thrifty = [
  { saveData: true, effectiveType: '4g' },
  ...['slow-2g', '2g', '3g'].map((effectiveType) => ({ saveData: false, effectiveType })),
];

for (const connection of thrifty) {
  test(`a page never wakes by itself with ${JSON.stringify(connection)}, and works`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (script.test(request.url())) scripts.push(request.url());
    });
    await page.addInitScript((each) => Object.defineProperty(navigator, 'connection', { value: each }), connection);
    await page.clock.install();
    await page.goto('/en-US/');
    await page.clock.runFor(30_000);
    const documents = documentsOf(page);
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Video centre' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Video centre' })).toBeVisible();
    expect(documents).toHaveLength(1);
    await page.evaluate(() => scrollTo(0, 300));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await page.clock.runFor(30_000);
    expect(scripts).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  });
}

test.describe('what does not come over the network', () => {
  const cut = (route: Route) => route.abort('connectionreset');

  /** No data comes, however often it is asked for, until a document has been asked for. */
  const cutDataUntilLoaded = (page: Page, documents: string[]) =>
    page.route(/\.data/, (route) => (documents.length === 0 ? cut(route) : route.fallback()));

  test.beforeEach(({ allowed }) => {
    // The last: style sheets of a page that then was not shown.
    allowed.push(/ERR_CONNECTION_RESET/, /Failed to fetch/, /preloaded using link preload but not used/);
  });

  test('data: the page is loaded anew, once; then the error face offers to try again', async ({ page }) => {
    await openAwake(page, '/en-US/');
    const documents = documentsOf(page);
    await cutDataUntilLoaded(page, documents);
    await followNews(page);
    await newsIsThere(page);
    await awake(page);
    expect(documents).toEqual(['/en-US/news/']);

    const country = dataOf('/en-US/countries');
    await page.route(country, cut);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/en-US/');
    await page.getByRole('main').getByRole('link', { name: 'Kenya', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not be reached');
    expect(documents).toHaveLength(1);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kenya' })).toBeVisible();
    expect(documents).toEqual(['/en-US/news/', '/en-US/countries/KE']);
  });

  test('after 60 s a page may be loaded anew again', async ({ page }) => {
    await openAwake(page, '/en-US/');
    const documents = documentsOf(page);
    await page.evaluate(() => sessionStorage.setItem('loaded-anew', String(Date.now() - 61_000)));
    await cutDataUntilLoaded(page, documents);
    await followNews(page);
    await newsIsThere(page);
    expect(documents).toEqual(['/en-US/news/']);
  });

  test('the code of a page: the same', async ({ page }) => {
    const code = /\/assets\/list[.-][^/]*\.js$/;
    await page.route(code, cut);
    await openAwake(page, '/en-US/news/');
    const documents = documentsOf(page);
    await page
      .getByRole('navigation', { name: 'News categories' })
      .getByRole('link', { name: 'Conference news' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conference news' })).toBeVisible();
    expect(documents).toEqual([`/en-US${longList}`]);
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  });

  test('the code that wakes the page: it is loaded anew once, and reads whole all the same', async ({
    page,
    allowed,
  }) => {
    // The router's own start is told of the failure, too.
    allowed.push(/^error of the page: $/);
    await page.route(/\/assets\/entry\.client-[^/]*\.js$/, cut);
    const documents = documentsOf(page);
    await page.goto('/en-US/news/');
    await expect.poll(() => documents).toHaveLength(2);
    await newsIsThere(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/en-US/');
    expect(documents).toEqual(['/en-US/news/', '/en-US/news/', '/en-US/']);
  });
});
