import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Hall, Place, PlaceKind, Stand } from './halls.ts';
import { placeNames } from './place-names.server.ts';

/** The halls and the central area in their order, words in the best language there is; one that has none is called by its code. */
export async function halls(db: Database, locale: Locale): Promise<Hall[]> {
  const rows = await db
    .selectFrom('hall')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('hall_text')
          .select(['name', 'theme', 'locale'])
          .whereRef('hall_code', '=', 'hall.code')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['code', 'open_air', 'x', 'y', 'width', 'depth', 'text.name', 'text.theme', 'text.locale'])
    .orderBy('position')
    .execute();
  return rows.map(({ open_air, name, theme, locale: lang, ...hall }) => ({
    ...hall,
    name: name ?? hall.code,
    theme: theme ?? '',
    lang: lang ?? locale,
    openAir: open_air,
  }));
}

/** The names of the halls by their codes, in their order. */
export async function hallNames(db: Database, locale: Locale): Promise<Map<string, string>> {
  return new Map((await halls(db, locale)).map(({ code, name }) => [code, name]));
}

/** The same, kept in this process until a hall is written; the answer made from them is tagged. */
export function hallNamesOfSite({
  db,
  locale,
  kept,
  tags,
}: Pick<SiteContext, 'db' | 'locale' | 'kept' | 'tags'>): Promise<Map<string, string>> {
  tags.add('halls');
  return kept.get(`names of halls ${locale}`, ['halls'], () => hallNames(db, locale));
}

/** The stands of a hall by number, with where they lie. */
export async function standsOfHall(db: Database, hallCode: string): Promise<Stand[]> {
  return stands(db).where('hall_code', '=', hallCode).orderBy('number').execute();
}

/** The same without those that are taken up, or lie upon another from before there was a rule: nobody can place a stand upon these. */
export async function standsInPlace(db: Database, hallCode: string): Promise<Stand[]> {
  return stands(db).where('hall_code', '=', hallCode).where('is_upon_another', '=', false).execute();
}

/** Of which edition the stands are that visitors see, by the codes of the halls; null where that is not known. */
export async function editionsInHalls(db: Database): Promise<Map<string, number | null>> {
  const rows = await db.selectFrom('hall').select(['code', 'edition_id']).execute();
  return new Map(rows.map(({ code, edition_id }) => [code, edition_id]));
}

/** Every stand of the grounds, hall by hall. */
export async function allStands(db: Database): Promise<Stand[]> {
  return stands(db)
    .innerJoin('hall', 'hall.code', 'stand.hall_code')
    .orderBy('hall.position')
    .orderBy('number')
    .execute();
}

/** A stand by what it is called, or undefined where there is none. */
export async function findStand(db: Database, at: { hall: string; number: string }): Promise<Stand | undefined> {
  return stands(db).where('hall_code', '=', at.hall).where('number', '=', at.number).executeTakeFirst();
}

/** Entrances and services of a hall, named in a language. */
export async function placesOfHall(db: Database, hallCode: string, locale: Locale): Promise<Place[]> {
  const [rows, names] = await Promise.all([
    db
      .selectFrom('hall_place')
      .select(['hall_code as hall', 'kind', 'x', 'y'])
      .where('hall_code', '=', hallCode)
      .orderBy('position')
      .execute(),
    placeNames.names(db, locale),
  ]);
  return rows.map((row) => {
    const kind = row.kind as PlaceKind;
    return { ...row, kind, ...names[kind] };
  });
}

function stands(db: Database) {
  return db
    .selectFrom('stand')
    .select([
      'stand.id',
      'stand.hall_code as hall',
      'stand.number',
      'stand.x',
      'stand.y',
      'stand.width',
      'stand.depth',
    ]);
}
