import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublic, pageParameters } from '#server/page-table.ts';
import { copyCluster } from '#tests/support/kept-cluster.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { fieldsOf, linksOf, targetsOf } from './page-links.ts';

/** Addresses that the site's pages lead to and that come with later issues. */
const notBuiltYet = /^(?:\/(?:en-US|fr-FR))?\/(?:finance|account)\/$/;

/** The beginning of every page, with or without an element of that name (HTML, Scrolling to a fragment). */
const top = 'top';

/** How many requests are under way at a time. */
const atOnce = 8;

/** How many pages of a kind (and language) are visited: all of them under `npm run prove`. */
const ofAKind = process.env.PROVE ? Number.POSITIVE_INFINITY : 2;

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

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-crawl-'));
  await copyCluster(directory);
  site = await startSite({ DATA_DIR: directory, RATE_LIMITS: 'off' });
}, 120_000);
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

/** Follows every link of the site from its home page. @returns what each address answered, and who leads where */
async function crawl(root: string): Promise<{
  seen: Map<string, Seen>;
  links: { from: string; to: string; fragment: string }[];
  /** Fields of forms that ask for a page and that it does not read. */
  unread: Set<string>;
}> {
  const unread = new Set<string>();
  const seen = new Map<string, Seen>();
  const links: { from: string; to: string; fragment: string }[] = [];
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
    if (response.status !== 200) return;
    for (const asking of fieldsOf(text, new URL(address, root)))
      for (const name of undeclaredIn(asking)) unread.add(`${name} in a form to ${asking}`);
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
  return { seen, links, unread };
}

test('no link of the site is dead, in any language, and every fragment has its place', async () => {
  const { seen, links, unread } = await crawl(site?.url ?? '');
  const dead = new Set<string>();
  for (const { from, to, fragment } of links) {
    const visit = seen.get(to);
    if (!visit) continue;
    const { status, targets } = visit;
    const found = status === 200 || (status === 404 && notBuiltYet.test(to)) || to === '/400';
    if (!found) dead.add(`${to} (${status}), from ${from}`);
    else if (status === 200 && fragment !== '' && fragment !== top && !targets.has(fragment))
      dead.add(`${to}#${fragment}, from ${from}`);
  }
  expect([...dead].toSorted()).toEqual([]);
  const undeclared = links.flatMap(({ from, to }) => undeclaredIn(to).map((name) => `${name} in ${to}, from ${from}`));
  expect([...new Set([...undeclared, ...unread])].toSorted()).toEqual([]);
  // A crawl that finds little has lost its way.
  expect(seen.size).toBeGreaterThan(process.env.PROVE ? 4000 : 300);
}, 900_000);
