import type { Draft } from '#platform/content/content-kind.ts';
import { draftsOf } from '#platform/content/drafts-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';

/** Providers as drafts. @param fields those that their kind has */
export async function readProviders(
  db: Database | Tx,
  keys: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const texts = await db
    .selectFrom('service_provider_text')
    .select(['provider_id as of', 'locale', 'name', 'profile', 'contact', 'address'])
    .where('provider_id', 'in', ids)
    .execute();
  const rows = await rowsOf(db, ids).execute();
  return draftsOf(
    rows.map(({ of, ...row }) => {
      const { shuttleLineId, distance, foodDistance, foreignCards, foodCards, ...same } = row;
      const all = {
        ...same,
        shuttleLine: shuttleLineId === null ? null : String(shuttleLineId),
        distance: distance ?? foodDistance,
        foreignCards: foreignCards ?? foodCards,
      };
      return { of, ...Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))) };
    }),
    texts,
  );
}

function rowsOf(db: Database | Tx, ids: readonly number[]) {
  return db
    .selectFrom('service_provider as p')
    .leftJoin('hotel as h', 'h.provider_id', 'p.id')
    .leftJoin('food_place as f', 'f.provider_id', 'p.id')
    .where('p.id', 'in', ids)
    .select(['p.id as of', 'p.type', 'p.position', 'p.languages', 'p.mobile', 'p.email'])
    .select(['p.backup_email as backupEmail', 'p.website'])
    .select(['h.picture', 'h.band', 'h.distance', 'h.minutes', 'h.x', 'h.y', 'h.foreign_cards as foreignCards'])
    .select(['h.shuttle_line_id as shuttleLineId', 'h.shuttle_minutes as shuttleMinutes'])
    .select(['h.halal_breakfast as halalBreakfast', 'h.step_free_rooms as stepFreeRooms'])
    .select(['h.foreign_passports as foreignPassports'])
    .select(['f.hall', 'f.distance as foodDistance', 'f.opens', 'f.closes', 'f.halal', 'f.vegetarian'])
    .select('f.foreign_cards as foodCards');
}
