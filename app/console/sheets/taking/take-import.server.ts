import { type RawBuilder, sql } from 'kysely';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { Thread } from '../../content/document.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { publishPartsWithin } from '../../content/publishing/publish-thread.server.ts';
import type { Published } from '../../content/publishing/published.server.ts';
import { holdThing, recountBehind, threadOf } from '../../content/threads.server.ts';
import { mayPublish, mayWrite } from '../../policy/content-policy.server.ts';
import { mostPublished } from '../report.ts';

/** Why nothing of an import is taken. */
export type NotTaken =
  /** It is not waiting: it was given up, or too long ago. */
  | { outcome: 'gone' }
  /** It has faults, or nothing new. */
  | { outcome: 'nothing' }
  /** Somebody has written or published these things since the sheet was looked through. */
  | { outcome: 'meanwhile'; rows: ThingOfRow[]; count: number }
  /** The same file has been taken, and makes things that nothing tells apart. */
  | { outcome: 'again'; id: number | undefined }
  /** It cannot go out by itself: texts are reviewed first, there are too many, or they may not. */
  | { outcome: 'unpublished'; why: 'reviewed' | 'tooMany' | 'notYours' }
  /** Some of it cannot go out: what, by rows. */
  | { outcome: 'unfit'; kind: ContentKind; rows: { row: number; answer: Published }[]; count: number };

/** What became of taking one. */
export type Taken = { outcome: 'taken' } | NotTaken;

