import { staffPage } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { mayPublish, mayWrite } from '../../policy/content-policy.server.ts';
import { collidingWith, dayGrid, type ShownCollision } from '../day-grid.server.ts';
import { clockOf, freePlaces, type Place, type Placed, rowsOfDay } from '../placing.ts';
import { editionOfEvent, type KnownEvent, type Programme, readProgramme } from '../read-grid.server.ts';
import { readPlace, type TypedPlace, typedIn } from './typed-place.server.ts';

/** An event whose place is open, in the programme of its edition. */
export interface OpenPlace {
  programme: Programme;
  event: KnownEvent;
  /** As it stands now, in fields: as far as it says where it is. */
  now: TypedPlace;
}

/** The event that an address names. @throws 404 where there is none, or it is withdrawn */
export async function openPlace(site: SiteContext, param: string | undefined): Promise<OpenPlace> {
  const id = param && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : undefined;
  const edition = id === undefined ? undefined : await editionOfEvent(site.db, id);
  const programme = edition === undefined ? undefined : await readProgramme(site, edition);
  if (!programme) throw new Refusal(404);
  const placed = programme.events.find((each) => each.id === id);
  if (placed) {
    const { day, from, to, room, bookings } = placed;
    const now = { day, from: clockOf(from), to: clockOf(to), room, bookings: [...bookings] };
    return { programme, event: placed, now };
  }
  const event = programme.unplaced.find((each) => each.id === id);
  if (!event) throw new Refusal(404);
  return { programme, event, now: { ...event.soFar, day: event.soFar.day || (programme.days[0] ?? '') } };
}

/** What the page shows beside what was typed. */
export async function showPlace(request: Request, site: SiteContext, param: string | undefined) {
  const { staff } = await staffPage(request, site, 'see');
  const open = await openPlace(site, param);
  const query = new URL(request.url).searchParams;
  const typed = typedIn(query, open.now);
  const asked = query.has('check') ? checkPlace(site, open, typed) : undefined;
  const kind = kindOrRefuse('event');
  const { programme, event } = open;
  const mayMove = mayWrite(staff, 'shared', kind) && (!event.isOut || mayPublish(staff, 'shared', kind));
  const grid = dayGrid(programme, isDay(typed.day) ? typed.day : open.now.day);
  return { grid, event, typed, asked, mayMove, mayWrite: may(staff, 'write') };
}

/** An event with the day on which it is, as its page has it. */
export type OpenedPlace = Pick<Awaited<ReturnType<typeof showPlace>>, 'grid' | 'event' | 'mayMove'>;

/** What is said of a place before it is taken. */
export interface Asked {
  errors: Record<string, string>;
  /** What it would have at the same time as others; undefined where it is no place. */
  collisions?: ShownCollision[];
  /** The nearest places that are free. */
  free: Placed[];
}

/** What a place would collide with; nothing is written. */
export function checkPlace({ locale }: SiteContext, { programme, event, now }: OpenPlace, typed: TypedPlace): Asked {
  const read = readPlace(i18nFor(locale), typed, programme, now);
  if (!read.place) return { errors: read.errors, free: [] };
  return { errors: {}, ...around(programme, { ...read.place, id: event.id }) };
}

function around(programme: Programme, place: Place & { id: number }) {
  const collisions = collidingWith(place, programme);
  const rows = rowsOfDay(programme.events.filter(({ day }) => day === place.day));
  return { collisions, free: collisions.length > 0 ? freePlaces(place, programme.events, programme, rows) : [] };
}
