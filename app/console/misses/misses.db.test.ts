import { beforeEach, expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { loader } from '../freshness/freshness.tsx';
import { forgetMisses, writeMisses } from './write-misses.server.ts';

const platform = emptyPlatform();
const day = 86_400_000;
const now = new Date('2026-11-26T12:00:00+08:00');
const at = (days: number) => ({ ...platform(), clock: { now: () => new Date(now.getTime() + days * day) } });

beforeEach(async () => {
  await platform().db.deleteFrom('not_found').execute();
});

const searchUrl = (keyword: string, prefix = '/en-US') => `${prefix}/search/?${new URLSearchParams({ keyword })}`;

/** Counts searches, by what was looked for, and pages, by their addresses, as a process does. */
function miss(searches: Record<string, number>, pages: Record<string, number> = {}, days = 0): Promise<void> {
  return writeMisses(at(days), {
    searches: new Map(Object.entries(searches).map(([words, times]) => [searchUrl(words), times])),
    pages: new Map(Object.entries(pages)),
  });
}

const kept = () =>
  platform().db.selectFrom('not_found').select(['what', 'locale', 'text', 'times']).orderBy('text').execute();

/** What an editor is shown, by what it is: `search quinoa 3`. */
async function shown(): Promise<string[]> {
  const site = siteFor(at(0));
  const editor = await somePerson(platform().db, ['editor']);
  const { stale } = await loader(pageArguments(site, await staffRequest(site, editor, '/console/freshness/'), {}));
  return stale.flatMap(({ title, lines }) => {
    if (!title.endsWith('30 days')) return [];
    return lines.map((line) => `${title.split(' ')[0]} ${line.title} ${line.count} ${line.to}`);
  });
}

test('what was looked for at least three times is shown, the most frequent first, whatever its capitals and however many processes count', async () => {
  await miss({ Quinoa: 1, ' quinoa ': 1, teff: 5, fonio: 2 });
  await Promise.all(Array.from({ length: 5 }, () => miss({ QUINOA: 1 })));
  expect(await shown()).toEqual(['Searches quinoa 7 /console/find/?q=quinoa', 'Searches teff 5 /console/find/?q=teff']);
});

test('nothing is kept that may be somebody’s: phones, mail addresses, numbers of documents, in any writing', async () => {
  const texts = [
    ...[
      '13800138000',
      '+33 6 12 34 56 78',
      '138-0013-8000 wang',
      '１３８００１３８０００',
      'ann@expo.example',
      'ann＠expo.example',
    ],
    ...['11010519491231002X', 'E12345678', 'H12345678', 'AB123456', 'x'.repeat(61)],
  ];
  await miss(Object.fromEntries(texts.map((text) => [text, 9])));
  await miss(
    {},
    { '/u/13800138000': 9, '/ann%40expo.example': 9, [`/ticket/${'a1'.repeat(11)}`]: 9, [`/${'x'.repeat(300)}`]: 9 },
  );
  expect(await kept()).toEqual([]);
  // What looks alike and is nobody's is kept.
  await miss({ 'expo 2025': 9 }, { '/news/more/detail/42c6aa37f4379ff3759597c0/7': 9 });
  expect((await kept()).map(({ text }) => text)).toEqual(['/news/more/detail/42c6aa37f4379ff3759597c0/7', 'expo 2025']);
});

test('a page that is not there is counted by language without its query, its data with it; what looks for holes is not', async () => {
  await miss({}, { '/fr-FR/gone/?page=2': 2, '/fr-FR/gone/_.data': 1, '/gone': 1, '/wp-login.php': 50, '/.env': 50 });
  expect(await kept()).toEqual([
    { what: 'page', locale: 'fr-FR', text: '/gone', times: 3 },
    { what: 'page', locale: 'zh-CN', text: '/gone', times: 1 },
  ]);
  expect(await shown()).toEqual(['Pages /gone 3 /gone']);
});

test('an address that would lead to another host as a link is not kept', async () => {
  await miss({}, { '//evil.example/': 9, '/en-US//evil.example/': 9, '//evil.example/_.data': 9 });
  expect(await kept()).toEqual([]);
});

test('a page that is not there leads to the text that links to it', async () => {
  const { db } = platform();
  const { id } = await db
    .insertInto('content_thing')
    .values({ kind: 'article', source: 'zh-CN', changed_by: 'site', changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const thread = { thing_id: id, thread: 'fr-FR' };
  await db
    .insertInto('content_thread')
    .values({
      ...{ ...thread, kind: 'article', title: 'Café', tokens: '', state: 'published', step: 0, head: 1, published: 1 },
      ...{ confirmed: [], behind: 0, changed_at: now },
    })
    .execute();
  await db
    .insertInto('content_link')
    .values({ ...thread, path: '/gone' })
    .execute();
  await miss({}, { '/gone/': 3 });
  expect(await shown()).toEqual([`Pages /gone 3 /console/content/article/${id}?language=fr-FR`]);
});

test('a day has room for so many texts; those that are there are counted on', async () => {
  await miss({ quinoa: 3 });
  await miss(Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`made up ${i}`, 1])));
  await miss(Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`made up too ${i}`, 1])));
  await miss({ quinoa: 1 });
  expect(await kept()).toHaveLength(2000);
  expect(await shown()).toEqual(['Searches quinoa 4 /console/find/?q=quinoa']);
});

test('after thirty days it is forgotten', async () => {
  await miss({ quinoa: 9 }, {}, -30);
  await miss({ teff: 9 }, {}, -29);
  expect(await shown()).toEqual(['Searches teff 9 /console/find/?q=teff']);
  await forgetMisses(at(0));
  expect((await kept()).map(({ text }) => text)).toEqual(['teff']);
});
