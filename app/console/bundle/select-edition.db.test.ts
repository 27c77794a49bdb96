import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exhibitorKind } from '#features/directory/publishing/exhibitor-kind.server.ts';
import { openArchive } from '#platform/bundle/files/archive-files.server.ts';
import { seed } from '#server/demonstration/seed.ts';
import { fixtureBundle } from '#tests/contract/fixture-bundle.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { empty, exportTo, importFrom, newFolder } from './bundles.fixture.ts';
import { NoSuchEdition } from './export-bundle.server.ts';
import { bundleParts, draftsFolder } from './parts.server.ts';

const platform = emptyPlatform();
let folder: string;

beforeAll(async () => {
  folder = await newFolder();
  await seed({ ...platform(), bundle: fixtureBundle });
});
afterAll(() => rm(folder, { recursive: true }));

async function foldersIn(path: string): Promise<Record<string, number>> {
  const archive = await openArchive(path);
  const files = await archive.below('');
  archive.close();
  return Object.fromEntries(
    [...Map.groupBy(files, (file) => file.split('/')[0] ?? '')].map(([name, own]) => [name, own.length]),
  );
}

test('an edition goes out with its programme, its halls and its exhibitors, with what they name, and with nothing else', async () => {
  const { db } = platform();
  const [key = '', ...others] = await exhibitorKind.keys(db, undefined, 100);
  expect(others.length).toBeGreaterThan(0);
  const draft = (await exhibitorKind.read(db, [key])).get(key);
  // One that has left the expo before.
  await writeContent(db, exhibitorKind, { ...draft, editions: ['3'], texts: draft?.texts ?? {} }, key);
  const path = join(folder, 'fourth.zip');
  const first = await exportTo(platform(), path, { edition: 4 });
  const folders = await foldersIn(path);
  expect(Object.keys(folders)).toEqual(
    expect.arrayContaining([
      'edition',
      'event',
      'event-venue',
      'exhibitor',
      'hall',
      'hall-plan',
      'product',
      'room',
      'stand',
    ]),
  );
  const outside = [
    'article',
    'brand-article',
    'buyer',
    'contact',
    'download',
    'hotel',
    'media',
    'notice',
    'partner',
    'question',
  ];
  expect(outside.filter((name) => folders[name])).toEqual([]);
  await empty(platform.database());
  expect(await importFrom(platform(), path)).toBe(true);
  expect(await exhibitorKind.keys(db, undefined, 100)).toEqual(others);
  expect((await exportTo(platform(), join(folder, 'again.zip'), { edition: 4 })).content.equals(first.content)).toBe(
    true,
  );
});

test('of an edition that there is not nothing goes out', async () => {
  await expect(exportTo(platform(), join(folder, 'none.zip'), { edition: 99 })).rejects.toThrow(NoSuchEdition);
});

test('no two folders of a bundle are called the same', async () => {
  const names = [...contentKinds, ...(await bundleParts())].map(({ name }) => name);
  expect(new Set([...names, draftsFolder, 'stored']).size).toBe(names.length + 2);
});

test('what an edition always has along is called as kinds are', () => {
  const names = contentKinds.map(({ name }) => name);
  for (const name of ['edition', 'hall', 'stand', 'hall-place', 'event-kind', 'event-topic'])
    expect(names).toContain(name);
});
