import { sql } from 'kysely';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import { type NamedThing, namedThings } from '../../shown/named-things.server.ts';

/** Two companies that were made one. */
export interface ListedMerge {
  id: number;
  /** The one that has gone, and the one that stayed. */
  loser: NamedThing;
  winner: NamedThing;
  by: string;
  /** Written for whoever reads it. */
  when: string;
  /** Who has taken it back, and when; undefined where it stands. */
  undone: { by: string; when: string } | undefined;
}

/** So many merges on a page. */
export const mergesAtOnce = 30;

/**
 * Merges, the latest first: of one company, or all.
 * @param before those that are older than this one
 */
export async function listMerges(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  { of, before }: { of?: number; before?: number | undefined } = {},
): Promise<ListedMerge[]> {
  const rows = await db
    .selectFrom('company_merge as merge')
    .select(['id', 'loser_id', 'winner_id', 'merged_at', 'who', 'undone_at', 'undone_by'])
    .$if(of !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('loser_id', '=', of ?? 0), eb('winner_id', '=', of ?? 0)])),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(merge.merged_at, merge.id) < (select merged_at, id from company_merge where id = ${before})`,
      ),
    )
    .orderBy('merged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mergesAtOnce)
    .execute();
  const names = await namedThings(
    db,
    [...new Set(rows.flatMap(({ loser_id, winner_id }) => [loser_id, winner_id]))],
    locale,
  );
  const time = (moment: Date) => formatMoment(venueIso(moment), locale);
  return rows.flatMap(({ id, loser_id, winner_id, merged_at, who, undone_at, undone_by }) => {
    const [loser, winner] = [names.get(loser_id), names.get(winner_id)];
    if (!loser || !winner) return [];
    const undone = undone_at === null ? undefined : { by: undone_by ?? '', when: time(undone_at) };
    return [{ id, loser, winner, by: who, when: time(merged_at), undone }];
  });
}

/** How many merges stand. */
export async function countMerges({ db }: Pick<SiteContext, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('company_merge')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
