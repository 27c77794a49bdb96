import { sql } from 'kysely';
import { companyKinds } from '#features/directory/directory.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Job } from '#platform/jobs/job.ts';
import { newestThreads } from '../../content/thread-revisions.server.ts';
import { leastWeight, type Trait, traits, traitsOf, weights } from './traits-of.server.ts';

/** One more where the rules of `plain.ts` change: all companies are then read anew. */
const rules = 1;

/** So many companies are read in a transaction. */
const atOnce = 100;

/** What more companies than this have in common tells none of them: the mailbox of an agency, the address of a trade centre. */
const mostInCommon = 8;

/**
 * Reads companies that have been written since they were last looked at, some of them at a time: a page that asks finds what was written a moment
 * ago, and nobody waits for the first reading of all. @returns how many
 */
export async function readTraits(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('traits of companies'))`.execute(tx);
    const ids = await staleCompanies(tx);
    if (ids.length === 0) return 0;
    await writeTraits(tx, ids);
    await writePairs(tx, ids);
    return ids.length;
  });
}

/** The same for all that there is. */
export const traitsJob: Job = {
  name: 'look which companies look alike',
  every: 600_000,
  async run({ db }, signal) {
    let read = atOnce;
    while (read === atOnce && !signal.aborted) read = await readTraits(db);
  },
};

/**
 * Companies that were written, or never read, those that were written last first: however many are still to be read, somebody who has just written
 * one sees what looks like it. What they say is read after this: what is written meanwhile is read again.
 */
async function staleCompanies(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ thing_id: number }>`
    insert into company_traits_read (thing_id, changed_at, rules)
    select thing.id, thing.changed_at, ${rules}::integer from content_thing thing
    left join company_traits_read had on had.thing_id = thing.id
    where thing.kind = any(${[...companyKinds]}::text[])
      and (had.thing_id is null or had.changed_at < thing.changed_at or had.rules <> ${rules})
    order by thing.changed_at desc, thing.id limit ${atOnce}
    on conflict (thing_id) do update set changed_at = excluded.changed_at, rules = excluded.rules
    returning thing_id`.execute(tx);
  return rows.map(({ thing_id }) => thing_id);
}

async function writeTraits(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await newestThreads(tx)
    .select(['thread.thing_id', 'thread.thread', 'revision.fields'])
    .where('thread.thing_id', 'in', ids)
    .execute();
  await tx.deleteFrom('company_trait').where('thing_id', 'in', ids).execute();
  const found = [...Map.groupBy(rows, ({ thing_id }) => thing_id)].flatMap(([thing_id, parts]) => {
    const shared = parts.find(({ thread }) => thread === 'shared')?.fields ?? {};
    const texts = parts.filter(({ thread }) => thread !== 'shared').map(({ fields }) => fields);
    return traitsOf(shared, texts).map((trait) => ({ thing_id, ...trait }));
  });
  if (found.length > 0) await tx.insertInto('company_trait').values(found).execute();
}

/** Which companies these have traits in common with, of their own kind. */
async function writePairs(tx: Tx, ids: readonly number[]): Promise<void> {
  const own = sql`${[...ids]}::bigint[]`;
  await sql`delete from company_alike where one_id = any(${own}) or other_id = any(${own})`.execute(tx);
  await sql`
    insert into company_alike (one_id, other_id, kind, traits, weight)
    select one_id, other_id, kind, array_agg(trait order by trait), sum(weight)
    from (
      select distinct least(own.thing_id, other.thing_id) as one_id, greatest(own.thing_id, other.thing_id) as other_id,
        thing.kind, own.trait
      from company_trait own
      join content_thing thing on thing.id = own.thing_id
      join company_trait other on other.trait = own.trait and other.value = own.value and other.thing_id <> own.thing_id
      join content_thing same on same.id = other.thing_id and same.kind = thing.kind
      where own.thing_id = any(${own}) and ${mostInCommon} >= (
        select count(*) from (
          select from company_trait common where common.trait = own.trait and common.value = own.value
          limit ${mostInCommon + 1}) as few)
    ) as common
    join ${says()} as says (trait, weight) using (trait)
    group by one_id, other_id, kind having sum(weight) >= ${leastWeight}`.execute(tx);
}

/** How much each trait says, as rows of a statement. */
function says() {
  const row = (trait: Trait) => sql`(${sql.lit(trait)}, ${sql.lit(weights[trait])})`;
  return sql`(values ${sql.join(traits.map(row))})`;
}
