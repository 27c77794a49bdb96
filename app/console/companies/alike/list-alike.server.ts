import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type Trait, traits } from './traits-of.server.ts';

/** Two companies that look alike, the one that was there first first. */
export interface AlikePair {
  one: number;
  other: number;
  /** What they have in common. */
  traits: Trait[];
}

/** So many pairs on a page. */
export const pairsAtOnce = 25;

/** Where a page of pairs ends, as an address says it. */
interface AfterPair {
  weight: number;
  one: number;
  other: number;
}

/** Nobody has said that they are two, none of them has become another, and both are there. */
const isOpen = sql<boolean>`
  not exists (select from company_apart apart where apart.one_id = pair.one_id and apart.other_id = pair.other_id)
  and not exists (select from company_merge merge
    where merge.loser_id in (pair.one_id, pair.other_id) and merge.undone_at is null)
  and ${isThere('pair.one_id')} and ${isThere('pair.other_id')}`;

/** A company all of whose texts were withdrawn is there no longer. */
function isThere(column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from content_thread own
    where own.thing_id = ${sql.ref(column)} and own.thread <> 'shared' and own.state <> 'withdrawn')`;
}

/** Pairs of companies, those that have most in common first. @param after as `after` of the page before @returns with `after` where there are more */
export async function listAlike(
  db: Database,
  after: string | undefined,
): Promise<{ pairs: AlikePair[]; after: string | undefined }> {
  const from = readAfter(after);
  const rows = await db
    .selectFrom('company_alike as pair')
    .select(['pair.one_id', 'pair.other_id', 'pair.traits', 'pair.weight'])
    .where(isOpen)
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`(-pair.weight, pair.one_id, pair.other_id)
        > (${-(from?.weight ?? 0)}, ${from?.one}, ${from?.other})`),
    )
    .orderBy('pair.weight', 'desc')
    .orderBy('pair.one_id')
    .orderBy('pair.other_id')
    .limit(pairsAtOnce + 1)
    .execute();
  const page = rows.slice(0, pairsAtOnce);
  const last = rows.length > pairsAtOnce ? page.at(-1) : undefined;
  return {
    pairs: page.map((row) => ({ one: row.one_id, other: row.other_id, traits: knownTraits(row.traits) })),
    after: last && `${last.weight}.${last.one_id}.${last.other_id}`,
  };
}

/** Beyond this nobody acts on the difference. */
export const countedPairs = 999;

/** How many pairs there are, up to one more than are counted. */
export async function countAlike(db: Database): Promise<number> {
  const some = db
    .selectFrom('company_alike as pair')
    .select('pair.one_id')
    .where(isOpen)
    .limit(countedPairs + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What two companies have in common; undefined where nobody would suggest them. */
export async function alikeBy(db: Database, one: number, other: number): Promise<Trait[] | undefined> {
  const row = await db
    .selectFrom('company_alike')
    .select('traits')
    .where('one_id', '=', Math.min(one, other))
    .where('other_id', '=', Math.max(one, other))
    .executeTakeFirst();
  return row && knownTraits(row.traits);
}

/** The companies that look like one. */
export async function alikeWith(db: Database, id: number): Promise<{ id: number; traits: Trait[] }[]> {
  const rows = await db
    .selectFrom('company_alike as pair')
    .select(['pair.one_id', 'pair.other_id', 'pair.traits'])
    .where(({ or, eb }) => or([eb('pair.one_id', '=', id), eb('pair.other_id', '=', id)]))
    .where(isOpen)
    .orderBy('pair.weight', 'desc')
    .limit(pairsAtOnce)
    .execute();
  return rows.map((row) => ({
    id: row.one_id === id ? row.other_id : row.one_id,
    traits: knownTraits(row.traits),
  }));
}

/** Those that say most first. */
const knownTraits = (names: readonly string[]): Trait[] => traits.filter((trait) => names.includes(trait));

function readAfter(text: string | undefined): AfterPair | undefined {
  const [, weight, one, other] = /^(\d{1,3})\.(\d{1,15})\.(\d{1,15})$/.exec(text ?? '') ?? [];
  return weight && one && other ? { weight: Number(weight), one: Number(one), other: Number(other) } : undefined;
}
