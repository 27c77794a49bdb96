import { expect, test } from 'vitest';
import {
  blocksOf,
  clockOf,
  collisionsOf,
  endAfter,
  freePlaces,
  minutesOf,
  type Placed,
  rowsOfDay,
  rowsShown,
  slotsOf,
  stepped,
} from './placing.ts';

const resources = {
  rooms: [
    { key: '1', name: 'Hall A', several: false },
    { key: '2', name: 'Hall B', several: false },
    { key: '3', name: 'Talks area', several: true },
  ],
  bookables: [
    { key: '7', sort: 'speaker' as const, name: 'A minister', room: null },
    { key: '8', sort: 'booth' as const, name: 'Booth 1', room: null },
  ],
};

const at = (id: number, from: string, to: string, other: Partial<Placed> = {}): Placed => ({
  ...{ id, day: '2025-06-12', room: '1', bookings: [] },
  ...{ from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 },
  ...other,
});

test.each<[string, Placed, string[]]>([
  ['the same room at the same time', at(2, '10:00', '11:00'), ['room Hall A']],
  ['one that begins as the other ends', at(2, '10:30', '11:30'), []],
  ['another room', at(2, '10:00', '11:00', { room: '2' }), []],
  ['another day', at(2, '10:00', '11:00', { day: '2025-06-13' }), []],
  ['a speaker in another room', at(2, '10:00', '11:00', { room: '2', bookings: ['7'] }), ['speaker A minister']],
  [
    'all at once',
    at(2, '10:00', '11:00', { bookings: ['7', '8'] }),
    ['room Hall A', 'speaker A minister', 'booth Booth 1'],
  ],
  ['the event itself', at(1, '10:00', '11:00'), []],
])('%s', (_, event, expected) => {
  const others = [at(1, '09:30', '10:30', { bookings: ['7', '8'] })];
  expect(collisionsOf(event, others, resources).map(({ what, name }) => `${what} ${name}`)).toEqual(expected);
});

test('a room for several has several events', () => {
  const others = [at(1, '09:30', '10:30', { room: '3' })];
  expect(collisionsOf(at(2, '10:00', '11:00', { room: '3' }), others, resources)).toEqual([]);
});

test('events that touch the same rows stand in one cell, and others in cells of their own', () => {
  const events = [at(3, '12:00', '13:00'), at(1, '09:00', '10:10'), at(2, '10:10', '11:00')];
  expect(blocksOf(events).map(({ from, to, events: own }) => [from, to, own.map(({ id }) => id)])).toEqual([
    [36, 44, [1, 2]],
    [48, 52, [3]],
  ]);
});

test('a day has its working hours, and whole hours as far as events go', () => {
  expect(rowsOfDay([])).toEqual({ from: 32, to: 80 });
  expect(rowsOfDay([at(1, '07:45', '21:10')])).toEqual({ from: 28, to: 88 });
});

test('a grid begins an hour before its first event, and no earlier than the day', () => {
  expect(rowsShown([])).toEqual({ from: 32, to: 80 });
  expect(rowsShown([at(1, '15:30', '16:00'), at(2, '17:00', '18:00')])).toEqual({ from: 56, to: 80 });
  expect(rowsShown([at(1, '08:30', '09:00')])).toEqual({ from: 32, to: 80 });
  expect(rowsShown([at(1, '06:45', '09:00')])).toEqual({ from: 24, to: 80 });
});

test('an event steps by rows and rooms, and no further than there are any', () => {
  const grid = { rows: { from: 32, to: 80 }, rooms: resources.rooms };
  const event = at(1, '08:15', '09:00');
  expect(stepped(event, grid, { down: -1 })).toMatchObject({ from: 480, to: 525 });
  expect(stepped(event, grid, { down: -9 })).toMatchObject({ from: 480, to: 525 });
  expect(stepped(event, grid, { down: 99 })).toMatchObject({ from: 1155, to: 1200 });
  expect(stepped(event, grid, { right: 1 }).room).toBe('2');
  expect(stepped(event, grid, { right: 9 }).room).toBe('3');
  expect(stepped(event, grid, { right: -1 }).room).toBe('1');
});

test('the nearest free places are free for whoever is booked, too', () => {
  const others = [at(2, '10:00', '11:00', { bookings: ['7'] }), at(3, '11:00', '12:00', { room: '2' })];
  const event = at(1, '10:30', '11:30', { bookings: ['7'] });
  const free = freePlaces(event, others, resources, { from: 32, to: 80 });
  expect(free.map(({ room, from }) => `${room} ${clockOf(from)}`)).toEqual(['1 11:00', '1 09:00']);
  const alone = freePlaces({ ...event, bookings: [] }, others, resources, { from: 32, to: 80 });
  expect(alone.map(({ room, from }) => `${room} ${clockOf(from)}`)).toEqual(['1 11:00', '1 09:00', '3 10:30']);
});

test('times are read and written as fields have them', () => {
  expect([minutesOf('09:30'), minutesOf('23:59'), minutesOf('24:00'), minutesOf('9:30'), minutesOf('')]).toEqual([
    570,
    1439,
    undefined,
    undefined,
    undefined,
  ]);
  expect([clockOf(570), clockOf(0), clockOf(1439)]).toEqual(['09:30', '00:00', '23:59']);
});

test('an evening ends at midnight or in the night after it; what ends before it begins is no evening', () => {
  const end = (from: string, to: string) => endAfter(minutesOf(from) ?? 0, minutesOf(to) ?? 0);
  expect([end('09:00', '11:00'), end('19:00', '00:00'), end('22:00', '01:30')]).toEqual([660, 1440, 1530]);
  expect([end('14:00', '13:00'), end('09:00', '09:00'), end('00:00', '00:00')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what goes on after midnight has its rows until then, steps as others do, and meets the events of the next day', () => {
  const night = at(1, '22:00', '22:00', { to: 25 * 60 });
  expect(slotsOf(night)).toEqual({ from: 88, to: 96 });
  const grid = { rows: rowsOfDay([night]), rooms: resources.rooms };
  expect(grid.rows).toEqual({ from: 32, to: 96 });
  expect(stepped(night, grid, { right: 1 })).toMatchObject({ from: 1320, to: 1500, room: '2' });
  expect(stepped(night, grid, { down: -1 })).toMatchObject({ from: 1305, to: 1485 });
  const early = at(2, '00:30', '02:00', { day: '2025-06-13' });
  expect(collisionsOf(early, [night], resources)).toMatchObject([{ with: { id: 1 }, what: 'room' }]);
  expect(collisionsOf({ ...early, from: 60 }, [night], resources)).toEqual([]);
});

test('where a booth stays in one room, no other room is free for an event that has it', () => {
  const fixed = {
    ...resources,
    bookables: [{ key: '9', sort: 'booth' as const, name: 'Booth of hall A', room: '1' }],
  };
  const others = [at(2, '10:00', '11:00')];
  const free = freePlaces(at(1, '10:00', '11:00', { bookings: ['9'] }), others, fixed, { from: 32, to: 80 });
  expect(free.map(({ room, from }) => `${room} ${clockOf(from)}`)).toEqual(['1 11:00', '1 09:00']);
});
