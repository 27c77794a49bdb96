import { expect, test } from 'vitest';
import { clockWithOffset, venueDay, venueIso, venueTimestamp } from './clock.ts';

test('a moment is told in venue time, whatever the machine thinks', () => {
  const moment = new Date('2025-06-12T23:30:05Z');
  expect(venueTimestamp(moment)).toBe('2025-06-13 07:30:05');
  expect(venueDay(moment)).toBe('2025-06-13');
  expect(venueIso(moment)).toBe('2025-06-13T07:30:05+08:00');
  expect(new Date(venueIso(moment))).toEqual(moment);
});

test('midnight at the venue is hour 00', () => {
  expect(venueTimestamp(new Date('2025-06-12T16:00:00Z'))).toBe('2025-06-13 00:00:00');
});

test('a demonstration can move its clock', () => {
  const day = 86_400_000;
  const ahead = clockWithOffset(day).now().getTime() - Date.now();
  expect(Math.abs(ahead - day)).toBeLessThan(1000);
});
