import fc from 'fast-check';
import { expect, test } from 'vitest';
import { participants } from '#features/editions/index.server.ts';
import { momentOf, wallTime } from './local-time.ts';
import { readMeeting } from './meeting-time.ts';
import { timeZones, zoneOfCountry } from './time-zones.ts';

const minute = 60_000;
const moments = fc
  .integer({ min: Date.UTC(2024, 0) / minute, max: Date.UTC(2032, 0) / minute })
  .map((minutes) => new Date(minutes * minute));
const zones = fc.constantFrom(...timeZones);

test('whatever clocks show, in any zone and season, is a moment at which they show it', () => {
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const wall = wallTime(moment, zone);
      const found = momentOf(wall, zone);
      expect(found && wallTime(found, zone)).toBe(wall);
      // Shown twice as summer time ends: then it is the first.
      expect(moment.getTime() - (found?.getTime() ?? 0)).toBeOneOf([0, 60 * minute]);
    }),
    { numRuns: 2000 },
  );
});

test.for([
  ['2026-04-24T00:30', 'Africa/Cairo'],
  ['2026-02-31T09:00', 'Africa/Nairobi'],
  ['2026-13-01T09:00', 'Africa/Nairobi'],
  ['2026-02-10T24:30', 'Africa/Nairobi'],
])('%s in %s is shown by no clock', ([wall = '', zone = '']) => {
  expect(momentOf(wall, zone)).toBeUndefined();
});

test.for([
  ['2026-04-24T01:30', 'Africa/Cairo', '2026-04-23T22:30:00.000Z'],
  ['2026-10-29T23:30', 'Africa/Cairo', '2026-10-29T20:30:00.000Z'],
  ['2026-07-01T09:00', 'Africa/Casablanca', '2026-07-01T08:00:00.000Z'],
  ['2026-03-01T09:00', 'Africa/Casablanca', '2026-03-01T09:00:00.000Z'],
  ['2026-12-01T09:30', 'Africa/Lusaka', '2026-12-01T07:30:00.000Z'],
  ['2026-12-01T09:30', 'Asia/Shanghai', '2026-12-01T01:30:00.000Z'],
  ['2026-12-01T09:30', 'Atlantic/Cape_Verde', '2026-12-01T10:30:00.000Z'],
])('%s in %s is %s', ([wall = '', zone = '', moment]) => {
  expect(momentOf(wall, zone)?.toISOString()).toBe(moment);
});

test('every zone is known to this machine, and every country that takes part has one', () => {
  for (const zone of timeZones) expect(() => wallTime(new Date(), zone)).not.toThrow();
  expect(participants('en-US').filter(({ code }) => zoneOfCountry(code) === undefined)).toEqual([]);
  expect([zoneOfCountry('CD'), zoneOfCountry('XX'), zoneOfCountry(null)]).toEqual([
    'Africa/Kinshasa',
    undefined,
    undefined,
  ]);
});

const now = new Date('2026-11-22T08:00:00Z');
const typed = { date: '2026-11-22', time: '11:30', timeZone: 'Africa/Nairobi', minutes: '60' };

test('a meeting is read in its own zone, and each wrong field is named', () => {
  expect(readMeeting(typed, now)).toEqual({
    meeting: { startsAt: new Date('2026-11-22T08:30:00Z'), timeZone: 'Africa/Nairobi', minutes: 60 },
  });
  expect(readMeeting({ date: 'soon', time: '9', timeZone: 'Mars/Base', minutes: '7' }, now)).toEqual({
    problems: [
      { field: 'date', problem: 'no-date' },
      { field: 'time', problem: 'no-time' },
      { field: 'timeZone', problem: 'no-zone' },
      { field: 'minutes', problem: 'no-length' },
    ],
  });
  const problem = (change: Partial<typeof typed>) => {
    const read = readMeeting({ ...typed, ...change }, now);
    return 'problems' in read ? read.problems : [];
  };
  // Half past ten in Nairobi is half an hour ago; in Changsha it is long past; in Praia it is still to come.
  expect(problem({ time: '10:30' })).toEqual([{ field: 'date', problem: 'past' }]);
  expect(problem({ time: '10:30', timeZone: 'Atlantic/Cape_Verde' })).toEqual([]);
  expect(problem({ date: '2028-01-01' })).toEqual([{ field: 'date', problem: 'too-far' }]);
  expect(problem({ date: '2027-04-30', time: '00:30', timeZone: 'Africa/Cairo' })).toEqual([
    { field: 'time', problem: 'skipped' },
  ]);
});
