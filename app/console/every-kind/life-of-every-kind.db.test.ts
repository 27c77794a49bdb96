import { beforeAll, expect, test } from 'vitest';
import { writeCategories } from '#features/news/categories.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { isLocale, locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { adoptKind } from '../content/adopt.server.ts';
import type { Thread } from '../content/document.ts';
import { duplicateThing } from '../content/duplicate-thing.server.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { readThing } from '../content/read-thing.server.ts';
import { restoreRevision } from '../content/revisions.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { leastOf, someValue } from './least-values.fixture.ts';

const platform = emptyPlatform();
let staff: Staff;

/** The keys that things of the kinds before have, for those that refer to them. */
const made = new Map<string, string>();
const keyOf = (kind: string) => made.get(kind) ?? '';

/** What a kind needs beside the least of its fields: what refers to others, and what one field asks of another. */
const needs: Record<string, () => Values> = {
  edition: () => ({ endDate: '2027-06-18' }),
  event: () => ({
    edition: keyOf('edition'),
    room: keyOf('room'),
    endsAt: '2027-06-18T02:30:00.000Z',
    topics: ['health'],
    languages: ['zh'],
  }),
  // Every test has an event in it, all of them at one time.
  room: () => ({ venue: keyOf('event-venue'), several: true }),
  exhibitor: () => ({ key: 'exhibitor', editions: [keyOf('edition')] }),
  buyer: () => ({ key: 'buyer' }),
  product: () => ({ exhibitor: keyOf('exhibitor') }),
  stand: () => ({ code: 'W1-A01' }),
  'brand-article': () => ({ partner: keyOf('partner') }),
  'finance-provider': () => ({ countries: ['KE'] }),
  'reservation-day': () => ({ closes: '17:00' }),
  download: () => ({ files: [{ id: 'a', name: 'list.csv', languages: ['zh-CN'], source: 'exhibitors' }] }),
};

/** What these are called where nobody has named them is a name too: readers always see one in each language. */
const named = [
  'news-category',
  'default-link',
  'service-page',
  'hall-place',
  'partner-tier',
  'event-kind',
  'event-topic',
];

/** Kinds that refer to others stand behind these. */
const first = ['edition', 'event-venue', 'room', 'exhibitor', 'partner'];
const place = ({ name }: ContentKind) => (first.includes(name) ? first.indexOf(name) : first.length);
const kinds = contentKinds.toSorted((one, other) => place(one) - place(other));

beforeAll(async () => {
  staff = await somePerson(platform().db, ['editor', 'publisher', 'admin']);
  await platform()
    .db.transaction()
    .execute(async (tx) => {
      await writeCategories(tx);
      await tx
        .insertInto('hall')
        .values({ code: 'W1', position: 0, open_air: false, x: 0, y: 0, width: 50, depth: 50 })
        .execute();
      await tx.insertInto('venue').values({ key: 'centre', position: 0 }).execute();
    });
});

/** A thing of a kind in the console, and what is done with it. */
function worked(kind: ContentKind, thingId: number) {
  const what = { kind, thingId };
  const row = async (thread: Thread) => (await shown()).threads.find((each) => each.thread === thread);
  const shown = () => readThing(platform().db, kind, thingId);
  return {
    shown,
    row,
    save: async (thread: Thread, values: Values) =>
      saveThread(platform(), staff, { ...what, thread, base: (await row(thread))?.head ?? 0, values }),
    publish: (thread: Thread) => publishThread(platform(), staff, { ...what, thread }),
    withdraw: (thread: Thread) => withdrawThread(platform(), staff, { ...what, thread }),
    restore: async (thread: Thread, number: number) =>
      restoreRevision(platform(), staff, { ...what, thread, number, base: (await row(thread))?.head ?? 0 }),
    copy: () => duplicateThing(platform(), staff, what),
    /** The languages that readers have a text in, or always a name. */
    async seen(): Promise<string[]> {
      const { key } = await shown();
      const draft = key === null ? undefined : (await kind.read(platform().db, [key])).get(key);
      return Object.keys(draft?.texts ?? {}).toSorted();
    },
  };
}

type Worked = ReturnType<typeof worked>;

