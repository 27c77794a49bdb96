import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { makeSizes, PictureMissing } from './pictures/picture-sizes.server.ts';

const minute = 60_000;

/**
 * How long after each failure (milliseconds) the sizes of a picture are tried again: after the last one no more. A machine
 * that is busy or short of memory is so for a while; a picture that breaks what reads it does so every time.
 */
const pauses = [minute, 10 * minute, 60 * minute, 6 * 60 * minute];

/** Makes the sizes of pictures that have been stored, newest first, so that nobody waits for them. */
export async function makeMissingSizes({ db, media, log, clock }: Platform, signal: AbortSignal): Promise<void> {
  const pictures = await db
    .selectFrom('media')
    .select(['id', 'storage_key as key', 'width', 'sizes_tries'])
    .where('kind', '=', 'picture')
    .where('sizes_made', '=', false)
    .where('sizes_tries', '<=', pauses.length)
    .where((eb) => eb.or([eb('sizes_again_at', 'is', null), eb('sizes_again_at', '<=', clock.now())]))
    .orderBy('id', 'desc')
    .execute();
  for (const { id, sizes_tries: failed, ...picture } of pictures) {
    const row = db.updateTable('media').where('id', '=', id);
    try {
      await makeSizes(media, picture, signal);
      if (signal.aborted) return;
      await row.set({ sizes_made: true }).execute();
    } catch (err) {
      if (!isOfPicture(err)) throw err;
      const pause = pauses[failed];
      log.error({ err, picture: id, again: pause !== undefined }, 'sizes of a picture could not be made');
      const sizes_again_at = pause === undefined ? null : new Date(clock.now().getTime() + pause);
      await row.set({ sizes_tries: failed + 1, sizes_again_at }).execute();
    }
  }
}

/** Whether a failure is that of one picture: of what holds up all, a storage that does not answer or a full queue, it is not. */
function isOfPicture(error: unknown): boolean {
  return error instanceof PictureMissing || (error instanceof WorkNotDone && error.reason !== 'busy');
}

/** What media does by itself. */
export const mediaJobs: Job[] = [{ name: 'make missing sizes of pictures', every: minute, run: makeMissingSizes }];
