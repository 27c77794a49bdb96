import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { makeSizes } from './picture-sizes.server.ts';

const minute = 60_000;

/** Makes the sizes of pictures that have been stored, newest first, so that nobody waits for them. */
export async function makeMissingSizes({ db, media, log }: Platform, signal: AbortSignal): Promise<void> {
  const pictures = await db
    .selectFrom('media')
    .select(['id', 'storage_key as key', 'width'])
    .where('kind', '=', 'picture')
    .where('sizes_made', '=', false)
    .orderBy('id', 'desc')
    .execute();
  for (const { id, ...picture } of pictures) {
    try {
      await makeSizes(media, picture, signal);
    } catch (err) {
      // One that cannot be made is not tried for ever; a storage that does not answer is, and so is what has to wait.
      if (!(err instanceof WorkNotDone) || err.reason === 'busy') throw err;
      log.error({ err, picture: id }, 'sizes of a picture cannot be made');
    }
    if (signal.aborted) return;
    await db.updateTable('media').set({ sizes_made: true }).where('id', '=', id).execute();
  }
}

/** What media does by itself. */
export const mediaJobs: Job[] = [{ name: 'make missing sizes of pictures', every: minute, run: makeMissingSizes }];
