import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { providersOf } from './providers.server.ts';
import { countedProviders, type HotelFilter, type Provider } from './services.ts';

/** The hotels that pass a filter, for the caller to order or to count; served by the indexes of 0010-services.sql. */
export function filtered(db: Database, { band, within, language, shuttle, halal }: Omit<HotelFilter, 'order'>) {
  let query = db.selectFrom('hotel as h').select('h.provider_id as id');
  if (band !== undefined) query = query.where('h.band', '=', band);
  if (within !== undefined) query = query.where('h.distance', '<=', within * 1000);
  if (language !== undefined) query = query.where('h.languages', '@>', sql<string[]>`array[${language}]::text[]`);
  // A line that is withdrawn has no text.
  if (shuttle) query = query.where('h.shuttle_line_id', 'in', db.selectFrom('shuttle_line_text').select('line_id'));
  if (halal) query = query.where('h.halal_breakfast', '=', true);
  return query;
}

/** The chosen hotels in their order: the nearest first, or the cheapest and of these the nearest. */
export function inOrder(db: Database, { order, ...filter }: HotelFilter) {
  const query = filtered(db, filter);
  const cheapest = order === 'price' ? query.orderBy('h.band') : query;
  return cheapest.orderBy('h.distance').orderBy('h.provider_id');
}

interface Page {
  locale: Locale;
  limit: number;
  offset?: number;
}

/** A page of hotels. */
export async function listHotels(
  db: Database,
  filter: HotelFilter,
  { locale, limit, offset = 0 }: Page,
): Promise<Provider[]> {
  const rows = await inOrder(db, filter).limit(limit).offset(offset).execute();
  return providersOf(
    db,
    rows.map(({ id }) => id),
    locale,
  );
}

/** How many hotels pass a filter. Counting stops at 10,000; then `more` is true (contract, Envelope). */
export async function countHotels(db: Database, filter: HotelFilter): Promise<{ total: number; more?: true }> {
  const counted = filtered(db, filter).limit(countedProviders + 1);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > countedProviders ? { total: countedProviders, more: true } : { total: count };
}
