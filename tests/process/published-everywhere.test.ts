import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type TwoSites, twoSites } from '#tests/support/sites/two-sites.ts';

/** So long (milliseconds) a process may show what was, after another one has published (bars.md). */
const bar = 2000;

const hasServer = process.env.TEST_DATABASE_URL !== undefined;
let sites: TwoSites;
let token = '';

beforeAll(async () => {
  if (!hasServer) return;
  sites = await twoSites('expo_published');
  token = await addStaff(sites.database.db, { email: 'editor@expo.example', roles: ['editor', 'admin'] });
}, 300_000);
afterAll(() => sites?.end());

/** A call of the console at one of the two. */
async function tell(site: string, path: string, body: object): Promise<{ id: number; number: number }> {
  const answer = await fetch(`${site}/api/console/content/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  expect([answer.status, said]).toEqual([200, expect.stringContaining('"code":0')]);
  const { data }: { data: { id: number; number: number } } = JSON.parse(said);
  return data;
}

/** Writes a thing of a kind in Chinese, and publishes it. @returns its id */
async function publish(site: string, kind: string, fields: { shared: object; text: object }): Promise<number> {
  const { id } = await tell(site, 'save', { kind, id: 0, language: 'shared', base: 0, fields: fields.shared });
  return rewrite(site, kind, { id, base: 0 }, fields.text);
}

async function rewrite(site: string, kind: string, { id, base }: { id: number; base: number }, fields: object) {
  const language = 'zh-CN';
  const { number } = await tell(site, 'save', { kind, id, language, base, fields });
  await tell(site, 'move', { kind, id, language, move: 'publish', number });
  return id;
}

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
    const id = await publish(one, 'article', { shared, text: text(title) });
    const answer = await fetch(`${other}/api/console/content/article/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data }: { data: { address: string } } = JSON.parse(await answer.text());
    await seenInBoth(data.address, title);
    await keepPage(data.address, `${title}改`);
    await rewrite(other, 'article', { id, base: 1 }, text(`${title}改`));
    await seenInBoth(data.address, `${title}改`);
  },
  120_000,
);

test.runIf(hasServer)(
  'a notice of the bar that is published in one of two processes stands above the pages of both within two seconds',
  async () => {
    const words = `今日闭馆${Date.now()}`;
    await keepPage('/', words);
    await publish(sites.urls[1], 'site-notice', { shared: { isUrgent: true, link: '' }, text: { words } });
    await seenInBoth('/', words);
  },
  120_000,
);
