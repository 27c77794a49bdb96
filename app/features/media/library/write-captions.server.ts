import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { arrived, storeOnItsWay } from '#platform/storage/files-on-their-way.server.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { newCaptionsKey } from '../media-keys.server.ts';
import { holdMedia } from './hold-media.server.ts';

/** Captions as they stand in the storage; empty where there are none. */
export async function readCaptions(
  { db, media }: Pick<Platform, 'db' | 'media'>,
  id: number,
  locale: Locale,
): Promise<string> {
  const row = await db
    .selectFrom('media_text')
    .select('captions_key')
    .where('media_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  const bytes = row?.captions_key ? await media.read(row.captions_key) : undefined;
  return bytes ? new TextDecoder().decode(bytes) : '';
}

/** Stores captions that were looked through. @returns their key, for `enterCaptions` */
export async function storeCaptions(
  site: Pick<Platform, 'db' | 'clock' | 'media'>,
  locale: Locale,
  vtt: string,
): Promise<string> {
  const key = newCaptionsKey(locale);
  await storeOnItsWay(site, key, Buffer.from(vtt));
  return key;
}

/** What captions a film had in a language. */
interface EnteredCaptions {
  /** Their key; null where there were none. */
  before: string | null;
  /** Takes the old ones out of the storage, to be called once the transaction has committed. */
  files(store: MediaStore): Promise<void>;
}

/** Gives a film captions in a language, or takes them away. @returns undefined where there is no such film */
export async function enterCaptions(
  tx: Tx,
  { id, locale, key }: { id: number; locale: Locale; key: string | null },
): Promise<EnteredCaptions | undefined> {
  const film = await holdMedia(tx, id);
  if (film?.kind !== 'video') return undefined;
  const text = await tx
    .selectFrom('media_text')
    .select('captions_key')
    .where('media_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  await tx
    .insertInto('media_text')
    .values({ media_id: id, locale, alt: '', captions_key: key })
    .onConflict((conflict) => conflict.columns(['media_id', 'locale']).doUpdateSet({ captions_key: key }))
    .execute();
  if (key) await arrived(tx, [key]);
  const before = text?.captions_key ?? null;
  return {
    before,
    async files(store) {
      if (before !== null) await store.remove(before);
    },
  };
}
