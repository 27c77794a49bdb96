/** What an event has to itself while it lasts. */
export type Occupied = 'room' | 'speaker' | 'interpreter' | 'booth';

/** From when to when, in minutes since the midnight with which a venue's day begins: what goes on into the night ends beyond the next one. */
export interface Span {
  from: number;
  to: number;
}

/** Where and when an event is, and whom and what it needs. */
export interface Place extends Span {
  /** YYYY-MM-DD, at the venue. */
  day: string;
  /** Key of its room. */
  room: string;
  /** Keys of speakers, interpreters and booths. */
  bookings: readonly string[];
}

/** An event with its place. */
export interface Placed extends Place {
  /** Of the thing in the console. */
  id: number;
}

/** What can be taken: rooms that take one event at a time, and who and what is booked. */
export interface Resources {
  rooms: readonly { key: string; name: string; several: boolean }[];
  /** `room`: the one in which a booth stays. */
  bookables: readonly { key: string; sort: Exclude<Occupied, 'room'>; name: string; room: string | null }[];
}

/** Something that two events would have at once. */
export interface Collision<Event> {
  with: Event;
  what: Occupied;
  /** What it is called. */
  name: string;
}

/** What an event would have at the same time as others. @param others the event itself, too, may be among them */
export function collisionsOf<Event extends Placed>(
  event: Placed,
  others: readonly Event[],
  resources: Resources,
): Collision<Event>[] {
  const own = moments(event);
  return others
    .filter((other) => other.id !== event.id && overlap(moments(other), own))
    .flatMap((other) => sharedBy(event, other, resources).map((shared) => ({ with: other, ...shared })));
}

/** The span of a place in minutes of all days: what goes on after midnight meets the events of the next one. */
function moments({ day, from, to }: Place): Span {
  const midnight = Date.parse(day) / 60_000;
  return { from: midnight + from, to: midnight + to };
}

/** Whether two spans have a moment in common; one may begin as the other ends. */
function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether each booth that stays in a room is booked by an event in that room alone. */
export function hasItsBooths(
  { room, bookings }: Pick<Place, 'room' | 'bookings'>,
  { bookables }: Pick<Resources, 'bookables'>,
): boolean {
  return bookables.every(({ key, room: own }) => own === null || own === room || !bookings.includes(key));
}

function sharedBy(
  one: Place,
  other: Place,
  { rooms, bookables }: Resources,
): Pick<Collision<never>, 'what' | 'name'>[] {
  const room = one.room === other.room ? rooms.find(({ key, several }) => key === one.room && !several) : undefined;
  const booked = bookables.filter(({ key }) => one.bookings.includes(key) && other.bookings.includes(key));
  return [
    ...(room ? [{ what: 'room' as const, name: room.name }] : []),
    ...booked.map(({ sort, name }) => ({ what: sort, name })),
  ];
}

/** Rows of the grid are so many minutes. */
export const slot = 15;
const minutesOfDay = 24 * 60;
const slotsOfDay = minutesOfDay / slot;

/** The rows that a span covers: the first, and the one behind the last. */
export function slotsOf({ from, to }: Span): Span {
  return { from: Math.floor(from / slot), to: Math.min(Math.ceil(to / slot), slotsOfDay) };
}

/** Events of one room that touch the same rows: they stand in one cell. */
export interface Block<Event> extends Span {
  events: Event[];
}

/** The blocks of a room, in the order of their beginning, in rows. @param events of one room and day */
export function blocksOf<Event extends Span>(events: readonly Event[]): Block<Event>[] {
  const blocks: Block<Event>[] = [];
  for (const event of events.toSorted((one, other) => one.from - other.from)) {
    const { from, to } = slotsOf(event);
    const last = blocks.at(-1);
    if (last && from < last.to) {
      last.events.push(event);
      last.to = Math.max(last.to, to);
    } else blocks.push({ from, to, events: [event] });
  }
  return blocks;
}

const workingDay = { from: 8 * 60, to: 20 * 60 };

/** The rows of a day: its working hours, and what lies beyond them as far as events do; whole hours. */
export function rowsOfDay(events: readonly Span[]): Span {
  const from = Math.min(workingDay.from, ...events.map((event) => event.from));
  const to = Math.max(workingDay.to, ...events.map((event) => event.to));
  const hour = 60 / slot;
  return { from: Math.floor(from / 60) * hour, to: Math.min(Math.ceil(to / 60) * hour, slotsOfDay) };
}

/**
 * The rows that the grid of a day shows: those of the day from an hour before its first event on, so that it opens where something is.
 * What is to begin earlier is given its time in its form.
 */
export function rowsShown(events: readonly Span[]): Span {
  const { from, to } = rowsOfDay(events);
  const first = Math.min(...events.map((event) => event.from));
  const hour = 60 / slot;
  return { from: Number.isFinite(first) ? Math.max(from, (Math.floor(first / 60) - 1) * hour) : from, to };
}

/** The same event further on: by rows in time, by rooms to the side. It stays within the rows and rooms there are. */
export function stepped<Event extends Placed>(
  event: Event,
  { rows, rooms }: { rows: Span; rooms: readonly { key: string }[] },
  { down = 0, right = 0 }: { down?: number; right?: number },
): Event {
  const length = event.to - event.from;
  const [first, end] = [rows.from * slot, rows.to * slot];
  // Of what goes on after midnight as much stays on the day as is on it.
  const last = Math.max(first, end - (Math.min(event.to, end) - event.from));
  const from = Math.min(last, Math.max(first, event.from + down * slot));
  const at = rooms.findIndex(({ key }) => key === event.room) + right;
  const room = rooms[Math.min(rooms.length - 1, Math.max(0, at))]?.key ?? event.room;
  return { ...event, from, to: from + length, room };
}

/** Places that are free for an event, also for whom and what it needs: the next one later and earlier in this room, and other rooms. */
export function freePlaces(event: Placed, others: readonly Placed[], resources: Resources, rows: Span): Placed[] {
  const isFree = (place: Placed) =>
    hasItsBooths(place, resources) && collisionsOf(place, others, resources).length === 0;
  const elsewhere = resources.rooms
    .filter(({ key }) => key !== event.room)
    .map(({ key }) => ({ ...event, room: key }))
    .filter(isFree);
  const later = (step: number) => ({ ...event, from: event.from + step * slot, to: event.to + step * slot });
  const isWithin = ({ from, to }: Span) => from >= rows.from * slot && to <= rows.to * slot;
  const steps = Array.from({ length: rows.to - rows.from }, (_, i) => i + 1);
  const nearest = [1, -1].flatMap((way) => {
    const free = steps.map((step) => later(way * step)).find((place) => isWithin(place) && isFree(place));
    return free ? [free] : [];
  });
  return [...nearest, ...elsewhere.slice(0, 2)];
}

/** Minutes of a day as a field has them: `09:30`. */
export function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** What a field for a time of day says, in minutes; undefined where it is none. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** So long an evening may go on: minutes. */
const longestNight = 8 * 60;

/**
 * When something ends that a field says ends at a time of day: also at midnight, or in the night after.
 * @returns undefined where that is no later than its beginning
 */
export function endAfter(from: number, to: number): number | undefined {
  if (to > from) return to;
  const next = to + minutesOfDay;
  return (to === 0 && from > 0) || next - from <= longestNight ? next : undefined;
}
