import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type ProjectStatus, projectHref } from '../negotiation.ts';

/** A project as those who talk about it know it. */
export interface TalkProject {
  id: number;
  ownerId: number | null;
  status: ProjectStatus;
  name: string;
  /** The language of the name. */
  lang: Locale;
  /** Its page, without language prefix. Not for everybody to see while it is withdrawn. */
  href: string;
  /** ISO 3166 code. */
  region: string;
  industry: number;
}

/** A project that everybody sees. @param asked a member, who may also name their own that nobody else sees */
export async function projectForTalk(
  db: Database | Tx,
  id: number,
  locale: Locale,
  asked?: number,
): Promise<TalkProject | undefined> {
  const row = await named(db, locale)
    .where('p.id', '=', id)
    .where((eb) => eb.or([eb.ref('p.listed'), ...(asked === undefined ? [] : [eb('p.owner_id', '=', asked)])]))
    .executeTakeFirst();
  return row && present(row);
}

/** Projects by their ids, also those that have been withdrawn meanwhile: for showing what was talked about. */
export async function projectsForTalks(
  db: Database | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, TalkProject>> {
  if (ids.length === 0) return new Map();
  const rows = await named(db, locale).where('p.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, present(row)]));
}

/** Projects that say what they are, with their names in the best language there is. */
function named(db: Database | Tx, locale: Locale) {
  return db
    .selectFrom('project as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('project_text')
          .select(['locale', 'name'])
          .whereRef('project_text.project_id', '=', 'p.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .where('p.category', 'is not', null)
    .select(['p.id', 'p.owner_id as ownerId', 'p.status', 'text.name', 'text.locale as lang'])
    .select((eb) => [
      eb.ref('p.country_code').$castTo<string>().as('region'),
      eb.ref('p.industry_id').$castTo<number>().as('industry'),
    ]);
}

function present(row: Omit<TalkProject, 'href'>): TalkProject {
  return { ...row, href: projectHref(row.id) };
}
