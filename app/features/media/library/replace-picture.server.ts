import type { Tx } from '#platform/db/database.ts';
import { arrived } from '#platform/storage/files-on-their-way.server.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { fileKeys, versionOf } from '../media-keys.server.ts';
import type { StoredPicture } from '../pictures/import-picture.server.ts';
import { holdMedia } from './hold-media.server.ts';

/** What stands in the place of a picture, and what stood there. */
interface ReplacedPicture {
  before: PictureFacts;
  after: PictureFacts;
  /** Takes the old files out of the storage, to be called once the transaction has committed. */
  files(store: MediaStore): Promise<void>;
}

/** `version`: as it stands in its addresses. */
type PictureFacts = { version: string } & Omit<StoredPicture, 'key'>;

/**
 * Puts a stored picture in the place of another one: whatever shows that shows the new one, under a new address; the old address
 * is not found any more.
 * @returns undefined where there is no such picture
 */
export async function replacePicture(
  tx: Tx,
  id: number,
  { key, ...picture }: StoredPicture,
): Promise<ReplacedPicture | undefined> {
  const old = await holdMedia(tx, id);
  if (old?.kind !== 'picture') return undefined;
  await tx
    .updateTable('media')
    .set({ storage_key: key, ...picture, sizes_made: false, sizes_tries: 0, sizes_again_at: null })
    .where('id', '=', id)
    .execute();
  await arrived(tx, [key]);
  const { width, height, bytes, storage_key } = old;
  return {
    before: { version: versionOf(storage_key), width, height, bytes },
    after: { version: versionOf(key), ...picture },
    async files(store) {
      await Promise.all(fileKeys(storage_key).map((each) => store.remove(each)));
    },
  };
}
