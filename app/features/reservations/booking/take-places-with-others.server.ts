import type { Settings } from '#platform/config/settings.ts';
import { isDatabaseAway } from '#platform/db/away.ts';
import { Gathered } from '#platform/gathered.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { inTurn } from '../in-transaction.server.ts';
import { type Booking, takePlaces } from './take-places.server.ts';

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock'>;

interface Wish {
  site: Needs;
  booking: Booking;
}

/** Parties of one statement. The day is held while they are written: others of the day wait for so many at the most. */
const most = 16;

/** Who wishes for a day while a statement of that day is under way, by what their rows are sealed and hashed with. */
const gatherings = new WeakMap<Settings, Gathered<Wish, 'reserved' | 'no-places' | 'not-together'>>();

/**
 * Takes a party's places by one statement together with others of its day that wait in this process. Where that one is
 * not taken, for whichever of them, nothing of it was written, and each is tried by itself: what comes of it is its own.
 * @throws what `failureOf` tells of this party, and nothing was written then; what a database throws that is away
 */
export async function takePlacesWithOthers(site: Needs, booking: Booking): Promise<'reserved' | 'no-places'> {
  const answer = await gatheringOf(site).ask(booking.party.date, { site, booking });
  return answer === 'not-together' ? inTurn(() => takeAlone({ site, booking })) : answer;
}

function gatheringOf({ settings }: Needs) {
  const known = gatherings.get(settings);
  if (known) return known;
  const gathering = new Gathered(most, ([first, ...others]: readonly [Wish, ...Wish[]]) =>
    inTurn(() => (others.length === 0 ? takeAlone(first) : takeTogether(first, others))),
  );
  gatherings.set(settings, gathering);
  return gathering;
}

async function takeAlone({ site, booking }: Wish): Promise<'reserved' | 'no-places'> {
  return (await takePlaces(site, [booking])) ? 'reserved' : 'no-places';
}

async function takeTogether({ site, booking }: Wish, others: Wish[]): Promise<'reserved' | 'not-together'> {
  const taken = takePlaces(site, [booking, ...others.map((each) => each.booking)]);
  return (await taken.catch(refusedTogether)) ? 'reserved' : 'not-together';
}

/** Whatever the database does not take, for one of them or between two: each tries for itself, and is told what is its own. */
function refusedTogether(error: unknown): false {
  // It may have been written, so nobody tries a second time.
  if (isDatabaseAway(error)) throw error;
  return false;
}
