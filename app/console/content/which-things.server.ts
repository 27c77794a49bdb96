import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { may } from '#platform/http/may.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { readKeyword } from '#platform/search-index/keyword.ts';
import type { State, Steps } from './life.ts';
import { newestThreads } from './thread-revisions.server.ts';

/** Which things of a kind are listed. All that is given must hold. */
export interface ThingFilter {
  /** Words of a title in any language, or a thing's number. */
  words?: string | undefined;
  /** In this language, or in any. */
  locale?: Locale | undefined;
  /**
   * The state of its newest revision. Behind: readers see a text that knows nothing of some changes of its source. Missing: it
   * has no text in that language.
   */
  state?: State | 'behind' | 'missing' | undefined;
  owner?: number | 'nobody' | undefined;
  /** Given to somebody to be written. */
  givenTo?: number | undefined;
  /** A time is set at which it goes out, or is withdrawn. */
  timed?: boolean | undefined;
  /** What all its languages share says this in its newest revision: `{ country: 'KE', editions: '4' }`, a value or one of several. */
  facts?: Readonly<Record<string, string>> | undefined;
  /** Somebody is to do something about it: to write what they were given, or to read what they may pass. */
  waitsFor?: { staff: Staff; steps: Steps } | undefined;
}

/** Where a page of a list ends: the next one begins after it, whatever has been written meanwhile. */
export type After = { at: Date; id: number } | { reads: number; id: number };

/** The things of a kind that a filter leaves, in no order. */
export function whichThings(db: Database, kind: string, filter: ThingFilter, after?: After) {
  const { words, locale, state, owner, givenTo, timed, facts, waitsFor } = filter;
  let query = db.selectFrom('content_thing as thing').where('thing.kind', '=', kind);
  if (after && 'at' in after)
    query = query.where(sql<boolean>`(thing.changed_at, thing.id) < (${after.at}, ${after.id})`);
  else if (after) query = query.where(sql<boolean>`(thing.reads, thing.id) < (${after.reads}, ${after.id})`);
  if (owner === 'nobody') query = query.where('thing.owner_id', 'is', null);
  else if (owner !== undefined) query = query.where('thing.owner_id', '=', owner);
  if (state === 'missing') query = query.where(({ not, exists }) => not(exists(textsIn(db, locale))));
  else if (isSeldom(state)) query = query.where(sql<boolean>`thing.id = any(array(${threadsWith(db, kind, filter)}))`);
  else if (state || locale) query = query.where((eb) => eb('thing.id', 'in', threadsWith(db, kind, filter)));
  if (givenTo !== undefined) query = query.where((eb) => eb('thing.id', 'in', given(db, givenTo)));
  if (timed) query = query.where((eb) => eb('thing.id', 'in', timedThreads(db, kind)));
  if (facts) query = query.where((eb) => eb('thing.id', 'in', saying(db, kind, facts)));
  if (waitsFor) query = query.where((eb) => eb('thing.id', 'in', waiting(db, kind, waitsFor)));
  const asked = words === undefined ? '' : readKeyword(words).anywhere;
  if (asked !== '') query = query.where((eb) => eb('thing.id', 'in', called(db, kind, asked)));
  return query;
}

/** Few texts stand so, wherever in the list: they are looked up, and the list is not gone through for them. */
const isSeldom = (state: ThingFilter['state']) => state === 'withdrawn' || state === 'review' || state === 'signed';

function called(db: Database, kind: string, asked: string) {
  return db
    .selectFrom('content_thread as found')
    .select('found.thing_id')
    .where('found.kind', '=', kind)
    .where(sql<boolean>`found.tokens @@ ${asked}::tsquery`);
}

/** Things whose newest facts say some things, all of them. An index knows facts by what stands in them (0101). */
function saying(db: Database, kind: string, facts: Readonly<Record<string, string>>) {
  const query = newestThreads(db)
    .select('revision.thing_id')
    .where('revision.thread', '=', 'shared')
    .where('thread.kind', '=', kind);
  return Object.entries(facts).reduce(
    (some, [name, value]) =>
      some.where(({ or }) =>
        or(formsOf(value).map((each) => sql<boolean>`revision.fields @> ${JSON.stringify({ [name]: each })}::jsonb`)),
      ),
    query,
  );
}

/** A value as a field may hold it: as text, as a number, or among several. */
function formsOf(value: string): unknown[] {
  return [value, [value], ...(/^\d{1,15}$/.test(value) ? [Number(value)] : [])];
}

function textsIn(db: Database, locale: Locale | undefined) {
  return db
    .selectFrom('content_thread as own')
    .select('own.thing_id')
    .where('own.thing_id', '=', sql.ref<number>('thing.id'))
    .where('own.thread', locale ? '=' : '<>', locale ?? 'shared');
}

function threadsWith(db: Database, kind: string, { locale, state }: Pick<ThingFilter, 'locale' | 'state'>) {
  let query = db.selectFrom('content_thread as own').select('own.thing_id').where('own.kind', '=', kind);
  // Of a kind without texts all is shared: in any language means in any part.
  if (locale) query = query.where('own.thread', '=', locale);
  if (state === 'behind') return query.where('own.behind', '>', 0).where('own.published', 'is not', null);
  return state && state !== 'missing' ? query.where('own.state', '=', state) : query;
}

function timedThreads(db: Database, kind: string) {
  return db
    .selectFrom('content_thread as timed')
    .select('timed.thing_id')
    .where('timed.kind', '=', kind)
    .where(({ eb, or }) => or([eb('timed.publish_at', 'is not', null), eb('timed.withdraw_at', 'is not', null)]));
}

function given(db: Database, staffId: number) {
  return db.selectFrom('content_given as given').select('given.thing_id').where('given.staff_id', '=', staffId);
}

/** What somebody was given and has not done, and what others have handed in that they may pass. */
function waiting(db: Database, kind: string, { staff, steps }: NonNullable<ThingFilter['waitsFor']>) {
  return toWrite(db, staff)
    .select('given.thing_id')
    .union(toRead(db, staff, steps).select('thread.thing_id').where('thread.kind', '=', kind));
}

/** The languages of things that somebody was given and has not done. */
export function toWrite(db: Database, { id }: Pick<Staff, 'id'>) {
  return db
    .selectFrom('content_given as given')
    .leftJoin('content_thread as own', (join) =>
      join.onRef('own.thing_id', '=', 'given.thing_id').onRef('own.thread', '=', 'given.thread'),
    )
    .where('given.staff_id', '=', id)
    .where(isUndone);
}

/** The texts that others have handed in and somebody may pass. */
export function toRead(db: Database, staff: Staff, steps: Steps) {
  return newestThreads(db)
    .where('thread.state', '=', 'review')
    .where('revision.made_by', 'is distinct from', staff.id)
    .where(sql<boolean>`${staff.id} <> all(thread.passed_by)`)
    .where(({ eb, and, or, lit }) =>
      or([
        and([eb('thread.step', '<', steps - 1), lit(may(staff, 'review'))]),
        and([eb('thread.step', '>=', steps - 1), lit(may(staff, 'signOff'))]),
      ]),
    );
}

type Given = { given: Schema['content_given']; own: Schema['content_thread'] };

/** There is no text yet, it has not been handed in, or it is behind. */
function isUndone({ eb, or, and }: ExpressionBuilder<Given, 'given' | 'own'>) {
  return or([
    eb('own.state', 'is', null),
    eb('own.state', 'in', ['draft', 'withdrawn']),
    and([eb('own.state', '=', 'published'), eb('own.behind', '>', 0)]),
  ]);
}
