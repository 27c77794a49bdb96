import { describe, expect, test } from 'vitest';
import { editionsIn } from '#features/editions/bundle.server.ts';
import { hallsIn } from '#features/halls/bundle.server.ts';
import { eventsIn, venuesIn } from '#features/programme/bundle.server.ts';
import { shuttleLinesIn } from '#features/services/bundle.server.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';

const events = await eventsIn(demonstration);
const venues = await venuesIn(demonstration);
const edition = (await editionsIn(demonstration)).find(({ current }) => current);
const halls = (await hallsIn(demonstration)).map(({ code, openAir }) => ({ room: code.toLowerCase(), openAir }));

const roomsInHalls = halls.filter(({ openAir }) => !openAir).map(({ room }) => room);
/** Of the conference centre and the exhibition centre, which the buses serve. */
const roomsAtBuses = venues.filter(({ id }) => id <= 2).flatMap(({ rooms }) => rooms.map(({ key }) => key));

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}

describe('the events of the programme', () => {
  test('are in rooms that exist, each in a room of its own', () => {
    const rooms = venues.flatMap(({ rooms }) => rooms.map(({ key }) => key));
    expect(events.filter(({ room }) => !rooms.includes(room)).map(({ key }) => key)).toEqual([]);
    const clashes = events.flatMap((one, i) =>
      events
        .slice(i + 1)
        .filter(({ day, room }) => day === one.day && room === one.room)
        .filter(({ start, end }) => start < one.end && one.start < end)
        .map(({ key }) => `${one.key} / ${key}`),
    );
    expect(clashes).toEqual([]);
  });

  test('have their agenda between their beginning and their end', () => {
    const wrong = events.filter(({ start, end, agenda = [] }) =>
      [start, ...agenda.map(({ at }) => at)].some((time) => time < start || time >= end),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('are in the halls while the halls are open', () => {
    const [opens, closes] = edition?.texts['en-US']?.openingHours?.match(/\d\d:\d\d/g) ?? [];
    expect([opens, closes]).toEqual(['09:00', '17:00']);
    const wrong = events.filter(
      ({ room, start, end }) => roomsInHalls.includes(room) && (start < (opens ?? '') || end > (closes ?? '')),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('end a quarter of an hour before the last bus of every line', async () => {
    const lines = await shuttleLinesIn(demonstration);
    const last = Math.min(...lines.map(({ toTown }) => minutes(toTown.at(-1) ?? '')));
    const late = events.filter(({ room, end }) => roomsAtBuses.includes(room) && minutes(end) > last - 15);
    expect(late.map(({ key }) => key)).toEqual([]);
  });

  test('number as many forums, matchmaking events and seminars as the edition says', () => {
    const counted = events.filter(({ kind }) => ['forum', 'matchmaking', 'seminar'].includes(kind));
    expect(String(counted.length)).toBe(edition?.figures.find(({ key }) => key === 'events')?.value);
  });
});
