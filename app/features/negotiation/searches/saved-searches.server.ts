import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { SavedSearchTable, Schema } from '#db/schema/tables.gen.ts';
import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { readFilters } from '../library/read-filters.server.ts';
import { type ListFilters, projectsHref } from '../list-filters.ts';

/** Filters of the list that a member has kept. */
export interface SavedSearch {
  /** Whoever has it may stop the messages. */
  key: string;
  /** As in the address of the list: `category=trade&region=KE`. */
  query: string;
  filters: ListFilters;
  /** Whether new projects are told by message. */
  tells: boolean;
  /** The list with these filters, without language prefix. */
  href: string;
}

/** So many a member may keep. */
export const mostSearches = 50;

const day = 86_400_000;

/** The filters of an address as they are kept: the same ones have one spelling. */
export function queryOf(filters: ListFilters): string {
  return projectsHref({ ...filters, sort: 'newest' }).split('?')[1] ?? '';
}

/**
 * Keeps the filters of a list for a member, who is told of what is new from now on. Kept before, it is told again.
 * @returns undefined where they have as many as one may have
 */
export async function saveSearch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  memberId: number,
  filters: ListFilters,
): Promise<SavedSearch | undefined> {
  const now = clock.now();
  const query = queryOf(filters);
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
    const { count: others } = await tx
      .selectFrom('saved_search')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('query', '!=', query)
      .executeTakeFirstOrThrow();
    if (others >= mostSearches) return undefined;
    const row = await tx
      .insertInto('saved_search')
      .values({
        key: randomBytes(16).toString('base64url'),
        member_id: memberId,
        query,
        tells: true,
        seen_until: now,
        next_at: new Date(now.getTime() + day),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'query']).doUpdateSet((eb) => ({
          tells: true,
          seen_until: unlessTold(eb, 'seen_until'),
          next_at: unlessTold(eb, 'next_at'),
        })),
      )
      .returning(['key', 'query', 'tells'])
      .executeTakeFirstOrThrow();
    return present(row);
  });
}

/** What was not told meanwhile is not told later; a search that is told already goes on as it was. */
function unlessTold(
  eb: ExpressionBuilder<Schema & { excluded: SavedSearchTable }, 'saved_search' | 'excluded'>,
  column: 'seen_until' | 'next_at',
) {
  return eb
    .case()
    .when(eb.ref('saved_search.tells'))
    .then(eb.ref(`saved_search.${column}`))
    .else(eb.ref(`excluded.${column}`))
    .end();
}

/** The searches that a member has kept, the oldest first. */
export async function readSearches(db: Database, memberId: number): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select(['key', 'query', 'tells'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.flatMap((row) => present(row) ?? []);
}

/** Removes a search that a member has kept. @returns false where they have none such */
export async function removeSearch(db: Database, memberId: number, key: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_search')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The search of a message, for whoever has its key. */
export async function searchByKey(db: Database, key: string): Promise<SavedSearch | undefined> {
  const row = await db
    .selectFrom('saved_search')
    .select(['key', 'query', 'tells'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && present(row);
}

/** Stops the messages of a search; it stays kept. */
export async function stopTelling(db: Database, key: string): Promise<void> {
  await db.updateTable('saved_search').set({ tells: false }).where('key', '=', key).execute();
}

/** Filters that the site no longer knows are as if they had not been kept. */
function present(row: { key: string; query: string; tells: boolean }): SavedSearch | undefined {
  const filters = readFilters(new URLSearchParams(row.query));
  return filters && { ...row, filters, href: projectsHref(filters) };
}
