import { namesOfExhibitors } from '#features/directory/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { findThings } from '../find/find-things.server.ts';

/** A company that can have a stand. */
export interface FoundCompany {
  id: number;
  name: string;
  lang: Locale;
}

/** Exhibitors that visitors see, by words of their names in any language, the last of which may be a beginning. */
export async function findCompanies(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  words: string,
): Promise<FoundCompany[]> {
  const [found] = await findThings(db, words, ['exhibitor']);
  const things = (found?.things ?? []).map(({ id }) => id);
  if (things.length === 0) return [];
  const rows = await db.selectFrom('content_thing').select(['id', 'key']).where('id', 'in', things).execute();
  const keys = new Map(rows.map(({ id, key }) => [id, Number(key)]));
  const ids = things.map((id) => keys.get(id)).filter((id) => id !== undefined);
  const names = await namesOfExhibitors(db, locale, ids);
  return ids.flatMap((id) => {
    const called = names.get(id);
    return called ? [{ id, ...called }] : [];
  });
}
