import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readManifest } from '#platform/router/table/language-build.ts';
import { buildDirectory } from '#server/build.ts';

const client = join(buildDirectory, 'client');
/** What the head of an answer takes beside a chunk's bytes, about. */
const head = 325;
/** Of the 170 kB that an awake page may weigh (bars.md), the page itself, its pictures and what is fetched ahead take up to 32. */
const most = 138_000;

const weights = new Map<string, number>();

/** Bytes of a file of the build as it goes over the wire. */
function weightOf(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(join(client, path))).length + head;
  weights.set(path, weight);
  return weight;
}

/** The scripts of every page in French, whose words are the longest: by the page's id, what they weigh together. */
function scriptsOfPages(): Map<string, number> {
  const name =
    readdirSync(join(client, 'assets')).find((file) => /^manifest-[0-9a-f]{8}\.fr\.[0-9a-f]{8}\.js$/.test(file)) ?? '';
  const url = `/assets/${name}`;
  const { entry, routes } = readManifest(client, url);
  const ofAll = [url, entry.module, ...entry.imports];
  const frame = [routes.root, routes.fr].flatMap((page) => (page ? [page.module, ...(page.imports ?? [])] : []));
  return new Map(
    Object.entries(routes).map(([id, { module, imports = [] }]) => {
      const files = new Set([...ofAll, ...frame, module, ...imports]);
      return [id, [...files].reduce((sum, file) => sum + weightOf(file), 0)];
    }),
  );
}

test('the scripts of every page leave room for the page itself', () => {
  const pages = scriptsOfPages();
  expect(pages.size).toBeGreaterThan(60);
  const heavy = [...pages].filter(([, weight]) => weight > most);
  expect(heavy).toEqual([]);
  // They are weighed at all: React alone takes more.
  expect(Math.min(...pages.values())).toBeGreaterThan(90_000);
}, 60_000);

test('no page waits for a module that only passes it on', () => {
  const passing = readdirSync(join(client, 'assets')).filter(
    (file) =>
      /\.(?:zh|en|fr)-[0-9a-f]{8}\.js$/.test(file) &&
      /export\*from/.test(readFileSync(join(client, 'assets', file), 'utf8')),
  );
  expect(passing).toEqual([]);
});
