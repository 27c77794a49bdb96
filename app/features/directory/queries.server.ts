import { sql } from 'kysely';
import { editionLines } from '#features/editions/index.server.ts';
import { hallHref, hallNames } from '#features/halls/index.server.ts';
import { type PictureRef, pictures } from '#features/media/index.server.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import {
  type Choice,
  type CompanyRow,
  inOrder,
  type Listing,
  listed,
  oneOf,
  withTexts,
} from './company-rows.server.ts';
import type { Company, CompanyCard, CompanyKind, Contacts, EditionOfCompany } from './directory.ts';
import type { Sorting } from './list-filters.ts';
import { presentCard, presentCompany } from './present.ts';
import { catalogueOf } from './products/products.server.ts';

/** A part of a list: `limit` companies after the first `offset`. */
export interface Cut {
  sort?: Sorting;
  limit: number;
  offset?: number;
}

/** Rows of companies with their pictures, for the presenters. */
export interface Rows {
  rows: CompanyRow[];
  pictureOf: Map<number, PictureRef>;
}

/** The companies chosen, in the order asked for. @param narrow leaves those that a keyword finds */
export async function companyRows(
  db: Database,
  choice: Choice,
  { sort = 'name', limit, offset = 0 }: Cut,
  narrow?: (listing: Listing) => Listing,
): Promise<Rows> {
  const { kind, locale, countries, industry, hall } = choice;
  const country = oneOf(countries);
  if (!narrow && (country || !countries)) {
    const rows = await partOfList(db, { locale, sort }, { kind, country, industry, hall, limit, offset });
    return withPictures(db, rows, locale);
  }
  const listing = inOrder(narrow ? narrow(listed(db, choice)) : listed(db, choice), sort, hall)
    .limit(limit)
    .offset(offset);
  return withPictures(db, await withTexts(db, locale, listing, sort).execute(), locale);
}

type Span = Pick<Choice, 'kind' | 'industry' | 'hall'> & {
  country?: string | undefined;
  limit: number;
  offset: number;
};

/** A part of a list as it is mostly asked for: without a keyword, of one country or of all. */
const partOfList = statement(
  (db, { limit, offset, ...chosen }: Blanks<Span>, { locale, sort }: { locale: Locale; sort: Sorting }) => {
    const listing = inOrder(listed(db, { ...chosen, locale }), sort, chosen.hall)
      .limit(limit)
      .offset(offset);
    return withTexts(db, locale, listing, sort);
  },
);

/** The companies chosen, as cards. */
export async function companyCards(db: Database, choice: Choice, cut: Cut): Promise<CompanyCard[]> {
  const { rows, pictureOf } = await companyRows(db, choice, cut);
  return rows.map((row) => presentCard(row, choice.locale, pictureOf));
}

async function withPictures(db: Database, rows: CompanyRow[], locale: Locale): Promise<Rows> {
  const wanted = rows.flatMap(({ cover_id }) => cover_id ?? []);
  return { rows, pictureOf: wanted.length === 0 ? new Map() : await pictures(db, wanted, locale) };
}

/** One company with all that its pages show, and its row; undefined where there is none of that kind and id. */
export async function readCompany(
  db: Database,
  { kind, id, locale }: { kind: CompanyKind; id: number; locale: Locale },
): Promise<{ company: Company; row: CompanyRow; pictureOf: Rows['pictureOf'] } | undefined> {
  const { rows, pictureOf } = await withPictures(db, await oneCompany(db, { locale }, { kind, id }), locale);
  const [row] = rows;
  if (!row) return undefined;
  const [products, editions, hall] = await Promise.all([
    kind === 'buyer' ? [] : catalogueOf(db, id, locale),
    kind === 'buyer' ? [] : editionsOf(db, id, locale),
    hallOf(db, row, locale),
  ]);
  return { company: presentCompany(row, locale, { pictureOf, products, editions, hall }), row, pictureOf };
}

const oneCompany = statement(
  (db, { kind, id }: Blanks<{ kind: CompanyKind; id: number }>, { locale }: { locale: Locale }) =>
    withTexts(db, locale, listed(db, { kind, locale }).where('l.company_id', '=', id)),
);

async function editionsOf(db: Database, id: number, locale: Locale): Promise<EditionOfCompany[]> {
  const [own, lines] = await Promise.all([
    db.selectFrom('company_edition').select('edition_id').where('company_id', '=', id).execute(),
    editionLines(db, locale),
  ]);
  const numbers = new Set(own.map(({ edition_id }) => edition_id));
  return lines
    .filter(({ number }) => numbers.has(number))
    .map(({ number, name, lang, startDate, endDate }) => ({ number, name, lang, startDate, endDate }));
}

async function hallOf(db: Database, { stands }: CompanyRow, locale: Locale): Promise<Company['hall']> {
  const [code] = stands[0]?.split(' ') ?? [];
  if (!code) return undefined;
  return { name: (await hallNames(db, locale)).get(code) ?? code, href: hallHref(code) };
}

/** Companies beside one in the order of names, among those chosen: those that follow it, and from the beginning again. */
export async function neighboursOf(db: Database, id: number, choice: Choice, limit: number): Promise<CompanyCard[]> {
  const own = sql`(select sort_key, company_id from company_listing where company_id = ${id} and locale = ${choice.locale})`;
  const after = inOrder(listed(db, choice), 'name').where(sql<boolean>`(l.sort_key, l.company_id) > ${own}`);
  const first = inOrder(listed(db, choice), 'name').where('l.company_id', '<>', id);
  const [following, beginning] = await Promise.all(
    [after, first].map((listing) => withTexts(db, choice.locale, listing.limit(limit)).execute()),
  );
  const known = new Set(following?.map((row) => row.id));
  const rows = [...(following ?? []), ...(beginning ?? []).filter((row) => !known.has(row.id))].slice(0, limit);
  const { pictureOf } = await withPictures(db, rows, choice.locale);
  return rows.map((row) => presentCard(row, choice.locale, pictureOf));
}

/** How a company is reached, in full, with its name; undefined where there is none of that kind and id. */
export async function contactsOf(
  db: Database,
  { kind, id, locale }: { kind: CompanyKind; id: number; locale: Locale },
): Promise<(Contacts & { name: string; lang: Locale }) | undefined> {
  return db
    .selectFrom('company')
    .innerJoin('company_text', 'company_text.company_id', 'company.id')
    .select(['contact', 'phone', 'mail', 'name', 'locale as lang'])
    .where('company.id', '=', id)
    .where('company.kind', '=', kind)
    .orderBy(languageRank(locale))
    .limit(1)
    .executeTakeFirst();
}

/** The id of the company that has a stand, or undefined where nobody has it. */
export async function holderOf(
  db: Database,
  { hall, number }: { hall: string; number: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('company_stand')
    .select('company_id')
    .where('hall_code', '=', hall)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.company_id;
}

/** The id of the company that has this key, or undefined where none has. */
export async function idOfKey(db: Database, key: string): Promise<number | undefined> {
  return (await db.selectFrom('company').select('id').where('key', '=', key).executeTakeFirst())?.id;
}
