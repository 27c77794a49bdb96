import type { Tx } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { fileKeys } from '../media-keys.server.ts';

/**
 * Takes a picture or film out of the library, a film with its captions. Its still stays: it is a picture like others, and may stand elsewhere.
 * @returns takes its files out of the storage, to be called once the transaction has committed
 * @throws what the database says where something shows it: its tables refer to it
 */
export async function dropMedia(tx: Tx, id: number): Promise<(store: MediaStore) => Promise<void>> {
  const captions = await tx
    .selectFrom('media_text')
    .select('captions_key')
    .where('media_id', '=', id)
    .where('captions_key', 'is not', null)
    .execute();
  const dropped = await tx.deleteFrom('media').where('id', '=', id).returning('storage_key').executeTakeFirst();
  const keys = [
    ...(dropped ? fileKeys(dropped.storage_key) : []),
    ...captions.flatMap(({ captions_key }) => captions_key ?? []),
  ];
  return async (store) => {
    await Promise.all(keys.map((each) => store.remove(each)));
  };
}
