import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** An edition as staff list it, also one that readers do not see. */
export interface KnownEdition {
  number: number;
  /** What its published texts call it, in the best language there is; undefined where none is published. */
  called: { name: string; lang: Locale } | undefined;
  startDate: string;
  endDate: string;
  /** Whether it is the one that the site is about. */
  isCurrent: boolean;
  /** Whether it comes after that one: readers see nothing of it yet. */
  isComing: boolean;
}

/** All editions there are, the newest first. */
export async function knownEditions(db: Database | Tx, locale: Locale): Promise<KnownEdition[]> {
  const rows = await db
    .selectFrom('edition')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('edition_text')
          .select(['name', 'locale'])
          .whereRef('edition_id', '=', 'edition.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['edition.id as number', 'start_date as startDate', 'end_date as endDate', 'is_current as isCurrent'])
    .select(['text.name', 'text.locale as lang'])
    .orderBy('edition.id', 'desc')
    .execute();
  const current = rows.find(({ isCurrent }) => isCurrent)?.number;
  return rows.map(({ name, lang, ...edition }) => ({
    ...edition,
    called: name !== null && lang !== null ? { name, lang } : undefined,
    isComing: current !== undefined && edition.number > current,
  }));
}
