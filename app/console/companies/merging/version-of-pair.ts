import { createHash } from 'node:crypto';
import type { HeldThing } from '../../content/threads.server.ts';

/** Names how two companies stood as they were read: nobody makes them one who has not seen what they say by now. */
export function versionOfPair(things: readonly Pick<HeldThing, 'id' | 'threads'>[]): string {
  const said = things
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, threads }) => [
      id,
      [...threads.values()].map(({ thread, head, published }) => `${thread} ${head} ${published ?? ''}`).toSorted(),
    ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}
