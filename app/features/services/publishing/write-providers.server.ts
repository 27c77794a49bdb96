import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import type { ReadyProvider } from './provider-draft.server.ts';

/** A provider that has its id. */
export interface WrittenProvider {
  id: number;
  provider: ReadyProvider;
}

/**
 * Writes new providers that have been validated, with all that belongs to them.
 * @returns each with its id; ids grow in the order given
 */
export async function writeProviders(tx: Tx, providers: readonly ReadyProvider[]): Promise<WrittenProvider[]> {
  if (providers.length === 0) return [];
  const rows = await tx.insertInto('service_provider').values(providers.map(providerRow)).returning('id').execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  const written = providers.map((provider, i) => ({ id: idAt(ids, i), provider }));
  await writeDetails(tx, written);
  return written;
}

/** Writes a provider anew under the id that it has. */
export async function rewriteProvider(tx: Tx, written: WrittenProvider): Promise<WrittenProvider> {
  const { id, provider } = written;
  await tx.updateTable('service_provider').set(providerRow(provider)).where('id', '=', id).execute();
  await clearDetails(tx, id);
  await writeDetails(tx, [written]);
  return written;
}

/** Has a provider say nothing in any language, and no list of hotels have it: nobody sees it, and its id stays its own. */
export async function emptyProvider(tx: Tx, id: string): Promise<void> {
  await clearDetails(tx, Number(id));
  await makeUnfindable(tx, 'service', [id]);
}

async function clearDetails(tx: Tx, id: number): Promise<void> {
  for (const table of ['service_provider_text', 'hotel', 'food_place'] as const) {
    await tx.deleteFrom(table).where('provider_id', '=', id).execute();
  }
}

async function writeDetails(tx: Tx, written: readonly WrittenProvider[]): Promise<void> {
  await tx.insertInto('service_provider_text').values(written.flatMap(textRows)).execute();
  const hotels = written.flatMap(hotelRow);
  if (hotels.length > 0) await tx.insertInto('hotel').values(hotels).execute();
  const places = written.flatMap(foodRow);
  if (places.length > 0) await tx.insertInto('food_place').values(places).execute();
}

function idAt(ids: number[], i: number): number {
  const id = ids[i];
  if (id === undefined) throw new Error('A provider was not written');
  return id;
}

function providerRow({ type, position, languages, mobile, email, backupEmail, website }: ReadyProvider) {
  return { type, position, languages, mobile, email, backup_email: backupEmail, website };
}

function textRows({ id, provider: { texts } }: WrittenProvider) {
  return textsOf(texts).map(([locale, text]) => ({ provider_id: id, locale, ...text }));
}

function hotelRow({ id, provider: { hotel, languages } }: WrittenProvider) {
  if (!hotel) return [];
  return [
    {
      provider_id: id,
      picture: hotel.picture ?? null,
      band: hotel.band,
      distance: hotel.distance,
      minutes: hotel.minutes,
      languages,
      shuttle_line_id: hotel.shuttleLine === undefined ? null : Number(hotel.shuttleLine),
      shuttle_minutes: hotel.shuttleMinutes ?? null,
      halal_breakfast: hotel.halalBreakfast,
      step_free_rooms: hotel.stepFreeRooms,
      foreign_passports: hotel.foreignPassports,
      foreign_cards: hotel.foreignCards,
      x: hotel.x,
      y: hotel.y,
    },
  ];
}

function foodRow({ id, provider: { food } }: WrittenProvider) {
  if (!food) return [];
  return [
    {
      provider_id: id,
      hall: food.hall ?? null,
      distance: food.distance,
      opens: food.opens,
      closes: food.closes,
      halal: food.halal,
      vegetarian: food.vegetarian,
      foreign_cards: food.foreignCards,
    },
  ];
}
