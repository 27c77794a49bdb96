import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { startSite } from '#tests/support/sites/site-process.ts';
import { debianChromium } from '../../tests/browser-packages.ts';
import type { Figure } from '../report.ts';

export interface PhonePage {
  page: Page;
  devtools: CDPSession;
}

/** What measures on a phone: it is given where the site is, how to open a page that has seen nothing yet, and the browser. */
type Measurement = (url: string, open: () => Promise<PhonePage>, browser: Browser) => AsyncGenerator<Figure>;

/** Starts the site and a browser like a small phone (360 x 740), gives what is measured on it as it is known, and ends both. */
export async function* withPhone(measure: Measurement): AsyncGenerator<Figure> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const site = await startSite({ DATA_DIR: directory });
  const executablePath = existsSync(debianChromium) ? { executablePath: debianChromium } : {};
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launch({ ...executablePath, args });
  const contexts: BrowserContext[] = [];
  try {
    const open = async () => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
      contexts.push(context);
      const page = await context.newPage();
      return { page, devtools: await context.newCDPSession(page) };
    };
    yield* measure(site.url, open, browser);
  } finally {
    for (const context of contexts) await context.close();
    await browser.close();
    await site.stop();
    rmSync(directory, { recursive: true });
  }
}

/** In French, whose words are the longest. */
const otherPages = [
  '/countries/KE',
  '/forum/',
  '/forum/list/2',
  '/exhibition/?cursor=exhibitors',
  '/exhibition/?cursor=layout',
  '/exhibition/?cursor=cloud',
  '/exhibition/components/ExhibitorList/exhibitorDetail?id=1',
  '/service/',
  '/service/hotel/',
  '/service/phrases',
  '/brand/',
  '/about/',
  '/previous/detail/3',
  '/negotiation/',
  '/negotiation/list',
  '/negotiation/detail/1',
  '/search/?keyword=coffee',
  '/reservation/',
].map((path) => `/fr-FR${path}`);

/** The pages that are measured: one of each kind. Addresses of an article and a category are taken from the site. */
export async function pagesOf(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/news/news?pageSize=1`, { headers: { Language: '2' } });
  const { rows } = (await response.json()) as { rows: { url: string }[] };
  const article = new URL(rows[0]?.url ?? '/', url).pathname.replace(/^\/(en-US|fr-FR)/, '');
  const list = article.replace('/detail/', '/list/').replace(/\/[^/]+\/?$/, '');
  return ['/', '/en-US/', '/fr-FR/', '/en-US/news/', `/fr-FR${list}`, article, ...otherPages];
}
