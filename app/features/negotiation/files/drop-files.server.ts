import type { Platform } from '#platform/http/site-context.ts';

/** Files at a time. */
const atOnce = 100;

/** Takes files out of the storage whose rows have gone: removed, with a deleted draft, with a deleted account. */
export async function dropFiles({ db, media }: Pick<Platform, 'db' | 'media'>): Promise<number> {
  const rows = await db.selectFrom('project_file_dropped').select('storage_key').limit(atOnce).execute();
  for (const { storage_key: key } of rows) {
    await media.remove(key);
    await db.deleteFrom('project_file_dropped').where('storage_key', '=', key).execute();
  }
  return rows.length;
}
