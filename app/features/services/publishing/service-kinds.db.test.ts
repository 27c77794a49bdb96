import { expect, test } from 'vitest';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { partsOf, phrasesBySituation, shuttleLines } from '../queries.server.ts';
import { seedServices } from '../seed.server.ts';
import { lineOf, publishLine } from '../services.fixture.ts';
import { servicePartKind } from './part-kind.server.ts';
import { phraseKind } from './phrase-kind.server.ts';
import { shuttleLineKind } from './shuttle-line-kind.server.ts';

const { db } = testDatabase();

const bodyOf = (thing: string) =>
  db()
    .selectFrom('search_text as text')
    .innerJoin('search_entry as entry', 'entry.id', 'text.entry_id')
    .select(['text.locale', 'text.body'])
    .where('entry.thing_id', '=', thing)
    .orderBy('text.locale')
    .execute();

const part = {
  page: 'visa',
  key: 'money',
  position: 1,
  texts: {
    'en-US': {
      title: 'Money',
      body: '<p onclick="x()">See <a href="/finance/">rates</a><script>alert(1)</script></p>',
    },
    'fr-FR': { title: 'Argent !', body: '<p>Voici : « l’argent »</p>' },
  },
};

test('a part of a page is sanitised, shown in the best language there is, and says the new alone', async () => {
  const later = { ...part, key: 'later', position: 2, texts: { 'en-US': part.texts['en-US'] } };
  await writeContent(db(), servicePartKind, later);
  expect(await writeContent(db(), servicePartKind, part)).toBe('visa.money');
  const english = await partsOf(db(), 'visa', 'en-US');
  expect(english.map(({ key }) => key)).toEqual(['money', 'later']);
  expect(english[0]?.body).toBe('<p>See <a href="/en-US/finance/">rates</a></p>');
  expect(await partsOf(db(), 'visa', 'fr-FR')).toMatchObject([
    { title: 'Argent\u202f!', body: '<p>Voici\u202f: «\u202fl’argent\u202f»</p>', lang: 'fr-FR' },
    { lang: 'en-US' },
  ]);
  const texts = { 'en-US': { title: 'Cash', body: '<p>Coins</p>' } };
  await writeContent(db(), servicePartKind, { ...part, position: 3, texts }, 'visa.money');
  expect((await partsOf(db(), 'visa', 'fr-FR')).map(({ title, lang }) => [title, lang])).toEqual([
    ['Money', 'en-US'],
    ['Cash', 'en-US'],
  ]);
  expect(await bodyOf('service-visa')).toEqual([{ locale: 'en-US', body: 'Money: See rates Cash: Coins' }]);
  expect(servicePartKind.address('visa.money', part)).toBe('/service/visa#money');
});

test.each<[string, Record<string, unknown>, string | undefined, string]>([
  ['nothing to read', { texts: { 'en-US': { title: 'T', body: '<p> </p>' } } }, 'visa.money', 'texts.en-US.body'],
  ['a key that is no word', { key: 'Über' }, undefined, 'key'],
  ['the key of another', {}, undefined, 'key'],
  ['another key', { key: 'coins' }, 'visa.money', 'key'],
  ['another page', { page: 'catering' }, 'visa.money', 'page'],
  ['a page that is not there', { page: 'nowhere' }, 'visa.money', 'page'],
])('a part with %s is refused', async (_, wrong, key, field) => {
  expect(await wrongFields(db(), servicePartKind, { ...part, ...wrong }, key)).toEqual([field]);
});

test('a part that is withdrawn is neither read nor found', async () => {
  await withdraw(db(), servicePartKind, 'visa.money');
  expect((await partsOf(db(), 'visa', 'en-US')).map(({ key }) => key)).toEqual(['later']);
  expect(await bodyOf('service-visa')).toEqual([{ locale: 'en-US', body: 'Money: See rates' }]);
});

test('a line of buses says the new alone, and is nowhere once it is withdrawn', async () => {
  const key = await publishLine(db(), lineOf({ position: 5 }));
  const text = { name: 'Ligne', route: 'Ici, là' };
  const change = lineOf({ toVenue: ['06:30', '06:30', '06:10'], minutes: 30, texts: { 'fr-FR': text } });
  await publishLine(db(), change, key);
  const expected = { minutes: 30, toVenue: ['06:10', '06:30'], name: 'Ligne', lang: 'fr-FR' };
  expect(await shuttleLines(db(), 'en-US', [Number(key)])).toMatchObject([expected]);
  expect(await wrongFields(db(), shuttleLineKind, lineOf({ toTown: ['24:00'] }))).toEqual(['toTown.0']);
  expect(await wrongFields(db(), shuttleLineKind, lineOf({ toVenue: [] }))).toEqual(['toVenue']);
  expect(await wrongFields(db(), shuttleLineKind, lineOf({ texts: {} }))).toEqual(['texts']);
  await withdraw(db(), shuttleLineKind, key);
  expect(await shuttleLines(db(), 'en-US')).toEqual([]);
  expect(await publishLine(db(), change)).toBe(String(Number(key) + 1));
});

test('a phrase stands under its situation, says the new alone, and is nowhere once it is withdrawn', async () => {
  const texts = { 'zh-CN': { text: '谢谢' }, 'en-US': { text: 'Thanks' } };
  const draft = { situation: 'food', position: 0, pinyin: 'xièxie', texts };
  const key = await writeContent(db(), phraseKind, draft);
  await writeContent(db(), phraseKind, { ...draft, situation: 'greeting', texts: { 'zh-CN': { text: '多谢' } } }, key);
  expect(await phrasesBySituation(db())).toEqual([
    { situation: 'greeting', phrases: [{ id: Number(key), pinyin: 'xièxie', texts: { 'zh-CN': '多谢' } }] },
  ]);
  expect(await bodyOf('service-phrases')).toEqual([{ locale: 'zh-CN', body: '多谢' }]);
  const foreign = { ...draft, texts: { 'en-US': { text: 'Thanks' } } };
  expect(await wrongFields(db(), phraseKind, foreign)).toEqual(['texts.zh-CN']);
  expect(await wrongFields(db(), phraseKind, { ...draft, situation: 'party' })).toEqual(['situation']);
  await withdraw(db(), phraseKind, key);
  expect(await phrasesBySituation(db())).toEqual([]);
  expect(await bodyOf('service-phrases')).toEqual([]);
});

const kinds: [ContentKind, (keyof Schema)[]][] = [
  [shuttleLineKind, ['shuttle_line', 'shuttle_line_text', 'shuttle_departure']],
  [servicePartKind, ['service_part', 'service_part_text']],
  [phraseKind, ['phrase', 'phrase_text']],
];

test('all of the demonstration, written as it is read, is what it was', async () => {
  for (const table of ['shuttle_line', 'service_part', 'phrase'] as const) await db().deleteFrom(table).execute();
  await db()
    .transaction()
    .execute((tx) => seedServices(tx, { bundle: demonstration }));
  for (const [kind, tables] of kinds) expect((await rewriteAll(db(), kind, tables)).size).toBeGreaterThan(2);
});
