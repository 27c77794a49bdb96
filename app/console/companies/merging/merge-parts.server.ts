import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Writes down how all parts of some things stand before a merge. */
export async function keepParts(tx: Tx, mergeId: number, thingIds: readonly number[]): Promise<void> {
  await sql`
    insert into company_merge_part (merge_id, thing_id, thread, was, became)
    select ${mergeId}, thing_id, thread, to_jsonb(had), to_jsonb(had) from content_thread had
    where thing_id = any(${[...thingIds]}::bigint[])`.execute(tx);
}

/** And how they stand after it: what has not changed is let go, what has come is one more. */
export async function noteParts(tx: Tx, mergeId: number, thingIds: readonly number[]): Promise<void> {
  await sql`
    insert into company_merge_part (merge_id, thing_id, thread, was, became)
    select ${mergeId}, thing_id, thread, null, to_jsonb(has) from content_thread has
    where thing_id = any(${[...thingIds]}::bigint[])
    on conflict (merge_id, thing_id, thread) do update set became = excluded.became`.execute(tx);
  await sql`delete from company_merge_part part where merge_id = ${mergeId} and ${isAs(sql`part.was`, sql`part.became`)}`.execute(
    tx,
  );
}

/** Things whose parts no longer stand as a merge has left them. */
export async function changedSince(tx: Tx, mergeId: number): Promise<number[]> {
  const { rows } = await sql<{ thing_id: number }>`
    select distinct part.thing_id from company_merge_part part
    left join content_thread now on now.thing_id = part.thing_id and now.thread = part.thread
    where part.merge_id = ${mergeId} and not coalesce(${isAs(sql`to_jsonb(now)`, sql`part.became`)}, false)
    order by part.thing_id`.execute(tx);
  return rows.map(({ thing_id }) => thing_id);
}

/** Whether a part stands the same way in two rows of threads: in what it says, what readers see of it, and when that changes. */
function isAs(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  const alike = (column: string, type: string) => sql`
    (${one} ->> ${sql.lit(column)})::${sql.raw(type)} is not distinct from (${other} ->> ${sql.lit(column)})::${sql.raw(type)}`;
  const said = ['head', 'state', 'published'].map((column) => alike(column, 'text'));
  const timed = ['publish_at', 'withdraw_at'].map((column) => alike(column, 'timestamptz'));
  return sql<boolean>`(${sql.join([...said, ...timed], sql` and `)})`;
}

/**
 * Has all parts that a merge has changed stand as they stood before. What they say is a revision more, so that nobody who has begun from the
 * merge's writes over it unseen; a part that the merge made goes.
 */
export async function restoreParts(
  tx: Tx,
  mergeId: number,
  by: { id: number; name: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into content_revision (thing_id, thread, number, fields, origin, from_number, made_at, made_by, who)
    select part.thing_id, part.thread, (part.became ->> 'head')::integer + 1, before.fields, 'restored', before.number,
      ${now}::timestamptz, ${by.id}::integer, ${by.name}::text
    from company_merge_part part
    join content_revision before on before.thing_id = part.thing_id and before.thread = part.thread
      and before.number = (part.was ->> 'head')::integer
    where part.merge_id = ${mergeId} and part.was is not null and part.was ->> 'head' <> part.became ->> 'head'`.execute(
    tx,
  );
  await sql`
    update content_thread had
    set head = case when is_new then (part.became ->> 'head')::integer + 1 else had.head end,
      published = case when is_new and was.published = was.head then (part.became ->> 'head')::integer + 1 else was.published end,
      state = was.state, step = was.step, passed_by = was.passed_by, title = was.title, tokens = was.tokens,
      confirmed = was.confirmed, behind = was.behind, publish_at = was.publish_at, withdraw_at = was.withdraw_at,
      scheduled_by = was.scheduled_by, publish_because = was.publish_because, changed_at = ${now}
    from (
      select part.*, part.was ->> 'head' <> part.became ->> 'head' as is_new from company_merge_part part
      where part.merge_id = ${mergeId} and part.was is not null) as part
    cross join lateral jsonb_populate_record(null::content_thread, part.was) as was
    where had.thing_id = part.thing_id and had.thread = part.thread`.execute(tx);
  await sql`
    delete from content_thread had using company_merge_part part
    where part.merge_id = ${mergeId} and part.was is null and had.thing_id = part.thing_id and had.thread = part.thread`.execute(
    tx,
  );
  await sql`
    update content_thing thing set changed_at = ${now}, changed_by = ${by.name}, changer_id = ${by.id}
    where id in (select thing_id from company_merge_part where merge_id = ${mergeId})`.execute(tx);
}

/**
 * After `restoreParts`: merges before it that had left a part as this one found it have left it as it stands now, for it says the same. Of several
 * merges the last can be taken back, and then the one before it.
 */
export async function leaveEarlierStanding(tx: Tx, mergeId: number): Promise<void> {
  await sql`
    update company_merge_part earlier set became = to_jsonb(now)
    from company_merge_part part, company_merge merge, content_thread now
    where part.merge_id = ${mergeId} and part.was is not null
      and earlier.thing_id = part.thing_id and earlier.thread = part.thread and earlier.merge_id <> part.merge_id
      and merge.id = earlier.merge_id and merge.undone_at is null
      and now.thing_id = part.thing_id and now.thread = part.thread
      and ${isAs(sql`earlier.became`, sql`part.was`)}`.execute(tx);
}
