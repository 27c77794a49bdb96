import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '#console/content/kinds.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { openThroughProcess } from '#platform/db/open.ts';
import { locales } from '#platform/i18n/locale.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { sitePages } from '#tests/e2e/site-pages.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { allPages } from '#tests/support/sites/all-pages.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { fixedTexts, interfaceTexts, writtenByHouse } from './interface-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { libraryTexts } from './library-texts.ts';
import { memberTexts } from './member-texts.ts';
import { blocksOf } from './page-blocks.ts';
import { type Cover, HeldTexts } from './word-cover.ts';

let directory: string;
let site: SiteProcess | undefined;
let held: HeldTexts;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-held-'));
  await fillDirectory(directory);
  site = await startSite({ ...playedSecrets, DATA_DIR: directory, RATE_LIMITS: 'off' });
  held = await allTexts();
}, 900_000);
afterAll(async () => {
  await site?.stop();
  rmSync(directory, { recursive: true });
});

/** Every text that readers may see, under who holds it. */
async function allTexts(): Promise<HeldTexts> {
  const { db, close } = await openThroughProcess(socketDirectoryOf(directory));
  const media = openMediaStore(settingsOfProcess({ DATA_DIR: directory }));
  const held = new HeldTexts();
  const holdAll = (texts: readonly string[], holder: string) => {
    for (const text of texts) held.hold(text, holder);
  };
  for (const locale of locales) {
    holdAll(interfaceTexts(locale), 'interface');
    holdAll([...fixedTexts(locale), ...writtenByHouse(locale)], 'standard');
  }
  for (const { text, holder } of await kindTexts(db)) held.hold(text, holder);
  holdAll(await libraryTexts(db, media), 'media library');
  holdAll(await memberTexts(db), 'member');
  await close();
  return held;
}

/** Kinds that the demonstration has none of, that say nothing in words, or whose names are also the interface's own. */
const wordless = new Set([
  'site-notice',
  'site-settings',
  'link',
  'news-category',
  'stand',
  'reservation-day',
  'bookable',
]);

/** What is masked to keep it from programs says nothing. */
const masked = /\p{L}?•+(?:@•+)?(?:\.\p{L}+)?/gu;

/** Who holds what a page says. */
function* coversOf(html: string, held: HeldTexts): Generator<Cover & { block: string }> {
  for (const block of blocksOf(html)) yield { block, ...held.cover(block.replaceAll(masked, ' ')) };
}

/** How many pieces of text each kind holds, the library, members and the interface. */
function summaryOf(pages: number, counts: ReadonlyMap<string, number>): string {
  const byKind = Map.groupBy(counts, ([holder]) => holder.split('.')[0] ?? '');
  const sums = [...byKind].map(([kind, own]) => [kind, own.reduce((sum, [, count]) => sum + count, 0)] as const);
  const lines = sums.toSorted(([, one], [, other]) => other - one).map(([kind, sum]) => `  ${sum} ${kind}`);
  return [`Pieces of text on ${pages} pages, by who holds them:`, ...lines].join('\n');
}

/** Addresses of every page that everybody may read: in one language in `npm test`, in all under PROVE. */
async function publicPages(url: string): Promise<string[]> {
  const listed = await allPages(url);
  const named = sitePages
    .map(({ address }) => address({ text: '', album: '', film: '' }))
    .filter((address) => address !== '');
  const prefixes = locales.map((locale) => (locale === 'zh-CN' ? '' : `/${locale}`));
  const all = [...new Set([...listed, ...named.flatMap((address) => prefixes.map((prefix) => prefix + address))])];
  return process.env.PROVE ? all : all.filter((address) => address.startsWith('/fr-FR/'));
}

async function eachPage(pages: readonly string[], read: (address: string, html: string) => void): Promise<void> {
  const waiting = pages.values();
  const work = async () => {
    for (const address of waiting) read(address, await (await fetch(site?.url + address)).text());
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

test('all that a visitor reads is written in the console, said by the interface, or a member’s own', async () => {
  const pages = await publicPages(site?.url ?? '');
  const unheld = new Map<string, string>();
  const counts = new Map<string, number>();
  await eachPage(pages, (address, html) => {
    for (const { holders, unheld: left, block } of coversOf(html, held)) {
      for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
      if (left.length > 0) unheld.set(`${left.join(' ')} | ${block.trim().slice(0, 200)}`, address);
    }
  });
  console.log(summaryOf(pages.length, counts));
  expect(Object.fromEntries(unheld)).toEqual({});
  const seen = new Set([...counts.keys()].map((holder) => holder.split('.')[0]));
  expect(contentKinds.filter(({ name }) => !seen.has(name) && !wordless.has(name)).map(({ name }) => name)).toEqual([]);
}, 600_000);

test('a text that no kind holds is found, with the page that shows it', async () => {
  const html = await (await fetch(`${site?.url}/en-US/about/`)).text();
  const planted = html.replace(
    '</main>',
    '<p>Our bakery opens beside the <b>lighthouse</b></p><img alt="一只戴帽子的鹅"></main>',
  );
  const found = [...coversOf(planted, held)].filter(({ unheld }) => unheld.length > 0);
  expect(found.map(({ block }) => block.replace(/\s+/g, ' ').trim())).toEqual([
    'Our bakery opens beside the lighthouse',
    '一只戴帽子的鹅',
  ]);
});
