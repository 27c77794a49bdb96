import { projectsForTalks } from '#features/negotiation/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';

/** A project's name in each language: for notices, whose language is known only as they are written. */
export async function projectNames(tx: Tx, projectId: number): Promise<(locale: Locale) => string> {
  const names = new Map<Locale, string>();
  for (const locale of locales) {
    names.set(locale, (await projectsForTalks(tx, [projectId], locale)).get(projectId)?.name ?? '');
  }
  return (locale) => names.get(locale) ?? '';
}
