import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isDay } from '#platform/clock/clock.ts';
import { fieldMessage } from '#platform/http/field-messages.ts';
import { endAfter, hasItsBooths, minutesOf, type Place } from '../placing.ts';
import type { PlaceSoFar, Programme } from '../read-grid.server.ts';

/** A place as it was typed. */
export type TypedPlace = PlaceSoFar;

type Sent = FormData | URLSearchParams;

/**
 * What stands in the form of a place, or in an address that asks what would collide.
 * @param now where the event is: what is not sent stays (the grid itself sends day, times and room alone)
 */
export function typedIn(sent: Sent, now: TypedPlace): TypedPlace {
  const text = (name: 'day' | 'from' | 'to' | 'room') => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.slice(0, 40).trim() : now[name];
  };
  const bookings = sent.getAll('bookings').filter((value) => typeof value === 'string');
  return {
    ...{ day: text('day'), from: text('from'), to: text('to'), room: text('room') },
    bookings: sent.has('books') ? bookings.slice(0, 60) : now.bookings,
  };
}

/**
 * The same as a place, or what is wrong with it, by the names of fields.
 * @param now where the event is: who is booked for it may be withdrawn, and is offered to no other
 */
export function readPlace(
  i18n: I18n,
  typed: TypedPlace,
  { rooms, bookables }: Pick<Programme, 'rooms' | 'bookables'>,
  now: TypedPlace,
): { place: Place; errors?: undefined } | { place?: undefined; errors: Record<string, string> } {
  const { day, room, bookings } = typed;
  const [from, clock] = [minutesOf(typed.from), minutesOf(typed.to)];
  const to = from === undefined || clock === undefined ? undefined : endAfter(from, clock);
  const isOffered = (booked: string) =>
    bookables.some(({ key, isWithdrawn }) => key === booked && (!isWithdrawn || now.bookings.includes(booked)));
  const noTime = msg`Please enter a time, such as 09:30.`;
  const wrong = {
    day: isDay(day) ? undefined : fieldMessage('day'),
    from: from === undefined ? noTime : undefined,
    to:
      clock === undefined ? noTime : from === undefined || to ? undefined : msg`This must be later than the beginning.`,
    room: rooms.some(({ key }) => key === room) ? undefined : fieldMessage('unknown'),
    bookings: bookings.every(isOffered)
      ? hasItsBooths({ room, bookings }, { bookables })
        ? undefined
        : fieldMessage('elsewhere')
      : fieldMessage('unknown'),
  };
  const errors = Object.entries(wrong).flatMap(([name, words]) => (words ? [[name, i18n._(words)]] : []));
  if (from === undefined || to === undefined || errors.length > 0) return { errors: Object.fromEntries(errors) };
  return { place: { day, from, to, room, bookings } };
}
