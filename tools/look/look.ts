import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { debianChromium } from '#tests/browser-packages.ts';
import { brokenLines } from '#tests/e2e/broken-lines.ts';
import { inLanguage } from '#tests/e2e/words.ts';
import { contactSheet } from './contact-sheet.ts';
import { type Kind, kinds } from './kinds.ts';
import { type State, states } from './states.ts';

/**
 * Pictures of forty kinds of page of a running site, in each language, on a phone and on a desk, in each state, and sheets of
 * them, into `look/`. Prints lines that a compositor would not let pass. Options narrow it down by parts of names: `--kind`, `--state`, `--language`, `--width`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
  },
});
const [origin = 'http://localhost:3000'] = positionals;
const folder = 'look';

interface View {
  locale: Locale;
  width: number;
  state: State;
}

const named = (asked: string[] | undefined, name: string) => !asked || asked.some((each) => name.includes(each));

/** Addresses of an article of each kind, as the site has them. */
async function newestArticles(): Promise<Record<'text' | 'album' | 'film', string>> {
  const newest = async (call: string): Promise<string> => {
    const { rows } = (await (await fetch(`${origin}/api/${call}`)).json()) as { rows: { url: string }[] };
    return rows[0]?.url ?? '';
  };
  return {
    text: await newest('news/news?pageSize=1'),
    album: await newest('getMedia?module=10&pageSize=1'),
    film: await newest('getMedia?module=11&pageSize=1'),
  };
}

/** Makes the pictures of one view. @returns their files */
async function picturesOf(browser: Browser, { locale, width, state }: View, pages: Kind[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 740 : 800 }, serviceWorkers: 'block' });
  const files: string[] = [];
  for (const { name, path } of pages) {
    await page.goto(`${origin}${inLanguage(locale, path)}`, { waitUntil: 'load' });
    await state.set(page);
    const lines = await brokenLines(page);
    for (const line of state.name === 'light' ? lines : []) console.log(`${locale} ${width} ${name}: ${line}`);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.${locale}.${width}.${state.name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await page.close();
  return files;
}

await mkdir(folder, { recursive: true });
const pages = kinds(await newestArticles()).filter(({ name }) => named(values.kind, name));
const browser = await chromium.launch({
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const locale of locales.filter((each) => named(values.language, each))) {
    for (const width of [360, 1280].filter((each) => named(values.width, String(each)))) {
      for (const state of states.filter(({ name }) => named(values.state, name))) {
        const files = await picturesOf(browser, { locale, width, state }, pages);
        await contactSheet(files, join(folder, `sheet.${locale}.${width}.${state.name}.webp`));
      }
    }
  }
} finally {
  await browser.close();
}
