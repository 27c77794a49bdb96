import type { Tx } from '#platform/db/database.ts';
import { arrived } from '#platform/storage/files-on-their-way.server.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { fileKeys } from '../media-keys.server.ts';
import type { StoredPicture } from '../pictures/import-picture.server.ts';

/**
 * Puts a stored picture in the place of another one: whatever shows that shows the new one, under a new address; the old address
 * is not found any more.
 * @returns takes the old files out of the storage, to be called once the transaction has committed; undefined where there is no such picture
 */
export async function replacePicture(
  tx: Tx,
  id: number,
  { key, ...picture }: StoredPicture,
): Promise<((store: MediaStore) => Promise<void>) | undefined> {
  const before = await tx
    .selectFrom('media')
    .select('storage_key')
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await tx
    .updateTable('media')
    .set({ storage_key: key, ...picture, sizes_made: false, sizes_tries: 0, sizes_again_at: null })
    .where('id', '=', id)
    .execute();
  await arrived(tx, [key]);
  return async (store) => {
    await Promise.all(fileKeys(before.storage_key).map((each) => store.remove(each)));
  };
}
