import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { debianChromium } from '#tests/browser-packages.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { addPseudoLanguage, copyProject, pseudo, pseudoTag, runTool, touched } from '#tests/support/pseudo-language.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

const header = '4';
const exhibitor = '/exhibition/components/ExhibitorList/exhibitorDetail?id=1';

/** Pages with something that they say in the pseudo-language. An article is asked for apart: its address is content. */
const pages = [
  { address: '/', status: 200, says: 'All news' },
  { address: '/news/', status: 200, says: 'News' },
  { address: exhibitor, status: 200, says: 'Exhibitors' },
  { address: '/login/', status: 200, says: 'Log in' },
  { address: '/nowhere', status: 404, says: 'This page could not be found' },
];

/** Its types, a build of its own and a site that makes its lists anew take minutes: pages are seen under PROVE, in a browser too. */
const served = test.runIf(process.env.PROVE);
/** One form in `npm test`; under PROVE both. */
const forms = process.env.PROVE ? (['rtl', 'ltr'] as const) : (['rtl'] as const);

describe.each(forms)('a language that begins its lines as %s', (dir) => {
  let directory: string;
  let project: string;
  let site: SiteProcess | undefined;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'expo-language-'));
    project = join(directory, 'project');
    copyProject(project);
    addPseudoLanguage(project, dir);
    if (!process.env.PROVE) return;
    // What the site held before it had the language.
    await fillDirectory(join(directory, 'data'));
    const env = { ...playedSecrets, DATA_DIR: join(directory, 'data'), BUILD_DIR: 'build', RATE_LIMITS: 'off' };
    site = await startSite(env, 'server/start.ts', project);
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    rmSync(directory, { recursive: true });
  });

  async function page(address: string, locale: string = pseudoTag): Promise<{ status: number; html: string }> {
    const response = await fetch(`${site?.url}/${locale}${address}`);
    return { status: response.status, html: await response.text() };
  }

  async function call<T>(path: string, language = header): Promise<T> {
    return (await fetch(`${site?.url}/api${path}`, { headers: { Language: language } })).json() as Promise<T>;
  }

  async function firstArticle(): Promise<{ url: string; title: string; lang: string }> {
    const { rows } = await call<{ rows: { url: string; title: string; lang: string }[] }>('/news/news');
    if (!rows[0]) throw new Error('No article');
    return rows[0];
  }

  test('it is added in twelve files at most that are not words', () => {
    const { all, notWords } = touched(project);
    expect(all).toContain(`app/shell/locales/${pseudoTag}.po`);
    expect(notWords.length, notWords.join('\n')).toBeGreaterThan(3);
    expect(notWords.length, notWords.join('\n')).toBeLessThanOrEqual(12);
  });

  served(
    'all types fit',
    () => {
      runTool(project, 'react-router', 'typegen');
      expect(runTool(project, 'tsc', '--noEmit', '--checkers', '1')).toBe('');
    },
    400_000,
  );

  served.each(pages)('$address comes in it, and leads to the others', async ({ address, status, says }) => {
    const { status: answered, html } = await page(address);
    expect(answered).toBe(status);
    expect(/<html[^>]*>/.exec(html)?.[0]).toBe(`<html lang="${pseudoTag}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`);
    expect(html).toContain(pseudo(says));
    expect(html).toMatch(new RegExp(`<a [^>]*data-language="${pseudoTag}"[^>]*aria-current="true"`));
    for (const other of ['zh-CN', 'en-US', 'fr-FR']) expect(html).toContain(`data-language="${other}"`);
  });

  served('pages in other languages offer it, and begin their lines on the left', async () => {
    for (const other of ['en-US', 'fr-FR']) {
      const { html } = await page('/news/', other);
      expect(/<html[^>]*>/.exec(html)?.[0]).toBe(`<html lang="${other}">`);
      expect(html).toMatch(new RegExp(`hrefLang="${pseudoTag}" href="[^"]*/${pseudoTag}/news/"`));
      expect(html).toContain(`href="/language/${pseudoTag}?to=%2Fnews%2F"`);
    }
    const chosen = await fetch(`${site?.url}/language/${pseudoTag}?to=%2Fnews%2F`, { redirect: 'manual' });
    expect(chosen.headers.get('Location')).toBe(`/${pseudoTag}/news/`);
    expect(chosen.headers.get('Set-Cookie')).toContain(`language=${pseudoTag}`);
  });

  served('what has no text in it is shown in the next language, which is said', async () => {
    const { url, title, lang } = await firstArticle();
    expect(lang).toBe('en-US');
    const { status, html } = await page(url.slice(`/${pseudoTag}`.length));
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]* lang="en-US"[^>]*>${title}`));
  });

  served('calls with its number are answered in it', async () => {
    const { url } = await firstArticle();
    expect(url).toMatch(new RegExp(`^/${pseudoTag}/`));
    const { msg } = await call<{ msg: string }>('/nowhere');
    expect(msg).toMatch(/^⟦.*⟧$/);
  });

  served('the document of the calls names it beside its number', async () => {
    const { info } = await call<{ info: { description: string } }>('/openapi.json');
    // As the platform calls it by its tag, `ar`.
    expect(info.description).toContain('3 French, 4 Arabic');
  });

  served(
    'what was there before is found in it, and so are pages by their own words',
    async () => {
      const found = (keyword: string) =>
        call<{ total: number; rows: { title: string; url: string }[] }>(
          `/search?keyword=${encodeURIComponent(keyword)}`,
        );
      const total = async () => (await found('coffee')).total;
      await expect.poll(total, { timeout: 120_000, interval: 500 }).toBeGreaterThan(10);
      for (const { url } of (await found('coffee')).rows) expect(url).toMatch(new RegExp(`^/${pseudoTag}/`));
      const { rows } = await found(pseudo('Programme').slice(1, -1));
      expect(rows).toContainEqual(expect.objectContaining({ title: pseudo('Programme'), url: `/${pseudoTag}/forum/` }));
    },
    130_000,
  );

  served('the sitemap lists its pages', async () => {
    const index = await (await fetch(`${site?.url}/sitemap.xml`)).text();
    expect(index).toContain(`/sitemaps/${pseudoTag}-1.xml</loc>`);
    const file = await (await fetch(`${site?.url}/sitemaps/${pseudoTag}-1.xml`)).text();
    expect(file).toContain(`/${pseudoTag}/news/</loc>`);
  });

  served(
    'nothing scrolls sideways on a phone and a wide screen',
    async () => {
      const browser = await chromium.launch({
        ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
        args: ['--no-sandbox', '--disable-gpu'],
      });
      const wide: string[] = [];
      for (const width of [360, 1280]) {
        const view = await browser.newPage({ viewport: { width, height: 800 } });
        for (const { address } of pages) {
          await view.goto(`${site?.url}/${pseudoTag}${address}`);
          const found = await view.evaluate(() => document.documentElement.scrollWidth);
          if (found > width) wide.push(`${address} ${found} of ${width}`);
        }
      }
      await browser.close();
      expect(wide).toEqual([]);
    },
    120_000,
  );
});
