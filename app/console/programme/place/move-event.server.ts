import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { momentOfVenue } from '#platform/clock/clock.ts';
import type { Values } from '#platform/content/content-kind.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { publishWithin } from '../../content/publishing/publish-thread.server.ts';
import { NotPublished, type Wrong } from '../../content/publishing/published.server.ts';
import { saveWithin } from '../../content/save-thread.server.ts';
import { holdThing, revisionValues } from '../../content/threads.server.ts';
import { clockOf, minutesOf, type Place } from '../placing.ts';
import { placeOf } from '../read-grid.server.ts';

/** Which event is to be where. */
export interface Moving {
  thingId: number;
  /** Number of the revision that whoever moves it has seen. */
  base: number;
  place: Place;
}

export type MovedEvent =
  /** `isOut`: readers see it there from now on. */
  | { outcome: 'moved'; isOut: boolean }
  | { outcome: 'unchanged' }
  /** Somebody has written it meanwhile. */
  | { outcome: 'newer' }
  /** It has changes that readers do not see yet; they would go out with it. */
  | { outcome: 'pending' }
  /** It is withdrawn: it is nowhere. */
  | { outcome: 'withdrawn' }
  /** What it needs is taken, or something of it is wrong: the database has refused it, and it stays where it was. */
  | { outcome: 'refused'; wrong: Wrong[] };

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/**
 * Has an event be elsewhere or at another time: a new revision of what its languages share, which goes out at once where readers see
 * the event. Its agenda goes along with its beginning. Whatever it needs must be free: the database decides.
 * @throws 403 where they may not, 404 where there is no such event
 */
export async function moveEvent(site: Needs, staff: Staff, moving: Moving): Promise<MovedEvent> {
  try {
    return await inTransaction(site.db, async (tx) => {
      const kind = kindOrRefuse('event');
      const { thingId, base, place } = moving;
      const row = (await holdThing(tx, kind, thingId)).threads.get('shared');
      if (!row || row.head !== base) return { outcome: 'newer' };
      if (row.state === 'withdrawn') return { outcome: 'withdrawn' };
      const isOut = row.published !== null;
      if (isOut && row.published !== row.head) return { outcome: 'pending' };
      const before = await revisionValues(tx, { thingId, thread: 'shared', number: base });
      const values = movedTo(before, place);
      const what = { kind, thingId, thread: 'shared' as const };
      const saved = await saveWithin(tx, site, staff, { ...what, base, values });
      if (saved.outcome === 'unchanged') return { outcome: 'unchanged' };
      if (saved.outcome !== 'saved') return { outcome: 'newer' };
      if (isOut) await publishWithin(tx, site, staff, what);
      const was = placeOf(before);
      const noted = { ...(was && { before: said(was) }), after: said(place) };
      await noteAct(tx, { staff, act: 'programme.move', about: `event ${thingId} shared`, ...noted }, site.clock.now());
      return { outcome: 'moved', isOut };
    });
  } catch (error) {
    if (error instanceof NotPublished && error.answer.outcome === 'invalid')
      return { outcome: 'refused', wrong: error.answer.wrong };
    throw error;
  }
}

/** What all languages of an event share, at another place. */
export function movedTo(values: Values, place: Place): Values {
  const { day, from, to, room, bookings } = place;
  const midnight = momentOfVenue(`${day}T00:00`)?.getTime();
  const moment = (minutes: number) =>
    midnight === undefined ? undefined : new Date(midnight + minutes * 60_000).toISOString();
  const was = placeOf(values);
  return {
    ...values,
    startsAt: moment(from),
    endsAt: moment(to),
    room,
    bookings: [...bookings].sort((one, other) => Number(one) - Number(other)),
    agenda: was ? laterBy(values.agenda, from - was.from) : values.agenda,
  };
}

/** The items of an agenda later by some minutes, each on the clock. */
function laterBy(agenda: unknown, minutes: number): unknown {
  if (!Array.isArray(agenda) || minutes === 0) return agenda;
  return agenda.map((item: Values) => {
    const at = typeof item.at === 'string' ? minutesOf(item.at) : undefined;
    return at === undefined ? item : { ...item, at: clockOf((at + minutes + 24 * 60) % (24 * 60)) };
  });
}

/** A place as the log says it. */
function said(place: Place): Record<string, unknown> {
  const { day, from, to, room, bookings } = place;
  return { day, from: clockOf(from), to: clockOf(to), room, bookings: [...bookings] };
}
