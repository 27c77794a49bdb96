import type { APIRequestContext, Page } from '@playwright/test';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { barriers, ofColours } from '../axe.ts';
import { lightness } from '../colours.ts';
import { crampedText } from '../cramped-text.ts';
import { awake, doubleText, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { type SitePage, sitePages } from '../site-pages.ts';
import { inLanguage, word } from '../words.ts';

/**
 * In a browser each page is looked at in one language, in turn; under `npm run prove` in all three, and in its states.
 * On PostgreSQL its words are what could be others, not how it looks.
 */
for (const [i, site] of sitePages.entries()) {
  if ((site.canonical !== undefined || site.alike) && !process.env.PROVE) continue;
  for (const locale of languagesInTurn(i)) {
    test(
      `${site.name} in ${locale}`,
      { tag: site.smoke ? '@smoke' : [] },
      async ({ page, articles, allowed, baseURL }, { project }) => {
        test.slow();
        const address = inLanguage(locale, site.address(articles));
        if (site.status !== 200) allowed.push(new RegExp(`status of ${site.status}`));
        await setWidth(page, 'desk');
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(site.status);
        expect(answer?.headers()['content-language']).toBe(locale);
        expect(page.url()).toBe(`${baseURL}${address}`);

        await expectFrame(page, locale);
        await expectHead(page, site, site.canonical ?? site.address(articles), locale);
        expect(await strayLanguage(page, locale)).toEqual([]);

        await awake(page);
        // What only a script can do is not offered without one; all else a page says asleep too.
        const awakeWords = (await wordsOf(page)).replace(word(locale, 'Copy link'), '');
        expect(await wordsOf(page, await answer?.text())).toBe(awakeWords);
        if (project.name === 'postgres') return;
        // On a phone a page is looked at by night. By day, and with what all pages have about their main part, some are.
        const again = site.smoke || process.env.PROVE;
        if (again) expect(await barriers(page, { part: 'page' })).toEqual([]);
        await setWidth(page, 'phone');
        if (again) expect(await barriers(page, { part: 'page' })).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await lightness(page.locator('body'), 'backgroundColor')).toBeLessThan(0.05);
        const byNight = again ? ({ part: 'page', look: ofColours } as const) : ({ part: 'content' } as const);
        expect(await barriers(page, byNight)).toEqual([]);
        if (again) {
          await setWidth(page, 'desk');
          expect(await barriers(page, { part: 'page' })).toEqual([]);
        }
        await setWidth(page, 'narrow');
        expect(await widthOf(page)).toBeLessThanOrEqual(320);
        if (!again) return;
        await setWidth(page, 'phone');
        await doubleText(page);
        expect(await widthOf(page)).toBe(360);
        await setWidth(page, 'desk');
        expect(await widthOf(page)).toBe(1280);
        expect(await crampedText(page)).toEqual([]);
      },
    );
  }
}

const widthOf = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollWidth);

/** The words of `main`, of the page as it stands or of a text of HTML, but those that are for readers without script. */
function wordsOf(page: Page, html?: string): Promise<string> {
  return page.evaluate((sent) => {
    const shown = sent === undefined ? document : new DOMParser().parseFromString(sent, 'text/html');
    const main = shown.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    for (const each of main?.querySelectorAll('noscript') ?? []) each.remove();
    return main?.textContent ?? '';
  }, html);
}

/** One header, one menu, one main, one footer (contract, In the browser), and one first heading. */
async function expectFrame(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('navigation', { name: word(locale, 'Main') })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}

