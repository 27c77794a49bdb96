import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as about from '#features/about/bundle.server.ts';
import * as directory from '#features/directory/bundle.server.ts';
import * as editions from '#features/editions/bundle.server.ts';
import * as exhibition from '#features/exhibition/bundle.server.ts';
import * as finance from '#features/finance/bundle.server.ts';
import * as halls from '#features/halls/bundle.server.ts';
import * as messages from '#features/messages/bundle.server.ts';
import * as negotiation from '#features/negotiation/bundle.server.ts';
import * as news from '#features/news/bundle.server.ts';
import * as partners from '#features/partners/bundle.server.ts';
import * as programme from '#features/programme/bundle.server.ts';
import * as services from '#features/services/bundle.server.ts';
import * as talks from '#features/talks/bundle.server.ts';
import { Bundle } from '#platform/bundle/bundle.server.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { bundleFiles } from './files.ts';
import { languageSets } from './written.ts';

/** The demonstration, and which files of it were read. */
class WatchedBundle extends Bundle {
  readonly seen = new Set<string>();

  override bytes(file: string) {
    this.seen.add(file);
    return super.bytes(file);
  }
}

const features = {
  ...{ about, directory, editions, exhibition, finance, halls, messages, negotiation, news, partners, programme },
  ...{ services, talks },
};

test('every file of texts and rows is read by a feature and has its form', async () => {
  const bundle = new WatchedBundle(resolve(import.meta.dirname, '../../content/demonstration'));
  await bundle.manifest();
  for (const readers of Object.values(features)) for (const read of Object.values(readers)) await read(bundle);
  const data = bundleFiles().filter((file) => /\.(json|md)$/.test(file));
  expect(data.filter((file) => !bundle.seen.has(file))).toEqual([]);
});

test('every picture, film and document is named by something', async () => {
  const articles = await news.articlesIn(demonstration);
  const downloads = await about.downloadsIn(demonstration);
  const named = [
    ...articles.flatMap(({ album }) => album.map(({ file }) => file)),
    ...articles.flatMap(({ video }) => (video ? [`${video.folder}/film.webm`, `${video.folder}/poster.webp`] : [])),
    ...downloads.flatMap(({ files }) =>
      files.filter(({ source }) => !source).map(({ name }) => `about/files/${name.split('.').at(-1)}/${name}`),
    ),
  ];
  const others = bundleFiles().filter((file) => !/\.(json|md|vtt)$/.test(file));
  expect(others).toEqual(named.toSorted());
});

test('everything is said in each of the languages that the bundle has', async () => {
  const { languages } = await demonstration.manifest();
  const sets = languageSets();
  expect(sets.length).toBeGreaterThan(1000);
  const lacking = sets.filter((one) => one.languages.toSorted().join() !== languages.toSorted().join());
  expect(lacking).toEqual([]);
});

test('no folder holds more than 25 files', () => {
  const folders = Map.groupBy(bundleFiles(), (file) => file.split('/').slice(0, -1).join('/'));
  expect([...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
});
