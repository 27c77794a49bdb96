import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type EditorCalls, editorCalls } from '#tests/support/sites/editor-calls.ts';
import { type TwoSites, twoSites } from '#tests/support/sites/two-sites.ts';

/** So long (milliseconds) a process may show what was, after another one has published (bars.md). */
const bar = 2000;

const hasServer = process.env.TEST_DATABASE_URL !== undefined;
let sites: TwoSites;
let editor: EditorCalls;

beforeAll(async () => {
  if (!hasServer) return;
  sites = await twoSites('expo_published');
  editor = editorCalls(await addStaff(sites.database.db, { email: 'editor@expo.example', roles: ['editor', 'admin'] }));
}, 300_000);
afterAll(() => sites?.end());

/** Asks for a page until it contains some words. @returns after how many milliseconds it did; infinity where it has not within ten times the bar */
async function seenIn(site: string, path: string, words: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 10 * bar) {
    if ((await pageOf(site, path)).includes(words)) return performance.now() - began;
  }
  return Number.POSITIVE_INFINITY;
}

const pageOf = async (site: string, path: string) => (await fetch(site + path)).text();

/** Both processes keep the page from now on. */
async function keepPage(path: string, words: string): Promise<void> {
  for (const site of sites.urls) {
    await pageOf(site, path);
    expect(await pageOf(site, path)).not.toContain(words);
  }
}

async function seenInBoth(path: string, words: string): Promise<void> {
  const times = await Promise.all(sites.urls.map((site) => seenIn(site, path, words)));
  const [here, there] = times.map((time) => (time / 1000).toFixed(3));
  process.stdout.write(`${path}: seen where it was published after ${here} s, in the other process after ${there} s\n`);
  for (const time of times) expect(time).toBeLessThanOrEqual(bar);
}

const text = (title: string) => ({ title, summary: `${title}摘要`, body: `<p>${title}正文</p>` });

test.runIf(hasServer)(
  'an article that is published in one of two processes is seen in both within two seconds, and so is its next text',
  async () => {
    const [one, other] = sites.urls;
    const title = `两处可见${Date.now()}`;
    await keepPage('/news/', title);
    const shared = { category: 'news', publishedAt: '2025-06-15T01:30:00.000Z' };
    const id = await editor.publish(one, 'article', { shared, text: text(title) });
    const address = await editor.addressOf(other, 'article', id);
    await seenInBoth(address, title);
    await keepPage(address, `${title}改`);
    await editor.rewrite(other, 'article', { id, base: 1 }, text(`${title}改`));
    await seenInBoth(address, `${title}改`);
  },
  120_000,
);

test.runIf(hasServer)(
  'a notice of the bar that is published in one of two processes stands above the pages of both within two seconds',
  async () => {
    const words = `今日闭馆${Date.now()}`;
    await keepPage('/', words);
    await editor.publish(sites.urls[1], 'site-notice', { shared: { isUrgent: true, link: '' }, text: { words } });
    await seenInBoth('/', words);
  },
  120_000,
);
