import type { Tx } from '#platform/db/database.ts';

/** A picture or film of the library as it stands; nobody else changes it before the transaction ends. @returns undefined where there is none */
export function holdMedia(tx: Tx, id: number) {
  return tx
    .selectFrom('media')
    .select(['kind', 'storage_key', 'width', 'height', 'bytes', 'focus_x', 'focus_y', 'poster_id', 'is_silent'])
    .where('id', '=', id)
    .where('in_library', '=', true)
    .forUpdate()
    .executeTakeFirst();
}
