import type { ExpressionBuilder } from 'kysely';
import type { Schema, ServiceProviderTable } from '#db/schema/tables.gen.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import {
  countedProviders,
  type FoodFacts,
  type HotelFacts,
  type PriceBand,
  type Provider,
  type ServiceType,
  type SpokenLanguage,
} from './services.ts';

/** Providers of a type, or of all types one after the other, in their order. */
export function inOrder(db: Database, type?: ServiceType) {
  const query = db.selectFrom('service_provider as p').select('p.id').where(hasText);
  return (type === undefined ? query : query.where('p.type', '=', type))
    .orderBy('p.type')
    .orderBy('p.position')
    .orderBy('p.id');
}

/** What is withdrawn has none. */
function hasText({ exists, selectFrom }: ExpressionBuilder<{ p: ServiceProviderTable } & Schema, 'p'>) {
  return exists(selectFrom('service_provider_text').select('locale').whereRef('provider_id', '=', 'p.id'));
}

interface Choice {
  type?: ServiceType | undefined;
  locale: Locale;
  limit: number;
  offset?: number;
}

/** A page of providers. */
export async function listProviders(db: Database, { type, locale, limit, offset = 0 }: Choice): Promise<Provider[]> {
  const rows = await inOrder(db, type).limit(limit).offset(offset).execute();
  return providersOf(
    db,
    rows.map(({ id }) => id),
    locale,
  );
}

/** How many providers there are. Counting stops at 10,000; then `more` is true (contract, Envelope). */
export async function countProviders(db: Database, type?: ServiceType): Promise<{ total: number; more?: true }> {
  const counted = inOrder(db, type)
    .clearOrderBy()
    .limit(countedProviders + 1);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > countedProviders ? { total: countedProviders, more: true } : { total: count };
}

/** One provider, or undefined where there is none of that id. */
export async function readProvider(db: Database, id: number, locale: Locale): Promise<Provider | undefined> {
  const [provider] = await providersOf(db, [id], locale);
  return provider;
}

/** Name and address of a provider in Chinese, for a driver to read; undefined where nobody has written them. */
export async function chineseAddress(db: Database, id: number): Promise<{ name: string; address: string } | undefined> {
  return db
    .selectFrom('service_provider_text')
    .select(['name', 'address'])
    .where('provider_id', '=', id)
    .where('locale', '=', 'zh-CN')
    .executeTakeFirst();
}

/** Providers with all that is known of them, words in the best language there is, in the order of their ids given. */
export async function providersOf(db: Database, ids: readonly number[], locale: Locale): Promise<Provider[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, ids, locale).execute();
  const byId = new Map(rows.map((row) => [row.id, providerOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function rowsOf(db: Database, ids: readonly number[], locale: Locale) {
  return db
    .selectFrom('service_provider as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('service_provider_text')
          .select(['name', 'profile', 'contact', 'address', 'locale'])
          .whereRef('provider_id', '=', 'p.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .leftJoin('hotel as h', 'h.provider_id', 'p.id')
    .leftJoin('food_place as f', 'f.provider_id', 'p.id')
    .leftJoinLateral(
      // A line that is withdrawn has no text: no bus stops there then.
      (eb) =>
        eb
          .selectFrom('shuttle_line_text')
          .select('line_id')
          .whereRef('line_id', '=', 'h.shuttle_line_id')
          .limit(1)
          .as('line'),
      (join) => join.onTrue(),
    )
    .where('p.id', 'in', [...ids])
    .select(['p.id', 'p.type', 'p.languages', 'p.mobile', 'p.email', 'p.backup_email', 'p.website'])
    .select(['text.name', 'text.profile', 'text.contact', 'text.address', 'text.locale as lang'])
    .select(['h.band', 'h.distance', 'h.minutes', 'line.line_id', 'h.shuttle_minutes', 'h.halal_breakfast'])
    .select(['h.step_free_rooms', 'h.foreign_passports', 'h.foreign_cards', 'h.x', 'h.y', 'h.picture'])
    .select(['f.hall', 'f.distance as food_distance', 'f.opens', 'f.closes', 'f.halal', 'f.vegetarian'])
    .select('f.foreign_cards as food_cards');
}

type ProviderRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function providerOf(row: ProviderRow): Provider {
  return {
    id: row.id,
    type: row.type,
    lang: row.lang,
    name: row.name,
    profile: row.profile,
    contact: row.contact,
    address: row.address,
    languages: row.languages as SpokenLanguage[],
    mobile: row.mobile,
    email: row.email,
    backupEmail: row.backup_email,
    website: row.website,
    hotel: hotelOf(row),
    food: foodOf(row),
  };
}

/** What a left join found: its columns are all there, or none is. */
function hotelOf(row: ProviderRow): HotelFacts | undefined {
  if (row.band === null) return undefined;
  const { line_id: lineId, shuttle_minutes: minutes } = row;
  return {
    picture: row.picture === null ? undefined : wovenPicture('places', row.picture),
    band: row.band as PriceBand,
    distance: row.distance ?? 0,
    minutes: row.minutes ?? 0,
    shuttle: lineId === null || minutes === null ? undefined : { lineId, minutes },
    halalBreakfast: row.halal_breakfast ?? false,
    stepFreeRooms: row.step_free_rooms ?? 0,
    foreignPassports: row.foreign_passports ?? false,
    foreignCards: row.foreign_cards ?? false,
    x: row.x ?? 0,
    y: row.y ?? 0,
  };
}

function foodOf(row: ProviderRow): FoodFacts | undefined {
  if (row.opens === null) return undefined;
  return {
    hall: row.hall ?? undefined,
    distance: row.food_distance ?? 0,
    opens: row.opens,
    closes: row.closes ?? '',
    halal: row.halal ?? false,
    vegetarian: row.vegetarian ?? false,
    foreignCards: row.food_cards ?? false,
  };
}
