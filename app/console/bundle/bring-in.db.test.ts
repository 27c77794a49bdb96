import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questionKind } from '#features/about/publishing/question-kind.server.ts';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { eventKind } from '#features/programme/publishing/event-kind.server.ts';
import { roomKind } from '#features/programme/publishing/room-kind.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { ArchiveWriter } from '#platform/bundle/files/write-archive.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { empty, exportTo, importFrom, newFolder } from './bundles.fixture.ts';

const platform = emptyPlatform();
let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => empty(platform.database()));

const question = (key: string, texts: object = { 'en-US': { question: 'Where?', answer: 'Here.' } }) => ({
  key,
  shared: { identity: 'visitor', position: 1 },
  texts,
});

/** An archive of these files. @returns where it lies */
async function archiveOf(files: Record<string, string | object>): Promise<string> {
  count += 1;
  const path = join(folder, `${count}.zip`);
  const archive = new ArchiveWriter(path);
  for (const [file, content] of Object.entries(files)) {
    await archive.add(file, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)));
  }
  await archive.close({ form: 2, languages: ['zh-CN', 'en-US', 'fr-FR'] });
  return path;
}

const page = '---\ntitle: Open\nsummary: It is open.\n---\n\nCome **in**.\n';
const facts = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };

test('things come in as they would be published, under the numbers that they had', async () => {
  const files = { 'article/7/facts.json': facts, 'article/7/en-US.md': page, 'question/0001.json': [question('3')] };
  expect(await importFrom(platform(), await archiveOf(files))).toBe(true);
  const { db } = platform();
  expect(await articleKind.keys(db, undefined, 9)).toEqual(['7']);
  const read = (await articleKind.read(db, ['7'])).get('7');
  expect(read).toMatchObject({
    ...facts,
    texts: { 'en-US': { title: 'Open', body: '<p>Come <strong>in</strong>.</p>' } },
  });
  expect(await questionKind.keys(db, undefined, 9)).toEqual(['3']);
});

test('HTML in a bundle is made safe as what editors hand in', async () => {
  const hostile = `${page}\n<p onclick="x()">A <a href="javascript:x">b</a><script>alert(1)</script></p>\n`;
  await importFrom(platform(), await archiveOf({ 'article/1/facts.json': facts, 'article/1/en-US.md': hostile }));
  const texts = await platform().db.selectFrom('article_text').select('body').execute();
  expect(texts).toEqual([{ body: '<p>Come <strong>in</strong>.</p>\n<p>A b</p>' }]);
});

describe('nothing is written, and each fault has a line, where there is', () => {
  test.each<[fault: string, files: Record<string, string | object>, lines: (string | RegExp)[]]>([
    ['an unknown kind', { 'rumour/0001.json': [] }, ['rumour/0001.json: nobody knows such a file']],
    ['a file beside others', { 'question/notes.txt': 'x' }, ['question/notes.txt: nobody knows such a file']],
    [
      'a field that nobody knows, and one that is wrong',
      {
        'question/0001.json': [
          { ...question('1'), shared: { identity: 'visitor', position: 1, colour: 'red' } },
          question('2', { 'en-US': { question: ' ', answer: 'Here.', mood: 'good' } }),
        ],
      },
      [
        'question/0001.json 1: shared.colour: there is no such field',
        'question/0001.json 2: texts.en-US.mood: there is no such field',
        /^question\/0001\.json 2: texts\.en-US\.question: Too small/,
      ],
    ],
    [
      'a text without a title',
      { 'article/1/facts.json': facts, 'article/1/en-US.md': '---\nsummary: x\n---\n\ny\n' },
      [/^article\/1\/en-US\.md: title: Invalid input/],
    ],
    [
      'a key that comes twice, and one that is no number',
      { 'question/0001.json': [question('1'), question('1'), question('one')] },
      ['question/0001.json 1: key: is there twice', 'question/0001.json one: key: is no number'],
    ],
    [
      'a document that is not there',
      {
        'download/0001.json': [
          {
            key: '1',
            shared: {
              ...{ key: 'guide', position: 1, audiences: ['press'], updatedOn: '2025-05-01' },
              files: [
                {
                  name: 'guide.pdf',
                  languages: ['en-US'],
                  file: { kind: 'pdf', version: '0123456789abcdef', bytes: 9 },
                },
              ],
            },
            texts: { 'en-US': { title: 'Guide', summary: 'A guide.' } },
          },
        ],
      },
      ['stored/downloads/0123456789abcdef.pdf: is not there'],
    ],
    [
      'a term of the glossary that could not be written',
      {
        'glossary/0001.json': [
          { key: '红茶', part: 'Trade', names: { 'zh-CN': '红茶' }, unused: { 'fr-FR': ['thé rouge'] } },
          { key: '绿茶', part: 'Trade', names: { 'zh-CN': '茶' } },
        ],
      },
      ['glossary/0001.json 红茶: name.fr-FR: required', 'glossary/0001.json 绿茶: key: is not its Chinese name'],
    ],
    [
      'a stored file that nothing names',
      { 'stored/pictures/0123456789abcdef.webp': 'x' },
      [/nobody knows such a file$/],
    ],
    [
      'a thing that names one which is not there',
      {
        'brand-article/1/facts.json': { partner: '4', publishedAt: facts.publishedAt },
        'brand-article/1/en-US.md': page,
      },
      ['brand-article/1/facts.json: partner: unknown'],
    ],
  ])('%s', async (_, files, lines) => {
    const brought = importFrom(platform(), await archiveOf(files));
    const error = await brought.then(
      () => undefined,
      (each: Error) => each,
    );
    expect(error?.name).toBe('BundleError');
    const said = error?.message.split('\n').toSorted();
    expect(said).toEqual(lines.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line)));
    for (const kind of [articleKind, questionKind]) expect(await kind.keys(platform().db, undefined, 9)).toEqual([]);
  });
});

