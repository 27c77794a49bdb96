import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverFeatures } from '#features/index.server.ts';
import { features } from '#features/index.ts';

const folders = readdirSync(join(import.meta.dirname, '../app/features'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

test('every folder is a feature of the list, once', () => {
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('what a feature says it brings is there: its calls, its jobs, its share in an account', () => {
  const talks = serverFeatures.find(({ name }) => name === 'talks');
  expect(Object.keys(talks ?? {})).toEqual(
    expect.arrayContaining(['pages', 'calls', 'limits', 'jobs', 'hears', 'member']),
  );
});

test('no two features have a limit of the same name, or a share: they would be counted as one', () => {
  for (const kind of ['limits', 'shares'] as const) {
    const names = serverFeatures.flatMap((feature) => feature[kind]?.map(({ name }) => name) ?? []);
    expect(names).not.toHaveLength(0);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('no two features have a page of the same name, a place in the filter, or hear the same channel', () => {
  const pages = features.flatMap(({ pages = [], files = [] }) => [...pages, ...files]);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  const places = features.flatMap(({ findable = [] }) => findable.map(({ place }) => place));
  expect(new Set(places).size).toBe(places.length);
  const channels = serverFeatures.flatMap(({ hears = {} }) => Object.keys(hears));
  expect(new Set(channels).size).toBe(channels.length);
});

test('no two kinds of content have the same name: it is in addresses and in the database', () => {
  const names = serverFeatures.flatMap(({ content = [] }) => content.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual([...new Set(names)]);
});