/** A thing that has been begun, or of a kind of which none is made, the one that there is. */
async function begun(kind: ContentKind): Promise<Worked> {
  const shared = { ...leastOf(kind.shared), ...needs[kind.name]?.() };
  if (!kind.words.make) {
    await adoptKind(platform(), kind);
    const { id } = await platform()
      .db.selectFrom('content_thing')
      .select('id')
      .where('kind', '=', kind.name)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return worked(kind, id);
  }
  const isText = Object.keys(kind.shared).length === 0;
  const saved = await saveThread(platform(), staff, {
    ...{ kind, base: 0 },
    ...(isText ? { thread: 'zh-CN' as const, values: textOf(kind, 1) } : { thread: 'shared' as const, values: shared }),
  });
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
  return worked(kind, saved.thingId);
}

/** The least text of a kind, told apart by its first field. */
function textOf({ texts }: ContentKind, version: number): Values {
  const own = leastOf(texts);
  const [name = ''] = Object.keys(own);
  const value = own[name];
  return typeof value === 'string' ? { ...own, [name]: value.replace('Word', `Word ${version}`) } : own;
}

const hasTexts = ({ texts }: ContentKind) => Object.keys(texts).length > 0;
const states = async (thing: Worked) =>
  Object.fromEntries((await thing.shown()).threads.map(({ thread, state }) => [thread, state]));

test.each(kinds.filter(hasTexts).map((kind) => [kind.name, kind] as const))(
  '%s: each language goes out, is withdrawn and comes back by itself',
  async (name, kind) => {
    const thing = await begun(kind);
    const langs = (own: string[]) => (named.includes(name) ? locales.toSorted() : own);
    for (const locale of locales)
      expect((await thing.save(locale, textOf(kind, 1))).outcome).toMatch(/^(saved|unchanged)$/);
    const known = (await thing.shown()).threads
      .filter(({ published }) => published !== null)
      .map(({ thread }) => thread);
    for (const locale of known.filter(isLocale)) await thing.withdraw(locale);
    expect(await thing.seen()).toEqual(langs([]));

    expect(await thing.publish('zh-CN')).toMatchObject({ outcome: 'published' });
    expect(await thing.seen()).toEqual(langs(['zh-CN']));
    expect(await thing.row('fr-FR')).toMatchObject({ published: null });
    made.set(name, (await thing.shown()).key ?? '');

    expect(await thing.publish('en-US')).toMatchObject({ outcome: 'published' });
    expect(await thing.seen()).toEqual(langs(['en-US', 'zh-CN']));
    expect(await thing.row('fr-FR')).toMatchObject({ published: null });

    // What is written anew is seen by nobody, and an older revision is only written anew too.
    await thing.save('en-US', textOf(kind, 2));
    const head = (await thing.row('en-US'))?.head ?? 0;
    expect(await thing.restore('en-US', head - 1)).toMatchObject({ outcome: 'saved', number: head + 1 });
    expect(await thing.row('en-US')).toMatchObject({ state: 'draft', published: head - 1, head: head + 1 });

    expect(await thing.withdraw('en-US')).toEqual({ outcome: 'withdrawn' });
    expect(await thing.seen()).toEqual(langs(['zh-CN']));
    expect(await thing.withdraw('zh-CN')).toEqual({ outcome: 'withdrawn' });
    expect(await thing.seen()).toEqual(langs([]));
    expect(await thing.publish('fr-FR')).toMatchObject(
      // There is nothing to show of a phrase without its Chinese.
      name === 'phrase' ? { outcome: 'invalid' } : { outcome: 'published' },
    );
    expect(await thing.publish('zh-CN')).toMatchObject({ outcome: 'published', key: made.get(name) });
    expect(await thing.seen()).toContain('zh-CN');
  },
);

