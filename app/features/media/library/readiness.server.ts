import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** What has been done for a picture or film so that everybody understands it. */
export interface Readiness {
  /** Languages in which it is described. */
  described: Locale[];
  /** Whether a film has a still to show before it plays; a picture needs none. */
  hasStill: boolean;
  /** Whether what is to be heard in a film can be read in a language at least (WCAG 2.2, 1.2.2); a picture needs none. */
  isCaptioned: boolean;
}

/** What has been done for some pictures and films, by their ids; those that there are no longer are left out. */
export async function readinessOf(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Readiness>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', described, hasStill, isCaptioned])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, ...readiness }) => [id, readiness]));
}

const described = sql<Locale[]>`array(select locale from media_text where media_id = media.id and alt <> '')`.as(
  'described',
);
const hasStill = sql<boolean>`kind = 'picture' or poster_id is not null`.as('hasStill');
const isCaptioned = sql<boolean>`kind = 'picture' or is_silent
  or exists (select from media_text where media_id = media.id and captions_key is not null)`.as('isCaptioned');
