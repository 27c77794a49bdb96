import type { Tx } from '#platform/db/database.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { fileKeys } from '../media-keys.server.ts';
import { holdMedia } from './hold-media.server.ts';

/** What is no longer in the library. */
interface DroppedMedia {
  /** What it was. */
  before: { kind: string; width: number; height: number; bytes: number; descriptions: Texts<string> };
  /** Takes its files out of the storage, to be called once the transaction has committed. */
  files(store: MediaStore): Promise<void>;
}

/**
 * Takes a picture or film out of the library, a film with its captions. Its still stays: it is a picture like others, and may stand elsewhere.
 * @returns undefined where there is no such picture or film
 * @throws what the database says where something shows it: its tables refer to it
 */
export async function dropMedia(tx: Tx, id: number): Promise<DroppedMedia | undefined> {
  const media = await holdMedia(tx, id);
  if (!media) return undefined;
  const texts = await tx
    .selectFrom('media_text')
    .select(['locale', 'alt', 'captions_key'])
    .where('media_id', '=', id)
    .execute();
  await tx.deleteFrom('media').where('id', '=', id).execute();
  const { kind, width, height, bytes, storage_key } = media;
  const descriptions = Object.fromEntries(texts.map(({ locale, alt }) => [locale, alt]));
  const keys = [...fileKeys(storage_key), ...texts.flatMap(({ captions_key }) => captions_key ?? [])];
  return {
    before: { kind, width, height, bytes, descriptions },
    async files(store) {
      await Promise.all(keys.map((each) => store.remove(each)));
    },
  };
}