test.each(kinds.filter((kind) => !hasTexts(kind)).map((kind) => [kind.name, kind] as const))(
  '%s, which has no texts, goes out, is withdrawn and comes back',
  async (_, kind) => {
    const thing = await begun(kind);
    const values = (await thing.row('shared'))?.values ?? {};
    if (kind.words.make) expect(await thing.publish('shared')).toMatchObject({ outcome: 'published' });
    expect(await thing.withdraw('shared')).toEqual({ outcome: 'withdrawn' });
    expect(await thing.publish('shared')).toMatchObject({ outcome: 'published' });
    const [name = '', field] = Object.entries(kind.shared).find(([, { isOwn }]) => !isOwn) ?? [];
    if (!field) throw new Error('It has no field that may change');
    const other = { ...values, [name]: values[name] === undefined ? someValue(name, field) : undefined };
    expect(await thing.save('shared', other)).toMatchObject({ outcome: 'saved', number: 2 });
    expect(await thing.restore('shared', 1)).toMatchObject({ outcome: 'saved', number: 3 });
    expect(await thing.row('shared')).toMatchObject({ state: 'draft', published: 1, values });
  },
);

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s: a copy says the same as drafts without what is one thing’s alone; or it is said why none is made',
  async (_, kind) => {
    const [{ id } = { id: 0 }] = await platform()
      .db.selectFrom('content_thing')
      .select('id')
      .where('kind', '=', kind.name)
      .execute();
    const thing = worked(kind, id);
    if (!kind.words.make) {
      expect(kind.words.only.message).toMatch(/\.$/);
      await expect(thing.copy()).rejects.toMatchObject({ status: 403 });
      const thread = hasTexts(kind) ? 'zh-CN' : 'shared';
      const values = { ...leastOf(thread === 'shared' ? kind.shared : kind.texts) };
      await expect(saveThread(platform(), staff, { kind, thread, base: 0, values })).rejects.toMatchObject({
        status: 403,
      });
      return;
    }
    const copy = worked(kind, await thing.copy());
    expect((await copy.shown()).key).toBeNull();
    expect(new Set(Object.values(await states(copy)))).toEqual(new Set(['draft']));
    const own = Object.keys(kind.shared).filter((name) => kind.shared[name]?.isOwn);
    const values = (await copy.row('shared'))?.values ?? {};
    expect(own.filter((name) => name in values)).toEqual([]);
    // What is its own alone is missed as it goes out, where it is needed; else it goes out beside the other.
    const answer = await copy.publish(hasTexts(kind) ? 'zh-CN' : 'shared');
    const missed = answer.outcome === 'invalid' ? answer.wrong.map(({ field }) => field) : [];
    expect(missed.toSorted()).toEqual(own.filter((name) => isNeeded(kind.shared, name)).toSorted());
    if (answer.outcome === 'published') expect(answer.key).not.toBe((await thing.shown()).key);
    else expect(missed).not.toEqual([]);
  },
);

const isNeeded = (fields: Fields, name: string) => !fields[name]?.schema.safeParse(undefined).success;

test.each(kinds.map((kind) => [kind.name, kind] as const))('%s: nothing is read of nothing', async (_, kind) => {
  expect(await kind.read(platform().db, [])).toEqual(new Map());
});

/** What can stand in no table, or in no number of one. */
const strange = ['a\0b', '\ud800', '9'.repeat(40), 'x'.repeat(200_000), -1, 2 ** 40, null, {}, [], ['a\0b'], [{}]];

/** Of two fields that need one another the one that is missing is named. */
const partners: Record<string, string> = { shuttleLine: 'shuttleMinutes' };

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s: whatever stands in a field is refused at that field, or can be written',
  async (_, kind) => {
    const key = kind.words.make ? undefined : (await kind.keys(platform().db, undefined, 1))[0];
    const full = { ...leastOf(kind.shared), ...needs[kind.name]?.(), ...unlike(kind, key) };
    const texts = hasTexts(kind) ? { 'zh-CN': leastOf(kind.texts) } : {};
    for (const value of strange) {
      for (const name of Object.keys(kind.shared)) await tried(kind, key, { ...full, texts, [name]: value }, name);
      for (const name of Object.keys(kind.texts))
        await tried(kind, key, { ...full, texts: { 'zh-CN': { ...texts['zh-CN'], [name]: value } } }, name);
    }
  },
);

/** What is its own alone, other than that of the thing that there is already; a country has the code that is its key. */
function unlike({ name, shared }: ContentKind, key: string | undefined): Values {
  if (name === 'country') return { code: key };
  const others: Values = { key: 'other', number: 2, code: 'W1-B02', date: '2027-06-19' };
  return Object.fromEntries(Object.entries(others).filter(([own]) => shared[own]?.isOwn));
}

class TakenBack extends Error {}

/** Has a draft written and taken back. @throws where the database refuses what the checks let through */
async function tried(
  kind: ContentKind,
  key: string | undefined,
  draft: Values & { texts: object },
  name: string,
): Promise<void> {
  const { db, clock } = platform();
  const work = db.transaction().execute(async (tx) => {
    const written = await kind.write(tx, key, draft, clock.now());
    if (written.outcome === 'invalid') {
      const fields = written.error.issues.map(({ path }) => path.join('.'));
      expect(fields.some((field) => field.includes(name) || field === partners[name])).toBe(true);
    }
    throw new TakenBack();
  });
  await expect(work).rejects.toBeInstanceOf(TakenBack);
}
