import { pagesChannel } from '#platform/db/page-tags.ts';
import type { Notices } from '#platform/jobs/listen-for-notices.ts';

interface Emptied {
  emptyPages(tags: string[]): void;
  /** What is kept is of unknown age from now on: it is made anew where that is possible. */
  emptyAll(): void;
}

/**
 * Listens for what other processes (and this one) have written, and has made anew what was made from it. Where notices may
 * have been missed, that is everything: as the connection is lost, and again as it is there, for what was made meanwhile.
 * @returns once it hears
 */
export async function hearEmptiedPages(notices: Notices, caches: Emptied[]): Promise<void> {
  const hearing = Promise.withResolvers<void>();
  const emptyAll = () => {
    for (const cache of caches) cache.emptyAll();
  };
  notices.hear({
    channels: [pagesChannel],
    heard(_channel, tag) {
      hearing.resolve();
      if (tag === '') emptyAll();
      else for (const cache of caches) cache.emptyPages([tag]);
    },
    lost: emptyAll,
  });
  await hearing.promise;
}
