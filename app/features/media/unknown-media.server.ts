import type { Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { pictures, videos } from './queries.server.ts';

/** Fields of a draft with the ids that they name. */
type Named = Record<string, number | readonly number[] | undefined>;

/** The fields that name a picture or a film which is not there. */
export async function unknownMedia(
  tx: Tx,
  { pictures: ofPictures = {}, films = {} }: { pictures?: Named; films?: Named },
) {
  const [knownPictures, knownFilms] = [
    await pictures(tx, Object.values(ofPictures).flatMap(idsOf), defaultLocale),
    await videos(tx, Object.values(films).flatMap(idsOf), defaultLocale),
  ];
  return [...unknownIn(ofPictures, knownPictures), ...unknownIn(films, knownFilms)];
}

function unknownIn(named: Named, known: Map<number, unknown>): string[] {
  return Object.entries(named).flatMap(([field, ids]) => (idsOf(ids).every((id) => known.has(id)) ? [] : [field]));
}

function idsOf(ids: number | readonly number[] | undefined): readonly number[] {
  if (ids === undefined) return [];
  return typeof ids === 'number' ? [ids] : ids;
}
