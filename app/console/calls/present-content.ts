import type { ListedThing } from '../content/list-things.server.ts';
import type { ShownThing } from '../content/read-thing.server.ts';
import { threadOf } from '../content/threads.server.ts';

/** A row of a list as the calls write it. */
export function presentRow({ id, changedAt, changedBy, threads }: ListedThing) {
  return {
    id,
    changedAt: changedAt.toISOString(),
    changedBy,
    threads: Object.entries(threads).map(([name, { publishAt, ...thread }]) => ({
      language: threadOf(name),
      ...thread,
      publishAt: publishAt?.toISOString() ?? null,
    })),
  };
}

/** A thing as the calls write it. */
export function presentThing(kind: string, { id, key, source, address, owner, threads }: ShownThing) {
  return {
    ...{ id, kind, key, source },
    address: address ?? null,
    owner: owner ?? null,
    threads: threads.map(({ thread, state, step, head, published, behind, publishAt, withdrawAt, values }) => ({
      language: thread,
      ...{ state, step, head, published, behind },
      publishAt: publishAt?.toISOString() ?? null,
      withdrawAt: withdrawAt?.toISOString() ?? null,
      fields: values,
    })),
  };
}
