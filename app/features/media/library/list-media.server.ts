import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { PictureRef } from '../media.ts';
import { pictures } from '../queries.server.ts';

/** Which of the library is listed; the newest come first. */
export interface MediaFilter {
  /** Words of a description in any language, or a number. */
  words?: string;
  kind?: 'picture' | 'video';
  /** Not described in this language, or not in all of them. */
  missing?: Locale | 'any';
}

/** A picture or film of the library. */
export interface LibraryItem {
  id: number;
  kind: 'picture' | 'video';
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
  seconds: number | null;
  /** What is seen, in words; only where somebody has said it. */
  alts: Texts<string>;
  /** Languages in which a film has captions. */
  captions: Locale[];
  /** Nothing is to be heard in a film. */
  silent: boolean;
  /** Hundredths of width and height. */
  focus: { x: number; y: number };
  /** What to show of it: of a film its still. */
  shown: PictureRef | undefined;
}

const listedAtOnce = 30;

/** A page of the library. @returns with `after`, the id to go on from, where there are more */
export async function listMedia(
  db: Database,
  filter: MediaFilter,
  locale: Locale,
  after?: number,
): Promise<{ items: LibraryItem[]; after: number | undefined }> {
  const rows = await chosen(db, filter, after)
    .limit(listedAtOnce + 1)
    .execute();
  const items = await presented(db, rows.slice(0, listedAtOnce), locale);
  return { items, after: rows.length > listedAtOnce ? items.at(-1)?.id : undefined };
}

/** One of the library. */
export async function findMedia(db: Database, id: number, locale: Locale): Promise<LibraryItem | undefined> {
  const rows = await columns(db).where('media.id', '=', id).execute();
  const [item] = await presented(db, rows, locale);
  return item;
}

function columns(db: Database) {
  return db
    .selectFrom('media')
    .select(['id', 'kind', 'width', 'height', 'bytes', 'created_at', 'seconds', 'poster_id', 'focus_x', 'focus_y'])
    .select('is_silent as silent')
    .where('in_library', '=', true);
}

function chosen(db: Database, { words = '', kind, missing }: MediaFilter, after?: number) {
  let query = columns(db).orderBy('id', 'desc');
  if (after !== undefined) query = query.where('id', '<', after);
  if (kind) query = query.where('kind', '=', kind);
  const described = (locale?: Locale, like?: string) => {
    let own = db
      .selectFrom('media_text')
      .select('media_id')
      .where('media_id', '=', sql.ref<number>('media.id'))
      .where('alt', '<>', '');
    if (locale) own = own.where('locale', '=', locale);
    if (like) own = own.where('alt', 'ilike', `%${like.replace(/[\\%_]/g, '\\$&')}%`);
    return own;
  };
  const lacking = missing === 'any' ? locales : missing ? [missing] : [];
  if (lacking.length > 0) {
    query = query.where(({ or, not, exists }) => or(lacking.map((each) => not(exists(described(each))))));
  }
  for (const word of words.split(/\s+/).filter(Boolean)) {
    query = query.where(({ or, exists, eb }) =>
      or([exists(described(undefined, word)), ...(/^\d{1,15}$/.test(word) ? [eb('id', '=', Number(word))] : [])]),
    );
  }
  return query;
}

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

async function presented(db: Database, rows: readonly Row[], locale: Locale): Promise<LibraryItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db
    .selectFrom('media_text')
    .select(['media_id', 'locale', 'alt', 'captions_key'])
    .where('media_id', 'in', ids)
    .execute();
  const byId = Map.groupBy(texts, ({ media_id }) => media_id);
  const shown = await pictures(
    db,
    rows.map(({ id, poster_id }) => poster_id ?? id),
    locale,
  );
  return rows.map(({ created_at: createdAt, poster_id, focus_x: x, focus_y: y, ...row }) => {
    const own = byId.get(row.id) ?? [];
    return {
      ...row,
      createdAt,
      focus: { x, y },
      alts: Object.fromEntries(own.flatMap(({ locale: each, alt }) => (alt === '' ? [] : [[each, alt]]))),
      captions: locales.filter((each) => own.some((text) => text.locale === each && text.captions_key !== null)),
      shown: shown.get(poster_id ?? row.id),
    };
  });
}