export interface ThingOfRow {
  row: number;
  id: number;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Taken back as a whole. */
class NothingTaken extends Error {
  readonly answer: NotTaken;
  constructor(answer: NotTaken) {
    super('Nothing is taken');
    this.answer = answer;
  }
}

/** So many rows are named where something is in the way. */
const mostRows = 200;

/**
 * Takes a sheet that has been looked through: all of it in one transaction, as drafts or with readers seeing it, or nothing. Pressed twice
 * it is taken once.
 * @param publish whether readers are to see it
 * @throws Refusal 403 where they may not write such things, 404 where there is no such import
 */
export async function takeImport(
  site: Needs,
  staff: Staff,
  { id, publish }: { id: number; publish: boolean },
): Promise<Taken> {
  try {
    return await inTransaction(site.db, (tx) => takeWithin(tx, site, staff, { id, publish }));
  } catch (error) {
    if (error instanceof NothingTaken) return error.answer;
    // Of two that take the same at once the second finds what the first has written.
    if (isOfTwo(error)) return { outcome: 'again', id: undefined };
    throw error;
  }
}

function isOfTwo(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return codeOf(error) === '23505' && (constraint === 'sheet_import_once' || constraint === 'content_thing_external');
}

async function takeWithin(
  tx: Tx,
  site: Needs,
  staff: Staff,
  { id, publish }: { id: number; publish: boolean },
): Promise<Taken> {
  const held = await tx
    .selectFrom('sheet_import')
    .select(['kind', 'state', 'staff_id', 'report', 'print', 'once', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new Refusal(404);
  const kind = kindOrRefuse(held.kind);
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  if (held.state === 'taken') return { outcome: 'taken' };
  if (held.state !== 'checked' || held.staff_id !== staff.id) return { outcome: 'gone' };
  const { report } = held;
  if (report.faults > 0 || report.made + report.changed === 0) return { outcome: 'nothing' };
  if (publish) checkPublishing(site, staff, kind, report.made + report.changed);
  await takeTurn(tx, kind);
  await refuseAgain(tx, kind, held.once);
  await holdThings(tx, id);
  await refuseMeanwhile(tx, id, kind);
  const now = site.clock.now();
  await writeDrafts(tx, site, staff, { id, kind, now });
  await recountFollowers(tx, id, kind);
  if (publish) await publishAll(tx, site, id, kind);
  await tx
    .updateTable('sheet_import')
    .set({ state: 'taken', taken_at: now, is_published: publish })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sheet_row').where('import_id', '=', id).execute();
  const { rows, made, changed, same } = report;
  const after = { file: held.name, rows, made, changed, same, published: publish };
  if (publish) await emptyPages(tx, [...kind.tags]);
  await noteAct(tx, { staff, act: 'content.import', about: `${kind.name} import ${id}`, after }, now);
  return { outcome: 'taken' };
}

/** Whether somebody may have all that a sheet has of a kind seen by readers. */
export function publishingBarred(
  { settings }: Pick<Needs, 'settings'>,
  staff: Staff,
  kind: ContentKind,
  things: number,
): Extract<NotTaken, { outcome: 'unpublished' }>['why'] | undefined {
  const hasTexts = Object.keys(kind.texts).length > 0;
  const threads: Thread[] = hasTexts ? ['shared', ...locales] : ['shared'];
  if (!threads.every((thread) => mayPublish(staff, thread, kind))) return 'notYours';
  if (hasTexts && settings.REVIEW_STEPS > 0) return 'reviewed';
  return things > mostPublished ? 'tooMany' : undefined;
}

function checkPublishing(site: Needs, staff: Staff, kind: ContentKind, things: number): void {
  const why = publishingBarred(site, staff, kind, things);
  if (why) throw new NothingTaken({ outcome: 'unpublished', why });
}

/** Imports of a kind come, and go back, one after the other. */
export async function takeTurn(tx: Tx, { name }: ContentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import of ${name}`}))`.execute(tx);
}

async function refuseAgain(tx: Tx, { name }: ContentKind, once: string | null): Promise<void> {
  if (once === null) return;
  const same = await tx
    .selectFrom('sheet_import')
    .select('id')
    .where('kind', '=', name)
    .where('once', '=', once)
    .where('state', '=', 'taken')
    .executeTakeFirst();
  if (same) throw new NothingTaken({ outcome: 'again', id: same.id });
}

/** Nobody writes the things meanwhile; of two imports that have some of them in common one waits. */
async function holdThings(tx: Tx, id: number): Promise<void> {
  await sql`select id from content_thing
    where id in (select thing_id from sheet_row where import_id = ${id} and not is_new) order by id for update`.execute(
    tx,
  );
}

/** Refuses where a thing is not as the sheet's owner has seen it, or an external id has become another's. */
async function refuseMeanwhile(tx: Tx, id: number, { name }: ContentKind): Promise<void> {
  const { rows } = await sql<ThingOfRow>`
    select own.row, coalesce(other.id, own.thing_id) as id
    from sheet_row own
    left join content_thing other
      on other.kind = ${name} and other.external_id = own.external_id and other.id is distinct from own.thing_id
    where own.import_id = ${id} and (
      other.id is not null
      or not own.is_new and own.seen is distinct from (
        select coalesce(jsonb_object_agg(thread, jsonb_build_array(head, published)), '{}'::jsonb)
        from content_thread where thing_id = own.thing_id))
    order by own.row`.execute(tx);
  if (rows.length > 0)
    throw new NothingTaken({ outcome: 'meanwhile', rows: rows.slice(0, mostRows), count: rows.length });
}

interface Writing {
  id: number;
  kind: ContentKind;
  now: Date;
}

/** All drafts at once: each text as a new revision of whoever imports, and what stood there before is kept for taking it back. */
async function writeDrafts(tx: Tx, { settings }: Needs, staff: Staff, { id, kind, now }: Writing): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx);
  await run(sql`update sheet_row set thing_id = nextval(pg_get_serial_sequence('content_thing', 'id'))
    where import_id = ${id} and is_new`);
  await run(sql`insert into content_thing (id, kind, source, owner_id, changed_at, changed_by, changer_id, external_id)
    overriding system value
    select thing_id, ${kind.name}::text, source, ${staff.id}::integer, ${now}::timestamptz, ${staff.name}::text, ${staff.id}::integer,
      external_id
    from sheet_row where import_id = ${id} and is_new order by row`);
  await run(sql`insert into sheet_thing (import_id, thing_id, row, is_new, was_external_id, external_id)
    select ${id}::bigint, thing.id, own.row, own.is_new, case when own.is_new then null else thing.external_id end,
      coalesce(own.external_id, thing.external_id)
    from sheet_row own join content_thing thing on thing.id = own.thing_id where own.import_id = ${id}`);
  await run(sql`update content_thing thing
    set external_id = coalesce(own.external_id, thing.external_id),
      changed_at = ${now}, changed_by = ${staff.name}, changer_id = ${staff.id}
    from sheet_row own where own.import_id = ${id} and not own.is_new and thing.id = own.thing_id`);
  await run(sql`insert into sheet_change (import_id, thing_id, thread, number, was)
    select ${id}::bigint, own.thing_id, text.thread, coalesce(had.head, 0) + 1, to_jsonb(had)
    from sheet_text text
    join sheet_row own on own.import_id = text.import_id and own.row = text.row
    left join content_thread had on had.thing_id = own.thing_id and had.thread = text.thread
    where text.import_id = ${id}`);
  await run(writtenThreads(id, kind, now, settings.REVIEW_STEPS > 0));
  await run(sql`insert into content_revision (thing_id, thread, number, fields, origin, made_at, made_by, who)
    select change.thing_id, change.thread, change.number, text.fields, 'imported', ${now}::timestamptz, ${staff.id}::integer,
      ${staff.name}::text
    from sheet_change change
    join sheet_row own on own.import_id = change.import_id and own.thing_id = change.thing_id
    join sheet_text text on text.import_id = own.import_id and text.row = own.row and text.thread = change.thread
    where change.import_id = ${id}`);
}

/** As `saveThread` writes a thread with its new revision. */
function writtenThreads(id: number, { name }: ContentKind, now: Date, isReviewed: boolean) {
  return sql`insert into content_thread as had
    (thing_id, thread, kind, title, tokens, state, step, head, published, confirmed, behind, changed_at)
    select own.thing_id, text.thread, ${name}::text, text.title,
      concat_ws(' ', nullif(text.words, ''), quote_literal(own.thing_id::text))::tsvector,
      'draft', 0, 1, null, text.confirmed, text.behind, ${now}::timestamptz
    from sheet_text text join sheet_row own on own.import_id = text.import_id and own.row = text.row
    where text.import_id = ${id}
    on conflict (thing_id, thread) do update set
      state = 'draft', step = 0, head = had.head + 1, title = excluded.title, tokens = excluded.tokens, confirmed = excluded.confirmed,
      behind = excluded.behind, changed_at = excluded.changed_at, passed_by = '{}', publish_because = null,
      publish_at = case when ${isReviewed}::boolean then null else had.publish_at end`;
}

/** Where a source that readers do not see has changed, the languages that the sheet leaves as they are are counted anew. */
async function recountFollowers(tx: Tx, id: number, kind: ContentKind): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct change.thing_id as id
    from sheet_change change
    join content_thing thing on thing.id = change.thing_id and thing.source = change.thread
    join content_thread source on source.thing_id = thing.id and source.thread = thing.source and source.published is null
    join sheet_thing own on own.import_id = change.import_id and own.thing_id = thing.id and not own.is_new
    where change.import_id = ${id} and exists (
      select from content_thread other
      where other.thing_id = thing.id and other.thread not in ('shared', thing.source) and not exists (
        select from sheet_change changed
        where changed.import_id = ${id} and changed.thing_id = thing.id and changed.thread = other.thread))`.execute(
    tx,
  );
  for (const row of rows) await recountBehind(tx, kind, await holdThing(tx, kind, row.id));
}

async function publishAll(tx: Tx, site: Needs, id: number, kind: ContentKind): Promise<void> {
  const { rows: things } = await sql<{ id: number; row: number; threads: string[] }>`
    select own.thing_id as id, own.row, array_agg(change.thread order by change.thread) as threads
    from sheet_thing own join sheet_change change on change.import_id = own.import_id and change.thing_id = own.thing_id
    where own.import_id = ${id} group by own.thing_id, own.row order by own.row`.execute(tx);
  const unfit: { row: number; answer: Published }[] = [];
  for (const { id: thingId, row, threads } of things) {
    const answer = await publishPartsWithin(tx, site, { kind, thingId, threads: threads.map(threadOf) });
    if (answer) unfit.push({ row, answer });
  }
  if (unfit.length > 0)
    throw new NothingTaken({ outcome: 'unfit', kind, rows: unfit.slice(0, mostRows), count: unfit.length });
}
