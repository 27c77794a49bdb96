import type { Database, Tx } from '#platform/db/database.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Sorting } from '../list-filters.ts';
import type { ProjectCard } from '../negotiation.ts';
import type { Chosen } from './counts.ts';
import { presentCard } from './present.ts';
import { inOrder, type Listing, listed, oneOf, type ProjectRow, withTexts } from './project-rows.server.ts';

/** A part of a list: `limit` projects after the first `offset`. */
export interface Cut {
  sort?: Sorting;
  limit: number;
  offset?: number;
}

/** The projects chosen, in the order asked for. @param narrow leaves those that words find */
export async function projectRows(
  db: Database | Tx,
  { locale, ...chosen }: Chosen & { locale: Locale },
  { sort = 'newest', limit, offset = 0 }: Cut,
  narrow?: (listing: Listing) => Listing,
): Promise<ProjectRow[]> {
  const { category, countries, industry, status } = chosen;
  const country = oneOf(countries);
  if (!narrow && (country || !countries)) {
    return partOfList(db, { locale, sort }, { category, country, industry, status, limit, offset });
  }
  const listing = inOrder(narrow ? narrow(listed(db, chosen)) : listed(db, chosen), sort)
    .limit(limit)
    .offset(offset);
  return withTexts(db, locale, listing, sort).execute();
}

type Span = Omit<Chosen, 'countries'> & { country?: string | undefined; limit: number; offset: number };

/** A part of a list as it is mostly asked for: without words, of one country or of all. */
const partOfList = statement(
  (db, { limit, offset, ...chosen }: Blanks<Span>, { locale, sort }: { locale: Locale; sort: Sorting }) => {
    const listing = inOrder(listed(db, chosen), sort).limit(limit).offset(offset);
    return withTexts(db, locale, listing, sort);
  },
);

/** The projects chosen, as cards. */
export async function projectCards(
  db: Database,
  choice: Chosen & { locale: Locale },
  cut: Cut,
): Promise<ProjectCard[]> {
  const rows = await projectRows(db, choice, cut);
  return rows.map((row) => presentCard(row, choice.locale));
}

/** One project; undefined where there is none that everybody sees. */
export async function readProject(db: Database, id: number, locale: Locale): Promise<ProjectRow | undefined> {
  const [row] = await oneProject(db, { locale }, { id });
  return row;
}

const oneProject = statement((db, { id }: Blanks<{ id: number }>, { locale }: { locale: Locale }) =>
  withTexts(db, locale, listed(db).where('p.id', '=', id)),
);

/** Projects like one: of its industry, then of its country, then of its category, the newest first. */
export async function similarProjects(
  db: Database,
  { id, industry, region, category }: Pick<ProjectCard, 'id' | 'industry' | 'region' | 'category'>,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<ProjectCard[]> {
  const choices: Chosen[] = [{ industry }, { countries: [region] }, { category }];
  const found = await Promise.all(
    choices.map((chosen) => projectCards(db, { ...chosen, locale }, { limit: limit + 1 })),
  );
  const each = new Map(found.flat().map((card) => [card.id, card]));
  each.delete(id);
  return [...each.values()].slice(0, limit);
}

/** Whether a project has this key already. */
export async function keyIsTaken(db: Database, key: string): Promise<boolean> {
  return (await db.selectFrom('project').select('id').where('key', '=', key).executeTakeFirst()) !== undefined;
}
