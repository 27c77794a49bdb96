import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '#platform/i18n/locale.ts';
import { expect, openAwake, test } from '../fixtures.ts';
import { inLanguage } from '../words.ts';

/** What a page says of itself, read from its text: no browser is needed for that. */
interface Said {
  status: number;
  canonical: string | undefined;
  listed: boolean;
  links: string[];
  image: string | undefined;
}

async function read(request: APIRequestContext, address: string): Promise<Said> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = (answer.headers()['content-type'] ?? '').startsWith('text/html') ? await answer.text() : '';
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status(),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    listed: !html.includes('<meta name="robots" content="noindex"'),
    links: [...html.matchAll(/<a [^>]*?href="([^"#]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    image: attribute(/<meta property="og:image" content="([^"]*)"/),
  };
}

async function sitemapOf(request: APIRequestContext, locale: string): Promise<string> {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file);
  const own = files.filter((file) => file.includes(`/sitemaps/${locale}-`));
  const texts = await Promise.all(own.map(async (file) => (await request.get(file)).text()));
  return texts.join('');
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** Later pages of lists, filters and choices of a list are pages, and none that a sitemap names. */
const isChoice = (address: string) => /[?&](?!(?:id|cursor|tab)=)\w+=/.test(address);

/** Of the pages that a sitemap names, one in so many is visited; all of them under `npm run prove`. */
const oneIn = process.env.PROVE ? 1 : 8;

/** Visits some of the given pages, and all that links lead to which are not among the given; hands each to `visit`. */
async function crawl(request: APIRequestContext, named: Set<string>, visit: (address: string, said: Said) => void) {
  const waiting = [...named].filter((_, i) => i % oneIn === 0);
  const seen = new Set(named);
  const { origin } = new URL(waiting[0] ?? '');
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const said = await read(request, address);
    visit(address, said);
    const found = said.links.map((link) => new URL(link, address));
    for (const { href } of found.filter((url) => url.origin === origin && leadsToChinesePage(url))) {
      if (!seen.has(href)) waiting.push(href);
      seen.add(href);
    }
  }
}

function leadsToChinesePage({ href, pathname }: URL): boolean {
  return !/^\/(?:en-US|fr-FR|api|language|download)(?:\/|$)|\.\w+$/.test(pathname) && !isChoice(href);
}

test('the sitemap names exactly the pages that can be reached and call themselves so', async ({ request }) => {
  test.setTimeout(120_000);
  const named = new Set(addressesIn(await sitemapOf(request, 'zh-CN')));
  const wrong: string[] = [];
  const unnamed = new Set<string>();
  await crawl(request, named, (address, { status, canonical, listed }) => {
    const isOwn = status === 200 && listed && canonical === address;
    if (named.has(address) && !isOwn) wrong.push(`${address}: ${status}, ${canonical}`);
    if (status !== 200 || !listed || canonical === undefined || isChoice(canonical)) return;
    if (!named.has(canonical)) unnamed.add(canonical);
  });
  expect(wrong).toEqual([]);
  // Other tests publish meanwhile.
  const since = new Set(addressesIn(await sitemapOf(request, 'zh-CN')));
  expect([...unnamed].filter((address) => !since.has(address))).toEqual([]);
});

test('each language names the same pages, and each page its other languages', async ({ request }) => {
  const [chinese = '', ...others] = await Promise.all(locales.map((locale) => sitemapOf(request, locale)));
  const alternatesOf = (xml: string) => [...xml.matchAll(/<xhtml:link [^>]+>/g)].map(([link]) => link);
  const links = alternatesOf(chinese);
  expect(links.length).toBe(addressesIn(chinese).length * 4);
  for (const xml of others) expect(alternatesOf(xml)).toEqual(links);
  const named = new Set([chinese, ...others].flatMap(addressesIn));
  const linked = links.map((link) => /href="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '');
  expect(linked.filter((address) => !named.has(address))).toEqual([]);
  expect((await request.get('/sitemaps/fr-FR-999.xml')).status()).toBe(404);
});

test('robots are told where the sitemap is, and that a demonstration is not to be listed', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  const text = await answer.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Disallow: \/fr-FR\/account\/$/m);
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect((await request.get('/fr-FR/')).headers()['x-robots-tag']).toBe('noindex');
});

