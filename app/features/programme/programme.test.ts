import { expect, test } from 'vitest';
import { isDay } from '#platform/clock/clock.ts';
import {
  calendarHref,
  clashes,
  daysOf,
  openingDay,
  programmeHref,
  readChoice,
  readEventId,
  readIds,
  runsAt,
  slotsOf,
} from './programme.ts';

const event = (id: number, start: string, end: string) => ({
  id,
  start: `2025-06-${start}:00+08:00`,
  end: `2025-06-${end}:00+08:00`,
});

test.each([
  ['', { mine: false, page: 1 }],
  [
    'day=2025-06-13&kind=forum&topic=health',
    { day: '2025-06-13', kind: 'forum', topic: 'health', mine: false, page: 1 },
  ],
  ['day=all&page=2', { day: 'all', mine: false, page: 2 }],
  ['day=&kind=&topic=&cursor=', { mine: false, page: 1 }],
  ['cursor=mine', { mine: true, page: 1 }],
])('?%s is a choice', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

test.each(['day=13', 'day=2025-02-30', 'kind=party', 'topic=toString', 'cursor=yours', 'page=0', 'page=x'])(
  '?%s is none',
  (query) => {
    expect(readChoice(new URLSearchParams(query))).toBeUndefined();
  },
);

test('addresses name what is chosen and nothing else', () => {
  expect(programmeHref({})).toBe('/forum/');
  expect(programmeHref({ day: '2025-06-13', topic: 'health', page: 1 })).toBe('/forum/?day=2025-06-13&topic=health');
  expect(programmeHref({ page: 2 })).toBe('/forum/?page=2');
  expect(calendarHref()).toBe('/forum/events.ics');
  expect(calendarHref({ day: '2025-06-13' })).toBe('/forum/events.ics?day=2025-06-13');
  expect(calendarHref({ ids: [3, 1] })).toBe('/forum/events.ics?ids=3,1');
});

test('ids are whole numbers, a hundred at most', () => {
  expect(readIds('3,1,3')).toEqual([3, 1]);
  expect(readIds(Array.from({ length: 100 }, (_, i) => i + 1).join())).toHaveLength(100);
  const wrong = ['', ',', '1,', 'a', '1.5', '-1', '1 2', Array.from({ length: 101 }, (_, i) => i + 1).join()];
  expect(wrong.map(readIds)).toEqual(wrong.map(() => undefined));
  expect(['1', '0', '01', 'x', undefined].map(readEventId)).toEqual([1, undefined, undefined, undefined, undefined]);
});

test('a day is one of the calendar', () => {
  expect(['2025-06-13', '2024-02-29', '2025-02-29', '2025-6-1', '2025-13-01', 'today'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the programme opens with today while it has events, else with the first day of the edition', () => {
  const days = ['2025-06-11', '2025-06-12', '2025-06-13'].map((day) => ({ day, events: 1 }));
  const first = '2025-06-12';
  expect(openingDay(days, { today: '2025-06-13', first })).toBe('2025-06-13');
  expect(openingDay(days, { today: '2025-06-11', first })).toBe('2025-06-11');
  expect(openingDay(days, { today: '2026-01-01', first })).toBe(first);
  expect(openingDay(days, { today: '2026-01-01', first: '2025-06-20' })).toBe('2025-06-11');
  expect(openingDay([], { today: '2025-06-13', first })).toBeUndefined();
});

test('events by day and by when they begin', () => {
  const events = [event(1, '12T09:30', '12T10:00'), event(2, '12T09:30', '12T11:00'), event(3, '13T09:30', '13T10:00')];
  expect(daysOf(events).map(({ day, events }) => [day, events.length])).toEqual([
    ['2025-06-12', 2],
    ['2025-06-13', 1],
  ]);
  expect(slotsOf(events).map(({ start, events }) => [start.slice(8, 16), events.length])).toEqual([
    ['12T09:30', 2],
    ['13T09:30', 1],
  ]);
});

test('an event runs from its beginning until before its end', () => {
  const one = event(1, '12T09:30', '12T10:00');
  const at = (time: string) => runsAt(one, Date.parse(`2025-06-12T${time}Z`));
  expect(['01:29:59', '01:30:00', '01:59:59', '02:00:00'].map(at)).toEqual([false, true, true, false]);
});

test('events clash where they overlap; one after the other is no clash', () => {
  const events = [event(1, '12T09:00', '12T10:00'), event(2, '12T09:30', '12T11:00'), event(3, '12T10:00', '12T10:30')];
  const found = [...clashes(events)].map(([id, others]) => [id, others.map((other) => other.id)]);
  expect(found).toEqual([
    [1, [2]],
    [2, [1, 3]],
    [3, [2]],
  ]);
});