/** A room of an edition, and events in it. */
const programme = (...events: object[]) => ({
  'edition/4/facts.json': { number: 4, startDate: '2025-06-12', endDate: '2025-06-15', current: true },
  'edition/4/en-US.md': `---\nname: Fourth\ntheme: A theme\nsummary: A summary.\nvenue: Changsha\naddress: A street\n---\n\nText.\n`,
  'event-venue/0001.json': [
    { key: '1', shared: { position: 0 }, texts: { 'en-US': { name: 'Centre', shortName: 'C' } } },
  ],
  'room/0001.json': [{ key: '1', shared: { venue: '1', position: 0 }, texts: { 'en-US': { name: 'Room A' } } }],
  'event/0001.json': events,
});

const eventAt = (key: string, from: string, to: string) => ({
  key,
  shared: {
    ...{ edition: '4', kind: 'seminar', topics: ['health'], room: '1', languages: ['zh'], admission: 'open' },
    ...{ startsAt: `2025-06-12T${from}:00.000Z`, endsAt: `2025-06-12T${to}:00.000Z` },
  },
  texts: { 'en-US': { title: `Event ${key}`, summary: 'In short.', organiser: 'Office', audience: 'All' } },
});

test('where an event finds its room taken as it is written, nothing of the bundle stays', async () => {
  const { db } = platform();
  const path = await archiveOf(programme(eventAt('1', '01:30', '03:00'), eventAt('2', '02:00', '02:30')));
  await expect(importFrom(platform(), path)).rejects.toThrow('event/0001.json 2: shared.room: occupied');
  for (const kind of [eventKind, roomKind]) expect(await kind.keys(db, undefined, 9)).toEqual([]);
  expect(await db.selectFrom('edition').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('event_occupies').select('event_id').execute()).toEqual([]);
  const apart = await archiveOf(programme(eventAt('1', '01:30', '03:00'), eventAt('2', '03:00', '03:30')));
  expect(await importFrom(platform(), apart)).toBe(true);
  expect(await eventKind.keys(db, undefined, 9)).toEqual(['1', '2']);
});

test('a site that has content is left alone', async () => {
  const site = siteFor(platform());
  const values = { identity: 'visitor', position: 1 };
  const staff = await somePerson(site.db, ['editor']);
  await saveThread(site, staff, { kind: questionKind, thread: 'shared', base: 0, values });
  const path = await archiveOf({ 'question/0001.json': [question('1')] });
  expect(await importFrom(platform(), path)).toBe(false);
  expect(await questionKind.keys(site.db, undefined, 9)).toEqual([]);
});

test('so is one in which somebody has written in the glossary', async () => {
  const { db } = platform();
  const row = { part: 'Trade', names: JSON.stringify({ 'zh-CN': '红茶' }), unused: '{}', changed_at: new Date() };
  await db.insertInto('glossary_term').values(row).execute();
  expect(await importFrom(platform(), await archiveOf({ 'question/0001.json': [question('1')] }))).toBe(false);
});

test('of two that bring a bundle in at once one writes it, and the other finds it written', async () => {
  const edition = {
    'edition/1/facts.json': { number: 1, startDate: '2019-06-27', endDate: '2019-06-29', current: true },
    'edition/1/en-US.md': `---\nname: First\ntheme: A theme\nsummary: A summary.\nvenue: Changsha\naddress: A street\n---\n\nText.\n`,
  };
  const path = await archiveOf(edition);
  const both = await Promise.all([importFrom(platform(), path), importFrom(platform(), path)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await platform().db.selectFrom('edition').select('id').execute()).toEqual([{ id: 1 }]);
});

test('what is being written goes along where it is asked for, and comes in beside what readers see', async () => {
  const path = await archiveOf({ 'question/0001.json': [question('3')] });
  await importFrom(platform(), path);
  const site = siteFor(platform());
  const staff = await somePerson(site.db, ['editor', 'publisher']);
  const { id } = await site.db
    .selectFrom('content_thing')
    .select('id')
    .where('kind', '=', 'question')
    .executeTakeFirstOrThrow();
  const values = { question: 'Où ?', answer: 'Ici.' };
  await saveThread(site, staff, { kind: questionKind, thingId: id, thread: 'fr-FR', base: 0, values });
  await saveThread(site, staff, { kind: articleKind, thread: 'shared', base: 0, values: { category: 'news' } });
  const without = await exportTo(platform(), join(folder, 'without.zip'));
  const first = await exportTo(platform(), join(folder, 'with.zip'), { drafts: true });
  expect(first.content.equals(without.content)).toBe(false);
  await empty(platform.database());
  expect(await importFrom(platform(), join(folder, 'with.zip'))).toBe(true);
  const again = await exportTo(platform(), join(folder, 'with-again.zip'), { drafts: true });
  expect(again.content.equals(first.content)).toBe(true);
  const threads = platform().db.selectFrom('content_thread').select(['kind', 'thread', 'state', 'published', 'behind']);
  expect(await threads.where('state', '=', 'draft').orderBy('kind').execute()).toEqual([
    { kind: 'article', thread: 'shared', state: 'draft', published: null, behind: 0 },
    { kind: 'question', thread: 'fr-FR', state: 'draft', published: null, behind: 0 },
  ]);
});
