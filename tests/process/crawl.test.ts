import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublic, pageParameters } from '#server/pages/page-table.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { fieldsOf, linksOf, targetsOf } from './page-links.ts';

/** The beginning of every page, with or without an element of that name (HTML, Scrolling to a fragment). */
const top = 'top';

/** How many requests are under way at a time. */
const atOnce = 8;

/** How many pages of a kind (and language) are visited. */
const ofAKind = process.env.PROVE ? Number.POSITIVE_INFINITY : 1;

/** Addresses that differ in numbers, codes and parameters' values alone are of a kind. */
function kindOf(address: string): string {
  return address
    .replace(/\/countries\/[A-Z]{2}/, '/countries/*')
    .replace(/\/(?:card|media|weave|download)\/.*/, '/file')
    .replace(/[0-9a-f]{24}/, '*')
    .replace(/(?<==)(?!exhibitors|buyers|layout|cloud|brand|active)[^&]*|\d+/g, '*');
}

let directory: string;
let site: SiteProcess | undefined;
let crawled: Crawled;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-crawl-'));
  await fillDirectory(directory);
  site = await startSite({ ...playedSecrets, DATA_DIR: directory, RATE_LIMITS: 'off' });
  crawled = await crawl(site.url);
}, 900_000);
afterAll(async () => {
  await site?.stop();
  rmSync(directory, { recursive: true });
});

/** Parameters of an address for everybody that its page does not say it reads (`query` of its route): they would be without effect. */
function undeclaredIn(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'http://site');
  if (!isPublic(pathname) || /^\/(?:api|card)\//.test(pathname)) return [];
  const read = pageParameters(pathname);
  return [...searchParams.keys()].filter((name) => !read.includes(name));
}

interface Seen {
  status: number;
  /** Ids that a link with a fragment may lead to. */
  targets: Set<string>;
}

interface Crawled {
  /** What each address answered. */
  seen: Map<string, Seen>;
  /** Who leads where. */
  links: { from: string; to: string; fragment: string }[];
  /** Fields of forms that ask for a page and that it does not read. */
  unread: Set<string>;
  /** A page of each kind, in one language or another. */
  pages: Map<string, { address: string; html: string }>;
}

/** Fields of a page's forms that the page they ask for does not read. */
function unreadIn(html: string, page: URL): string[] {
  return fieldsOf(html, page).flatMap((asking) => undeclaredIn(asking).map((name) => `${name} in a form to ${asking}`));
}

/** Keeps a page where it is the first of its kind, whatever its language. */
function keepKind(pages: Crawled['pages'], address: string, html: string): void {
  const kind = kindOf(address).replace(/^\/(?:en-US|fr-FR)(?=\/)/, '');
  if (!pages.has(kind)) pages.set(kind, { address, html });
}

/** Follows every link of the site from its home page. */
async function crawl(root: string): Promise<Crawled> {
  const unread: Crawled['unread'] = new Set();
  const seen = new Map<string, Seen>();
  const links: Crawled['links'] = [];
  const pages: Crawled['pages'] = new Map();
  const waiting = ['/'];
  const known = new Set(waiting);
  const visited = new Map<string, number>();

  function meet(address: string): void {
    if (known.has(address)) return;
    known.add(address);
    const kind = kindOf(address);
    const before = visited.get(kind) ?? 0;
    visited.set(kind, before + 1);
    if (before < ofAKind) waiting.push(address);
  }

  async function visit(address: string): Promise<void> {
    const response = await fetch(root + address, { redirect: 'follow' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const text = isPage ? await response.text() : '';
    if (!isPage) await response.body?.cancel();
    seen.set(address, { status: response.status, targets: targetsOf(text) });
    if (isPage) keepKind(pages, address, text);
    if (response.status !== 200) return;
    for (const field of unreadIn(text, new URL(address, root))) unread.add(field);
    for (const { to, fragment } of linksOf(text, new URL(address, root))) {
      links.push({ from: address, to, fragment });
      meet(to);
    }
  }

  const workers = new Set<Promise<void>>();
  while (waiting.length > 0 || workers.size > 0) {
    for (let next = workers.size < atOnce && waiting.shift(); next; next = workers.size < atOnce && waiting.shift()) {
      const work: Promise<void> = visit(next).finally(() => workers.delete(work));
      workers.add(work);
    }
    await Promise.race(workers);
  }
  return { seen, links, unread, pages };
}

test('no link of the site is dead, in any language, and every fragment has its place', () => {
  const { seen, links, unread } = crawled;
  const dead = new Set<string>();
  for (const { from, to, fragment } of links) {
    const visit = seen.get(to);
    if (!visit) continue;
    const { status, targets } = visit;
    const found = status === 200 || to === '/400';
    if (!found) dead.add(`${to} (${status}), from ${from}`);
    else if (status === 200 && fragment !== '' && fragment !== top && !targets.has(fragment))
      dead.add(`${to}#${fragment}, from ${from}`);
  }
  expect([...dead].toSorted()).toEqual([]);
  const undeclared = links.flatMap(({ from, to }) => undeclaredIn(to).map((name) => `${name} in ${to}, from ${from}`));
  expect([...new Set([...undeclared, ...unread])].toSorted()).toEqual([]);
  // A crawl that finds little has lost its way.
  expect(seen.size).toBeGreaterThan(process.env.PROVE ? 4000 : 300);
});

test('pages of each kind are written as HTML demands, and as those who do not see them need it', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Safari takes lists without marks for none unless they say so.
      rules: { 'no-redundant-role': 'off' },
    }),
  );
  const faults = new Map<string, string>();
  for (const { address, html } of crawled.pages.values()) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.set(`${ruleId}: ${message} ${selector}`, address);
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
  expect(crawled.pages.size).toBeGreaterThan(100);
  const control = await validator.validateString('<main><p aria-label="x">y</p><main></main></main>');
  expect(control.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain(
    'aria-label-misuse',
  );
}, 120_000);
