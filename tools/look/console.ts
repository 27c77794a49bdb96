import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#platform/i18n/locale.ts';
import { debianChromium } from '#tests/browser-packages.ts';
import { inLanguage } from '#tests/e2e/words.ts';

/**
 * The pictures of the console's manual (`docs/console.md`), from a demonstration that runs, into `docs/pictures/`. It changes
 * an article there, so that something is behind: give it a demonstration of its own.
 * `node tools/look/console.ts http://localhost:3000 --password PASSWORD`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { password: { type: 'string' }, email: { type: 'string', default: 'admin@demo.example' } },
});
const [origin = 'http://localhost:3000'] = positionals;
const folder = 'docs/pictures';
const view = { width: 1280, height: 800 };
/** Wide enough to be read in a page of text. */
const shownWidth = 1000;
const mostBytes = 60_000;
const list = '/console/content/article';
/** The manual's languages, as they are called in its files, each with words to find something by. */
const manuals = [
  { locale: 'en-US', name: 'en', words: 'forum' },
  { locale: 'zh-CN', name: 'zh', words: '论坛' },
] as const satisfies readonly { locale: Locale; name: string; words: string }[];

type Manual = (typeof manuals)[number];

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/en-US/console/login/`);
  await page.locator('#email').fill(values.email);
  await page.locator('#password').fill(values.password ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/console\/$/);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-awake]').waitFor();
}

const added = '展期三天。';

/** Changes the newest article in Chinese, once, so that its translations fall behind. @returns its path */
async function changedArticle(page: Page): Promise<string> {
  await open(page, `${origin}${list}`);
  const path = (await page.locator(`table a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
  const address = `${origin}${path.split('?')[0]}?language=zh-CN`;
  await open(page, address);
  const summary = page.locator('[name="summary"]');
  const before = await summary.inputValue();
  if (before.endsWith(added)) return path.split('?')[0] ?? '';
  await summary.fill(before + added);
  for (const act of ['save', 'publish']) {
    await page.locator(`main button[value="${act}"]`).first().click();
    await page.waitForURL(new RegExp(`done=${act}`));
    await page.locator('html[data-awake]').waitFor();
  }
  return path.split('?')[0] ?? '';
}

async function take(page: Page, name: string): Promise<void> {
  const file = `${folder}/console-${name}.webp`;
  const picture = sharp(await page.screenshot()).resize({ width: shownWidth });
  for (const quality of [60, 50, 40, 30]) {
    const { size } = await picture.clone().webp({ quality }).toFile(file);
    console.log(`${file} ${size}`);
    if (size <= mostBytes) return;
  }
  throw new Error(`${file} has more than ${mostBytes} bytes`);
}

async function takeAll(browser: Browser, { locale, name, words }: Manual, article: string, from: Page): Promise<void> {
  const page = await browser.newPage({ viewport: view, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.context().addCookies(await from.context().cookies());
  const to = (path: string) => open(page, `${origin}${inLanguage(locale, path)}`);
  await to(list);
  await take(page, `list.${name}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.locator('[role="dialog"]:popover-open a[href*="/console/content/"][href*="language="]').first().waitFor();
  await take(page, `find.${name}`);
  await to(`${article}?language=${locale}`);
  await take(page, `editor.${name}`);
  await to(`${article}/translate?from=zh-CN&to=${locale === 'zh-CN' ? 'fr-FR' : locale}`);
  await take(page, `translate.${name}`);
  await to('/console/inbox/');
  await take(page, `inbox.${name}`);
  await page.close();
}

const browser = await chromium.launch({
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: view, serviceWorkers: 'block' });
  await logIn(page);
  const article = await changedArticle(page);
  for (const manual of manuals) await takeAll(browser, manual, article, page);
} finally {
  await browser.close();
}
