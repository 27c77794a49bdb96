import { beforeAll, expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { duplicateThing } from './duplicate-thing.server.ts';
import { giveThread, ownThing } from './give-thread.server.ts';
import type { Steps } from './life.ts';
import { countKinds, listThings } from './list-things.server.ts';
import { publishThread } from './publishing/publish-thread.server.ts';
import { scheduleThread } from './publishing/schedule.server.ts';
import { readThing } from './read-thing.server.ts';
import { reviewThread } from './review-thread.server.ts';
import { saveThread } from './save-thread.server.ts';
import { unfinishedIn } from './unfinished.server.ts';
import type { ThingFilter } from './which-things.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const text = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });
let editor: Staff;
let publisher: Staff;
let french: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  publisher = await somePerson(platform().db, ['publisher']);
  french = await somePerson(platform().db, ['translator'], ['fr-FR']);
});

const withSteps = (steps: Steps) => ({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: steps } });

async function someThing(title: string, ...locales: Locale[]): Promise<number> {
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: { ...shared } });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  for (const locale of locales)
    await saveThread(platform(), editor, { kind, thingId, thread: locale, base: 0, values: text(title) });
  return thingId;
}

async function listed(filter: ThingFilter): Promise<number[]> {
  const { things } = await listThings(platform().db, kind, filter);
  return things.map(({ id }) => id);
}

const waits = (staff: Staff, steps: Steps = 1) => listed({ waitsFor: { staff, steps } });
const give = (thingId: number, to: number | null, staff = editor, due?: string) =>
  giveThread(platform(), staff, { kind, thingId, locale: 'fr-FR', to, ...(due ? { due } : {}) });
const submit = (thingId: number) =>
  reviewThread(withSteps(1), editor, { kind, thingId, thread: 'zh-CN', move: 'submit', number: 1 });

test('a language is given to somebody until a day, also one in which there is nothing yet, and waits for them until it is written', async () => {
  const id = await someThing('给人', 'zh-CN');
  expect(await give(id, french.id, editor, '2026-12-01')).toEqual({ outcome: 'given' });
  expect(await waits(french)).toContain(id);
  expect(await waits(editor)).not.toContain(id);
  expect((await readThing(platform().db, kind, id)).given).toEqual([
    { thread: 'fr-FR', to: { id: french.id, name: french.name }, due: '2026-12-01' },
  ]);
  await saveThread(platform(), french, { kind, thingId: id, thread: 'fr-FR', base: 0, values: text('Donné') });
  expect(await waits(french)).toContain(id);
  await publishThread(platform(), editor, { kind, thingId: id, thread: 'fr-FR' });
  expect(await waits(french)).not.toContain(id);
});

test('what was given is taken back, and is given to nobody who does not write in that language', async () => {
  const id = await someThing('收回', 'zh-CN');
  const german = await somePerson(platform().db, ['translator'], ['en-US']);
  const gate = await somePerson(platform().db, ['steward']);
  for (const { id: to } of [german, gate]) expect(await give(id, to)).toEqual({ outcome: 'notTheirs' });
  await give(id, french.id);
  await give(id, null);
  expect(await waits(french)).not.toContain(id);
  await expect(give(id, french.id, french)).rejects.toMatchObject({ status: 403 });
  await expect(give(999_999, french.id)).rejects.toMatchObject({ status: 404 });
});

test('what was handed in waits for those who may pass it, and not for whoever wrote it', async () => {
  const id = await someThing('待审', 'zh-CN');
  await submit(id);
  expect(await waits(publisher)).toContain(id);
  expect(await waits(editor)).not.toContain(id);
  expect(await waits(french)).not.toContain(id);
  const other = await somePerson(platform().db, ['editor']);
  expect(await waits(other, 1)).not.toContain(id);
  expect(await waits(other, 3)).toContain(id);
});

test('things are listed by whose they are', async () => {
  const id = await someThing('归属', 'zh-CN');
  expect(await listed({ owner: editor.id })).toContain(id);
  expect(await ownThing(platform(), editor, { kind, thingId: id, owner: french.id })).toEqual({ outcome: 'notTheirs' });
  await ownThing(platform(), editor, { kind, thingId: id, owner: publisher.id });
  expect(await listed({ owner: publisher.id })).toEqual([id]);
  await ownThing(platform(), editor, { kind, thingId: id, owner: null });
  expect(await listed({ owner: 'nobody' })).toContain(id);
  expect((await readThing(platform().db, kind, id)).owner).toBeUndefined();
});

test('things are listed by what is to become of them, by their words and by their number', async () => {
  const timed = await someThing('定时发布的消息', 'zh-CN');
  const times = { publishAt: new Date(Date.now() + 600_000), withdrawAt: null };
  await scheduleThread(platform(), editor, { kind, thingId: timed, thread: 'zh-CN', times });
  expect(await listed({ timed: true })).toEqual([timed]);
  expect(await listed({ words: '定时' })).toEqual([timed]);
  expect(await listed({ words: String(timed) })).toEqual([timed]);
  expect(await listed({ locale: 'fr-FR', state: 'missing', words: '定时' })).toEqual([timed]);
  expect(await listed({ locale: 'zh-CN', state: 'missing', words: '定时' })).toEqual([]);
  expect((await countKinds(platform().db, ['article', 'nothing'])).get('nothing')).toBe(0);
});

test('a list is read on where it ended, whatever is written meanwhile', async () => {
  for (let i = 0; i < 27; i += 1) await someThing(`Page ${i}`, 'en-US');
  const first = await listThings(platform().db, kind, {});
  await someThing('Written meanwhile', 'en-US');
  const second = await listThings(platform().db, kind, {}, { after: first.after });
  expect(first.things).toHaveLength(25);
  const ids = [...first.things, ...second.things].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(second.things[0]?.id).toBe((first.things.at(-1)?.id ?? 0) - 1);
});

test('a copy says the same in every language, all of it drafts that are not behind', async () => {
  const id = await someThing('原文', 'zh-CN', 'fr-FR');
  await publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  const copy = await readThing(platform().db, kind, await duplicateThing(platform(), editor, { kind, thingId: id }));
  expect(copy).toMatchObject({ key: null, source: 'zh-CN', owner: { id: editor.id } });
  const states = copy.threads.map(({ thread, state, behind, published }) => [thread, state, behind, published]);
  expect(states.toSorted()).toEqual([
    ['fr-FR', 'draft', 0, null],
    ['shared', 'draft', 0, null],
    ['zh-CN', 'draft', 0, null],
  ]);
  expect(copy.threads.find(({ thread }) => thread === 'fr-FR')?.values).toEqual(text('原文'));
  await expect(duplicateThing(platform(), french, { kind, thingId: id })).rejects.toMatchObject({ status: 403 });
});

test('what has been written since it was read does not go out unread', async () => {
  const id = await someThing('未读', 'zh-CN');
  await saveThread(platform(), publisher, { kind, thingId: id, thread: 'zh-CN', base: 1, values: text('新稿') });
  const go = (number: number) => publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN', number });
  expect(await go(1)).toEqual({ outcome: 'newer' });
  expect(await go(2)).toMatchObject({ outcome: 'published' });
});

test('what a text lacks is told before it is to go out', () => {
  const fields = (thread: 'shared' | Locale, values: object) =>
    unfinishedIn(kind, thread, { ...values }).map(({ field }) => field);
  expect(fields('fr-FR', { title: 'Seulement un titre' })).toEqual(['summary', 'body']);
  expect(fields('shared', { category: 'rumours' })).toEqual(['category', 'publishedAt']);
  expect(fields('fr-FR', text('Tout'))).toEqual([]);
});
