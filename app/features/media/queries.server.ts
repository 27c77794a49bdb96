import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { PictureRef, VideoRef } from './media.ts';
import { versionOf } from './media-keys.server.ts';

/**
 * Pictures by their ids, described in the best language for the reader.
 * @returns those that there are; an id of a film or of nothing is left out
 */
export async function pictures(
  db: Database | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, PictureRef>> {
  if (ids.length === 0) return new Map();
  const rows = await picturesAmong(db, { locale }, { ids });
  return new Map(rows.map((row) => [row.id, present(row, locale)]));
}

const picturesAmong = statement((db, { ids }: Blanks<{ ids: readonly number[] }>, { locale }: { locale: Locale }) =>
  described(db, locale).where('kind', '=', 'picture').where('media.id', '=', sql<number>`any(${ids})`),
);

/** Films by their ids, with their still pictures, described in the best language for the reader. */
export async function videos(
  db: Database | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, VideoRef>> {
  if (ids.length === 0) return new Map();
  const rows = await described(db, locale)
    .select(['seconds', 'poster_id', 'mime', captionLanguages])
    .where('kind', '=', 'video')
    .where('media.id', 'in', ids)
    .execute();
  const posters = await pictures(
    db,
    rows.flatMap(({ poster_id }) => poster_id ?? []),
    locale,
  );
  return new Map(
    rows.map((row) => {
      const poster = posters.get(row.poster_id ?? 0);
      return [
        row.id,
        {
          ...present(row, locale),
          format: row.mime === 'video/mp4' ? ('mp4' as const) : ('webm' as const),
          seconds: row.seconds ?? 0,
          poster,
          captions: row.captions,
        },
      ];
    }),
  );
}

const captionLanguages = sql<Locale[]>`array(
  select locale from media_text where media_id = media.id and captions_key is not null order by locale
)`.as('captions');

/** What lies under the addresses of one picture or film. */
export interface StoredMedia {
  kind: 'picture' | 'video';
  storageKey: string;
  mime: string;
  width: number;
  bytes: number;
}

/** @returns undefined where there is none of this id, or it has another version by now */
export async function storedMedia(db: Database, id: number, version: string): Promise<StoredMedia | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['kind', 'storage_key as storageKey', 'mime', 'width', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && versionOf(row.storageKey) === version ? row : undefined;
}

/** Numbers of the films that stand behind a still, the newest first. */
export async function filmsOfStill(db: Database | Tx, still: number): Promise<number[]> {
  const rows = await db.selectFrom('media').select('id').where('poster_id', '=', still).orderBy('id', 'desc').execute();
  return rows.map(({ id }) => id);
}

/** Storage key of a film's captions. @returns undefined where there are none in the language */
export async function storedCaptions(db: Database, id: number, locale: Locale): Promise<string | undefined> {
  const row = await db
    .selectFrom('media_text')
    .select('captions_key')
    .where('media_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.captions_key ?? undefined;
}

/** Pictures and films with their description in the best language that there is. */
function described(db: Database | Tx, locale: Locale) {
  return db
    .selectFrom('media')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('media_text')
          .select(['alt', 'locale'])
          .whereRef('media_id', '=', 'media.id')
          .where('alt', '<>', '')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['media.id', 'width', 'height', 'storage_key', 'focus_x', 'focus_y', 'text.alt', 'text.locale']);
}

interface DescribedRow {
  id: number;
  width: number;
  height: number;
  storage_key: string;
  focus_x: number;
  focus_y: number;
  alt: string | null;
  locale: Locale | null;
}

function present(row: DescribedRow, locale: Locale): PictureRef {
  const focus = { x: row.focus_x, y: row.focus_y };
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    alt: row.alt ?? '',
    lang: isLocale(row.locale) ? row.locale : locale,
    version: versionOf(row.storage_key),
    ...(focus.x === 50 && focus.y === 50 ? {} : { focus }),
  };
}
