import type { Tx } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { fileKeys } from '../media-keys.server.ts';

/**
 * Takes a picture away, which nothing shows any more: its row now, its files after the transaction.
 * @returns takes its files out of the storage; to be called once the transaction has committed
 */
export async function dropPicture(tx: Tx, id: number): Promise<(store: MediaStore) => Promise<void>> {
  const dropped = await tx
    .deleteFrom('media')
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .returning('storage_key')
    .executeTakeFirst();
  const key = dropped?.storage_key;
  return async (store) => {
    await Promise.all((key ? fileKeys(key) : []).map((each) => store.remove(each)));
  };
}
