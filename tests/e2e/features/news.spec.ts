import type { Page } from '@playwright/test';
import { locales } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { expect, openAwake, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { longList } from '../site-pages.ts';
import { inLanguage, likeWord, word } from '../words.ts';

for (const locale of languagesInTurn(1)) {
  test(`the tabs of the home page in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/'));
    const part = page.getByRole('region', { name: likeWord(locale, 'News') });
    const tabs = part.getByRole('list').first().getByRole('link');
    await expect(tabs).toHaveCount(6);
    await expect(part.locator('[aria-current]')).toHaveCount(1);
    const before = await part.getByRole('article').allTextContents();
    const scrolled = await page.evaluate(() => scrollY);
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(part.locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveURL(/\?tab=exhi/);
    await expect.poll(() => part.getByRole('article').allTextContents()).not.toEqual(before);
    await expect(tabs.nth(2)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
    expect(await barriers(page)).toEqual([]);
  });

  test(`page by page through a list in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, longList));
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const pages = page.getByRole('navigation', { name: likeWord(locale, 'Pages: {name}', { name: title }) });
    const first = await page.getByRole('article').allTextContents();
    await pages.getByRole('link', { name: word(locale, 'Next') }).click();
    await expect(page).toHaveURL(inLanguage(locale, `${longList}?page=2`));
    await expect(page).toHaveTitle(new RegExp(word(locale, '{name}, page {page}', { name: '', page: 2 }).trim()));
    await expect(pages.locator('[aria-current=page]')).toHaveAccessibleName(
      word(locale, 'Page {number}', { number: 2 }),
    );
    const second = await page.getByRole('article').allTextContents();
    expect(first.filter((text) => second.includes(text))).toEqual([]);
    await pages.getByRole('link', { name: word(locale, 'Previous') }).click();
    await expect(page).toHaveURL(inLanguage(locale, longList));
    await expect(pages.getByRole('link', { name: word(locale, 'Previous') })).toHaveCount(0);
  });

  test(`an article in ${locale}: its day, its surroundings, its address`, async ({ page, articles, baseURL }) => {
    await openAwake(page, inLanguage(locale, articles.text));
    const article = page.getByRole('article').first();
    const day = article.getByRole('time').first();
    const written = {
      'zh-CN': /^\d{4}年\d{1,2}月\d{1,2}日$/,
      'en-US': /^\d{1,2}\u00a0\w+ \d{4}$/,
      'fr-FR': /^\d{1,2}(er)?\u00a0\p{L}+[ \u00a0]\d{4}$/u,
    };
    await expect(day).toHaveText(written[locale]);
    await expect(day.locator('span')).toHaveCount(3);
    await expect(day).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);

    const related = page.getByRole('region', { name: likeWord(locale, 'Related news') }).getByRole('article');
    await expect(related).toHaveCount(4);
    const ways = await related.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(ways).size).toBe(4);
    expect(ways).not.toContain(inLanguage(locale, articles.text));

    const own = `${baseURL}${inLanguage(locale, articles.text)}`;
    await expect(article.getByRole('textbox', { name: likeWord(locale, 'Link to this article') })).toHaveValue(own);
    const mail = article.getByRole('link', { name: likeWord(locale, 'Share by e-mail') });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*body=${encodeURIComponent(own)}$`));
  });

  test(`the feed in ${locale} is RSS`, async ({ page, request, baseURL }) => {
    await page.goto(inLanguage(locale, '/news/'));
    const feed = page.getByRole('link', { name: likeWord(locale, 'RSS feed') });
    await expect(feed).toHaveAttribute('href', inLanguage(locale, '/news/rss.xml'));
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      inLanguage(locale, '/news/rss.xml'),
    );
    const answer = await request.get(inLanguage(locale, '/news/rss.xml'));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/);
    const read = await readFeed(page, await answer.text());
    expect(read.broken).toBe(false);
    expect(read.language).toBe(locale.toLowerCase());
    expect(read.title).not.toBe('');
    expect(read.items.length).toBeGreaterThanOrEqual(20);
    expect(new Set(read.items.map(({ guid }) => guid)).size).toBe(read.items.length);
    const days = read.items.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { link, title } of read.items) {
      expect(title).not.toBe('');
      expect(link).toMatch(new RegExp(`^${baseURL}${inLanguage(locale, '/news/more/detail/')}`));
    }
  });
}

async function readFeed(page: Page, text: string) {
  return page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const of = (parent: Element | null, name: string) => parent?.querySelector(`:scope > ${name}`)?.textContent ?? '';
    const channel = feed.querySelector('rss[version="2.0"] > channel');
    return {
      broken: feed.querySelector('parsererror') !== null,
      title: of(channel, 'title'),
      language: of(channel, 'language'),
      items: [...(channel?.querySelectorAll('item') ?? [])].map((item) => ({
        title: of(item, 'title'),
        link: of(item, 'link'),
        guid: of(item, 'guid'),
        pubDate: of(item, 'pubDate'),
      })),
    };
  }, text);
}

test('the link of an article can be copied', async ({ page, context, articles, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `/en-US${articles.text}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/en-US${articles.text}`);
});

test('previous and next lead through a category and back', async ({ page, articles }) => {
  await openAwake(page, `/en-US${articles.text}`);
  const here = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const ways = page.getByRole('navigation', { name: 'Previous and next article' });
  await expect(ways.getByRole('link', { name: /^Next article/ })).toHaveCount(0);
  await ways.getByRole('link', { name: /^Previous article/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(here);
  await ways.getByRole('link', { name: /^Next article/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(here);
});

test('a film has a still and captions in three languages, and plays', async ({ page, articles }) => {
  await openAwake(page, `/fr-FR${articles.film}`);
  const film = page.getByRole('article').locator('video');
  await expect(film).toHaveAttribute('preload', 'none');
  const poster = await film.getAttribute('poster');
  expect((await page.request.get(poster ?? '')).headers()['content-type']).toBe('image/webp');
  const played = await film.evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    await video.play();
    return { ready: video.readyState, seconds: video.duration };
  });
  expect(played.ready).toBeGreaterThanOrEqual(2);
  expect(played.seconds).toBeGreaterThanOrEqual(20);
  expect(played.seconds).toBeLessThanOrEqual(41);
  await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0.2);
  const tracks = await film.locator('track').evaluateAll(async (all) =>
    Promise.all(
      (all as HTMLTrackElement[]).map(async (element) => {
        const loaded = element.readyState === 2 || new Promise((done) => element.addEventListener('load', done));
        element.track.mode = 'hidden';
        await loaded;
        return { lang: element.srclang, chosen: element.default, cues: element.track.cues?.length ?? 0 };
      }),
    ),
  );
  expect(tracks.map(({ lang }) => lang).toSorted()).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  expect(tracks.filter(({ chosen }) => chosen).map(({ lang }) => lang)).toEqual(['fr-FR']);
  for (const { cues } of tracks) expect(cues).toBeGreaterThan(2);
});

for (const locale of languagesInTurn(1)) {
  test(`without script, a film is told in words in ${locale}`, async ({ browser, articles }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(inLanguage(locale, articles.film));
    const article = page.getByRole('article').first();
    await article.getByText(word(locale, 'Transcript'), { exact: true }).click();
    const lines = article.getByRole('listitem').filter({ has: page.getByText(/^\d:\d\d$/) });
    await expect(lines.first()).toBeVisible();
    expect(await lines.count()).toBeGreaterThan(2);
    await expect(lines.locator('[lang]')).toHaveCount(0);
    await context.close();
  });
}

test('the pictures of an album load, in the best format, and have words', async ({ page, articles }) => {
  await openAwake(page, articles.album);
  const pictures = page.getByRole('article').getByRole('img');
  const count = await pictures.count();
  expect(count).toBeGreaterThanOrEqual(4);
  for (let i = 0; i < count; i++) {
    const picture = pictures.nth(i);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((img) => (img as HTMLImageElement).currentSrc)).toMatch(/\.avif$/);
    await expect(picture).toHaveAccessibleName(/.{4,}/);
  }
});

test('a picture comes in several sizes, in two formats, and none is narrower than it says', { tag: '@prove' }, async ({
  page,
  request,
  articles,
}) => {
  test.setTimeout(120_000);
  await page.goto(articles.album);
  const picture = page.getByRole('article').locator('picture').first();
  const sets = await picture
    .locator('source, img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('srcset')));
  expect(sets).toHaveLength(2);
  for (const [i, format] of ['avif', 'webp'].entries()) {
    const candidates = sets[i]?.split(', ').map((candidate) => candidate.split(' ')) ?? [];
    expect(candidates.length).toBeGreaterThanOrEqual(2);
    const types = [];
    for (const [address = '', width = ''] of candidates) {
      expect(address).toMatch(new RegExp(`\\.${format}$`));
      // Until a size is made, the next best stands in for it and is not kept.
      let type: string | undefined;
      await expect(async () => {
        const { 'content-type': sent, 'cache-control': kept } = (await request.get(address)).headers();
        expect(kept).toContain('immutable');
        type = sent;
      }).toPass({ timeout: 90_000 });
      expect(await naturalWidth(page, address)).toBeGreaterThanOrEqual(Number.parseInt(width, 10));
      types.push(type);
    }
    // Where a size would weigh more than the picture as it is stored (WebP), that is sent in its place.
    expect(types[0]).toBe(`image/${format}`);
    for (const type of types) expect([`image/${format}`, 'image/webp']).toContain(type);
  }
});

function naturalWidth(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, address);
}

test('an article without a picture has a woven scene in the page and a weave in the call', async ({
  page,
  request,
}) => {
  const { rows } = await (await request.get('/api/news/news?pageSize=100')).json();
  const plain = rows.find(({ imgUrl }: { imgUrl: string }) => imgUrl.startsWith('/weave/'));
  const weave = await request.get(plain.imgUrl);
  expect(weave.status()).toBe(200);
  expect(weave.headers()['content-type']).toMatch(/^image\/svg\+xml/);
  expect(
    await page.evaluate(
      (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName,
      await weave.text(),
    ),
  ).toBe('svg');
  expect((await request.get('/weave/no_such/../x.png')).status()).toBe(404);
  await page.goto(plain.url);
  const scene = page.getByRole('article').first().locator('img[src$=".webp"]');
  await expect(scene).toBeVisible();
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
});

const unknown = [
  '/news/more/list/000000000000000000000000',
  '/news/more/list/notic',
  `${longList}?page=0`,
  `${longList}?page=99`,
  `${longList}?page=x`,
  '/news/more/detail/42c6aa37f4379ff3759597c0/999999',
  '/news/more/detail/42c6aa37f4379ff3759597c0/1e1',
  '/countries/XX',
  '/weave/-.txt',
  '/media/1/x/640.avif',
  '/qr/nothing.svg',
];

for (const address of unknown) {
  test(`${address} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test('an article under another category is sent on to its own', async ({ request, articles }) => {
  const id = articles.text.split('/').at(-1);
  for (const locale of locales) {
    const elsewhere = inLanguage(locale, `/news/more/detail/1cb47ffa672dd64cf46525ce/${id}`);
    const answer = await request.get(elsewhere, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(inLanguage(locale, articles.text));
  }
});