async function expectHead(page: Page, site: SitePage, own: string, locale: Locale): Promise<void> {
  const head = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate][hreflang]')];
    return {
      canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
      languages: links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]),
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    };
  });
  if (site.status !== 200) {
    expect(head).toEqual({ canonical: [], languages: [], robots: 'noindex', description: undefined });
    return;
  }
  const at = (each: Locale) => new URL(inLanguage(each, own), page.url()).href;
  expect(head.canonical).toEqual([at(locale)]);
  expect(head.languages).toEqual([...locales.map((each) => [each, at(each)]), ['x-default', at('zh-CN')]]);
  expect(head.robots).toBeUndefined();
  expect(head.description?.length).toBeGreaterThan(10);
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('what hinders people is seen, also where it is not laid out yet', async ({ page }) => {
      await page.setContent(`<html lang="en"><title>Hall W2</title><main><h1>Hall W2</h1>
        <p style="color: #aaa; background: #fff">Pale</p>
        <section style="content-visibility: auto; margin-top: 400vh"><p style="color: #bbb; background: #fff">Paler</p></section>
        <button style="width: 9px; height: 9px">A</button><button style="width: 9px; height: 9px">B</button></main>
        <footer><p style="color: #ccc; background: #fff">Palest</p></footer>`);
      const idsOf = (lines: string[]) => lines.map((line) => line.split(' ', 1)[0]).sort();
      const inMain = ['color-contrast', 'color-contrast', 'target-size', 'target-size'];
      expect(idsOf(await barriers(page, { part: 'page' }))).toEqual(['color-contrast', ...inMain]);
      expect(idsOf(await barriers(page))).toEqual(process.env.PROVE ? ['color-contrast', ...inMain] : inMain);
      expect(idsOf(await barriers(page, { part: 'main', look: ofColours }))).toEqual([
        'color-contrast',
        'color-contrast',
      ]);
      expect(idsOf(await barriers(page, { part: 'main' }))).toEqual(inMain);
    });
  });
}

for (const locale of locales) {
  test(`every page answers in ${locale} with one heading, its own address and its other languages`, async ({
    request,
    articles,
  }) => {
    for (const site of sitePages) {
      const address = inLanguage(locale, site.address(articles));
      const answer = await request.get(address);
      const html = await answer.text();
      const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
      expect(answer.status(), address).toBe(site.status);
      expect(answer.headers()['content-language'], address).toBe(locale);
      expect(all(/<html lang="([^"]+)"/g), address).toEqual([locale]);
      expect(all(/<(h1)[ >]/g), address).toHaveLength(1);
      if (site.status !== 200) continue;
      expect(all(/<link rel="(canonical)"/g), address).toHaveLength(1);
      expect(all(/<link rel="alternate" hrefLang="([^"]+)"/gi), address).toEqual([...locales, 'x-default']);
    }
  });
}

/** Bytes. Of lists it is mostly their filters. */
const mostData = 9000;
/** Where what is listed is worked with: phrases are shown large, events have a star, stands are found on the plan. */
const workedWith = ['phrases', 'programme, ten at once', 'programme, all days', 'plan of a hall', 'stand on the plan'];

test('what a page brings as data, beside its markup, is little', async ({ request, articles }) => {
  const large: [string, number][] = [];
  for (const site of sitePages.filter(({ status }) => status === 200)) {
    const html = await (await request.get(inLanguage('fr-FR', site.address(articles)))).text();
    const data = /streamController\.enqueue[^<]*<\/script>/.exec(html)?.[0] ?? '';
    expect(data, site.name).not.toBe('');
    const size = Buffer.byteLength(data);
    if (size > mostData && !workedWith.includes(site.name)) large.push([site.name, size]);
  }
  expect(large).toEqual([]);
});

test('no two pages have the same title', async ({ request, articles }) => {
  const titles = new Map<string, string>();
  for (const site of sitePages.filter(({ canonical }) => !canonical)) {
    for (const locale of locales) {
      const address = inLanguage(locale, site.address(articles));
      const title = await titleOf(request, address);
      expect(title, address).not.toBe('');
      expect(titles.get(title), `also the title of ${address}: ${title}`).toBeUndefined();
      titles.set(title, address);
    }
  }
});

async function titleOf(request: APIRequestContext, address: string): Promise<string> {
  const text = await (await request.get(address)).text();
  return /<head>.*?<title>([^<]*)<\/title>/s.exec(text)?.[1] ?? '';
}

for (const locale of languagesInTurn(1)) {
  test(`with and without a slash at the end, in ${locale}`, async ({ request, articles }) => {
    for (const site of sitePages.filter(({ status }) => status === 200)) {
      const [path = '', query] = site.address(articles).split('?');
      const bare = path.replace(/\/$/, '');
      for (const written of [bare, `${bare}/`]) {
        const address = inLanguage(locale, written) + (query ? `?${query}` : '');
        const answer = await request.get(address || '/', { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
      }
    }
  });
}
