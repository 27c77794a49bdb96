import { type RawBuilder, sql } from 'kysely';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { rewriteWithin } from '../../content/publishing/rewrite-thing.server.ts';
import { holdThing, recountBehind } from '../../content/threads.server.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';
import { type InTheWay, inTheWay } from './in-the-way.server.ts';
import { publishingBarred, takeTurn } from './take-import.server.ts';

/** What became of taking an import back. */
export type Undone =
  | { outcome: 'undone' }
  /** It was not taken, or is taken back already. */
  | { outcome: 'gone' }
  /** Something was built on it since. */
  | { outcome: 'built'; on: InTheWay[]; count: number };

/** So many things are named that are in the way. */
const mostNamed = 200;

/**
 * Takes an import back as a whole: what it made is gone, what it changed says again what it said, and readers see what they saw. A thing
 * that readers have seen keeps its number and is withdrawn. Nothing is done where something was built on it since.
 * @throws Refusal 403 where they may not write such things, or not withdraw what has gone out; 404 where there is no such import
 */
export async function undoImport(site: Needs, staff: Staff, id: number): Promise<Undone> {
  try {
    return await inTransaction(site.db, (tx) => undoWithin(tx, site, staff, id));
  } catch (error) {
    if (error instanceof NothingUndone) return error.answer;
    throw error;
  }
}

/** Left as it is, as a whole. */
class NothingUndone extends Error {
  readonly answer: Undone;
  constructor(answer: Undone) {
    super('Nothing is taken back');
    this.answer = answer;
  }
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

async function undoWithin(tx: Tx, site: Needs, staff: Staff, id: number): Promise<Undone> {
  const held = await tx
    .selectFrom('sheet_import')
    .select(['kind', 'state', 'report', 'name', 'is_published'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new Refusal(404);
  const kind = kindOrRefuse(held.kind);
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  if (held.is_published && publishingBarred(site, staff, kind, 0) === 'notYours') throw new Refusal(403);
  if (held.state === 'undone') return { outcome: 'undone' };
  if (held.state !== 'taken') return { outcome: 'gone' };
  await takeTurn(tx, kind);
  await sql`select id from content_thing
      where id in (select thing_id from sheet_thing where import_id = ${id}) order by id for update`.execute(tx);
  const on = await inTheWay(tx, kind, id);
  if (on.length > 0) return { outcome: 'built', on: on.slice(0, mostNamed), count: on.length };
  const now = site.clock.now();
  await takeBack(tx, staff, { id, kind, now, isPublished: held.is_published });
  await tx
    .updateTable('sheet_import')
    .set({ state: 'undone', undone_at: now, undone_by: staff.name })
    .where('id', '=', id)
    .execute();
  const { made, changed } = held.report;
  const before = { file: held.name, made, changed, published: held.is_published };
  if (held.is_published) await emptyPages(tx, [...kind.tags]);
  await noteAct(tx, { staff, act: 'content.import-undo', about: `${kind.name} import ${id}`, before }, now);
  return { outcome: 'undone' };
}

interface TakingBack {
  id: number;
  kind: ContentKind;
  now: Date;
  isPublished: boolean;
}

async function takeBack(tx: Tx, staff: Staff, { id, kind, now, isPublished }: TakingBack): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx);
  const kept = await keptThings(tx, id);
  await run(restoredRevisions(id, staff, now));
  await run(restoredThreads(id, now));
  // Parts that were not there before. Those of things that the import made go with these.
  await run(sql`delete from content_thread had using sheet_change change, sheet_thing own
    where change.import_id = ${id} and change.was is null and had.thing_id = change.thing_id and had.thread = change.thread
      and own.import_id = change.import_id and own.thing_id = change.thing_id and not own.is_new`);
  await run(sql`update content_thing thing
    set external_id = case when own.is_new or own.was_external_id is not distinct from own.external_id then thing.external_id
        else own.was_external_id end,
      changed_at = ${now}, changed_by = ${staff.name}, changer_id = ${staff.id}
    from sheet_thing own where own.import_id = ${id} and thing.id = own.thing_id`);
  await run(sql`update content_thread had
    set state = 'withdrawn', published = null, publish_at = null, withdraw_at = null
    from sheet_thing own join content_thing thing on thing.id = own.thing_id
    where own.import_id = ${id} and own.is_new and thing.key is not null and had.thing_id = own.thing_id`);
  for (const { id: thingId, key } of kept) {
    const refused = isPublished && key !== null ? await rewriteWithin(tx, kind, thingId, now) : undefined;
    if (refused) throw new NothingUndone({ outcome: 'built', on: [{ id: thingId, because: 'used' }], count: 1 });
    await recountBehind(tx, kind, await holdThing(tx, kind, thingId));
  }
  // What nobody has ever seen leaves nothing behind.
  await run(sql`delete from content_thing thing using sheet_thing own
    where own.import_id = ${id} and own.is_new and thing.id = own.thing_id and thing.key is null`);
}

/** Things that stay: those that were there before, and those that readers have seen. */
async function keptThings(tx: Tx, id: number): Promise<{ id: number; key: string | null }[]> {
  const { rows } = await sql<{ id: number; key: string | null }>`
    select thing.id, thing.key from sheet_thing own join content_thing thing on thing.id = own.thing_id
    where own.import_id = ${id} and (not own.is_new or thing.key is not null) order by thing.id`.execute(tx);
  return rows;
}

/** A text that says again what it said: a revision more, so that nobody who has begun from the import's writes over it unseen. */
function restoredRevisions(id: number, staff: Staff, now: Date) {
  return sql`insert into content_revision (thing_id, thread, number, fields, origin, from_number, made_at, made_by, who)
    select change.thing_id, change.thread, change.number + 1, before.fields, 'restored', before.number, ${now}::timestamptz,
      ${staff.id}::integer, ${staff.name}::text
    from sheet_change change
    join content_revision before on before.thing_id = change.thing_id and before.thread = change.thread
      and before.number = (change.was ->> 'head')::integer
    where change.import_id = ${id} and change.was is not null`;
}

function restoredThreads(id: number, now: Date) {
  return sql`update content_thread had
    set head = change.number + 1, state = was.state, step = was.step, passed_by = was.passed_by, title = was.title, tokens = was.tokens,
      published = case when was.published = was.head then change.number + 1 else was.published end,
      confirmed = was.confirmed, behind = was.behind, publish_at = was.publish_at, withdraw_at = was.withdraw_at,
      publish_because = was.publish_because, changed_at = ${now}
    from sheet_change change cross join lateral jsonb_populate_record(null::content_thread, change.was) as was
    where change.import_id = ${id} and change.was is not null
      and had.thing_id = change.thing_id and had.thread = change.thread`;
}
