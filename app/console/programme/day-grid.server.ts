import type { Locale } from '#platform/i18n/locale.ts';
import { type Collision, collisionsOf, type Occupied, type Placed, rowsShown, type Span } from './placing.ts';
import type { GridEvent, Programme } from './read-grid.server.ts';

/** Something that is wanted, and who has it at that time. */
export interface ShownCollision {
  what: Occupied;
  /** What is wanted. */
  name: string;
  id: number;
  title: string;
  lang: Locale;
  from: number;
  to: number;
  /** Readers do not see it: it only would have it. */
  isDraft: boolean;
}

/** An event with what it has at the same time as others. */
export interface ShownEvent extends GridEvent {
  collisions: ShownCollision[];
}

/** A day of the programme as the grid shows it. */
export interface DayGrid extends Pick<Programme, 'edition' | 'editions' | 'rooms' | 'bookables' | 'unplaced'> {
  day: string;
  days: { day: string; count: number }[];
  events: ShownEvent[];
  rows: Span;
}

/** A day of a programme. @param asked which one; left out, the first that has events */
export function dayGrid(programme: Programme, asked: string | undefined): DayGrid {
  const { edition, editions, days, rooms, bookables, events, unplaced } = programme;
  const day = asked ?? days.find((each) => events.some((event) => event.day === each)) ?? days[0] ?? '';
  const own = events.filter((event) => event.day === day);
  return {
    ...{ edition, editions, rooms, bookables, unplaced, day },
    days: days.map((each) => ({ day: each, count: events.filter((event) => event.day === each).length })),
    events: own.map((event) => ({ ...event, collisions: collidingWith(event, programme) })),
    rows: rowsShown(own),
  };
}

/** What an event has, or would have, at the same time as others. */
export function collidingWith(event: Placed, { events, rooms, bookables }: Programme): ShownCollision[] {
  return collisionsOf(event, events, { rooms, bookables }).map(shownCollision);
}

/** The same as pages show it. */
export function shownCollision({ with: other, what, name }: Collision<GridEvent>): ShownCollision {
  const { id, title, lang, from, to, isOut } = other;
  return { what, name, id, title, lang, from, to, isDraft: !isOut };
}