test('a page without a photograph has a card of its own, and nobody can have another drawn', async ({ request }) => {
  const cards = await Promise.all(
    ['/', '/en-US/countries/KE', '/fr-FR/previous/detail/1'].map(async (page) => {
      const { image = '' } = await read(request, page);
      const answer = await request.get(image);
      expect(answer.headers()['content-type']).toBe('image/png');
      const png = await answer.body();
      const { width, height } = await sharp(png).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(120_000);
      return png.toString('base64');
    }),
  );
  expect(new Set(cards).size).toBe(3);
  for (const path of ['/card/en-US/nowhere.png', '/card/en-US/news.png?title=x', '/card/en-US/search.png?keyword=x']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

async function dataOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test('pages say what they are about in the words of schema.org', async ({ page, articles }) => {
  await page.goto('/en-US/');
  const home = await dataOf(page);
  const organization = home.find((data) => data['@type'] === 'Organization');
  expect(organization).toMatchObject({ '@context': 'https://schema.org', url: expect.stringMatching(/\/en-US\/$/) });
  expect(home.find((data) => data['@type'] === 'ExhibitionEvent')).toMatchObject({
    ...{ startDate: '2025-06-12', endDate: '2025-06-15', name: expect.stringContaining('Fourth') },
    organizer: { '@id': organization?.['@id'] },
    location: { '@type': 'Place', address: { addressCountry: 'CN' } },
  });
  await page.goto(inLanguage('fr-FR', articles.text));
  const article = await dataOf(page);
  expect(article.find((data) => data['@type'] === 'NewsArticle')).toMatchObject({
    headline: await page.getByRole('heading', { level: 1 }).textContent(),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/),
    publisher: { '@id': organization?.['@id'] },
  });
  const trail = article.find((data) => data['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Accueil', item: expect.stringMatching(/\/fr-FR\/$/) },
    { position: 2, item: expect.stringMatching(/\/fr-FR\/news\/$/) },
    { position: 3 },
  ]);
});

for (const locale of locales) {
  test(`the site can be kept on a home screen in ${locale}`, async ({ page, request }) => {
    await page.goto(inLanguage(locale, '/'));
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(href).toBe(inLanguage(locale, '/manifest.webmanifest'));
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang: locale, start_url: inLanguage(locale, '/'), scope: '/' });
    const sizes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose]);
    expect(sizes).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  async function keptPages(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
      const keys = await (await caches.open('pages-1')).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
  }

  test('what was read can be read again, and what was not says so', async ({ page, context, allowed }) => {
    allowed.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
    await openAwake(page, '/en-US/previous/');
    await page.getByRole('link', { name: 'Third China-Africa Economic and Trade Expo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third China-Africa Economic and Trade Expo');
    await expect.poll(() => keptPages(page)).toEqual(['/en-US/previous/', '/en-US/previous/detail/3']);
    await expect.poll(() => page.evaluate(() => caches.match('/en-US/offline').then(Boolean))).toBe(true);

    await context.setOffline(true);
    await page.goto('/en-US/previous/detail/3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third China-Africa Economic and Trade Expo');
    await page.goto('/en-US/countries/KE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    const list = page.getByRole('region', { name: 'Pages you have read on this device' });
    await expect(list.getByRole('link')).toHaveText([
      'Third China-Africa Economic and Trade Expo',
      'Editions of the expo',
    ]);
    await list.getByRole('link', { name: 'Editions of the expo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editions of the expo');
    await page.getByRole('link', { name: 'Second China-Africa Economic and Trade Expo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second China-Africa Economic and Trade Expo');
  });

  test('nothing personal is kept, and no script', async ({ page }) => {
    await openAwake(page, '/fr-FR/news/');
    await page.goto('/fr-FR/exhibition/contact?type=exhibitor&id=1');
    await page.goto('/fr-FR/previous/');
    // Which is kept first depends on which is read to its end first.
    await expect.poll(async () => (await keptPages(page)).sort()).toEqual(['/fr-FR/news/', '/fr-FR/previous/']);
    const kinds = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return all.flat().filter((url) => /\.(?:m?js|css)$|\/api\//.test(url));
    });
    expect(kinds).toEqual([]);
  });
});
