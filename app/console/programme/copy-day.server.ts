import { sql } from 'kysely';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { duplicateWithin } from '../content/duplicate-thing.server.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { movedTo } from './place/move-event.server.ts';
import { type Collision, collisionsOf, type Resources } from './placing.ts';
import { countOn, type GridEvent, type Programme, placeOf } from './read-grid.server.ts';

/** An event of a day that is to be copied, with what its copy would have at the same time as others. */
export interface Copied {
  event: GridEvent;
  collisions: Collision<GridEvent>[];
}

/** What a day would be as a copy on another one. */
export function copiesOf({ events, rooms, bookables }: Programme, from: string, to: string): Copied[] {
  const resources: Resources = { rooms, bookables };
  return events
    .filter(({ day }) => day === from)
    .map((event) => ({ event, collisions: collisionsOf({ ...event, id: 0, day: to }, events, resources) }));
}

/** Which day of an edition is copied onto which. */
interface Copying {
  edition: number;
  from: string;
  to: string;
  /** The events of the day that was read: what came to it meanwhile is not copied unseen. */
  ids: readonly number[];
  /** How many events the other day had as it was read: pressed twice, a day is copied once. */
  there: number;
}

export type DayCopied =
  | { outcome: 'copied'; count: number }
  /** The other day has other events by now: it was copied already, or somebody has moved some. */
  | { outcome: 'changed' };

/**
 * Copies events onto another day, each at its hours, in its room and with its texts in every language. They are drafts: readers see
 * nothing, and nothing is taken until they are published.
 * @throws 403 where they may not
 */
export async function copyDay(
  site: Pick<SiteContext, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  { edition, from, to, ids, there }: Copying,
): Promise<DayCopied> {
  if (ids.length === 0) return { outcome: 'copied', count: 0 };
  const kind = kindOrRefuse('event');
  return inTransaction(site.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`copy to ${to}`}))`.execute(tx);
    if ((await countOn(tx, { edition, day: to })) !== there) return { outcome: 'changed' };
    const made: number[] = [];
    for (const thingId of ids) {
      const copy = await duplicateWithin(tx, site, staff, {
        kind,
        thingId,
        otherwise(shared) {
          const place = placeOf(shared);
          return place ? movedTo(shared, { ...place, day: to }) : shared;
        },
      });
      made.push(copy);
    }
    const noted = { before: { day: from, events: ids.length }, after: { day: to, events: made } };
    await noteAct(tx, { staff, act: 'programme.copy', about: `programme ${to}`, ...noted }, site.clock.now());
    return { outcome: 'copied', count: made.length };
  });
}
