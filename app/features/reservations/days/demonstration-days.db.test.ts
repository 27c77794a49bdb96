import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { listDays } from './days.server.ts';
import { keepDaysOpen } from './demonstration-days.server.ts';

const platform = emptyPlatform();

test.each(['10:00', '18:00'])(
  'whenever one looks, at %s too, days are open for three weeks: one of 100 places, one full, some nearly full',
  async (time) => {
    const { db } = platform();
    for (const start of ['2026-11-22', '2026-11-25', '2026-12-25', '2027-02-27', '2028-02-20']) {
      const now = new Date(`${start}T${time}:00+08:00`);
      await keepDaysOpen(db, now);
      await keepDaysOpen(db, now);
      const days = await listDays(db, now);
      expect(days).toHaveLength(time === '10:00' ? 21 : 20);
      const later = days.filter(({ date }) => date > start);
      expect(later).toHaveLength(20);
      expect(later.filter(({ capacity, remaining }) => capacity === 100 && remaining === 100)).toHaveLength(1);
      expect(later.filter(({ remaining }) => remaining === 0)).toHaveLength(1);
      expect(later.filter(({ remaining }) => remaining > 0 && remaining < 25)).toHaveLength(3);
      expect(later.filter(({ remaining }) => remaining > 500).length).toBeGreaterThan(12);
    }
  },
);

test('what is booked on a day stays when the days are looked after again', async () => {
  const { db } = platform();
  const now = new Date('2030-05-05T10:00:00+08:00');
  await keepDaysOpen(db, now);
  await db.updateTable('reservation_day').set({ capacity: 5000, gate: '2' }).where('date', '=', '2030-05-06').execute();
  await keepDaysOpen(db, new Date('2030-05-06T08:00:00+08:00'));
  const days = await listDays(db, new Date('2030-05-06T08:00:00+08:00'));
  expect(days).toHaveLength(21);
  expect(days[0]).toMatchObject({ date: '2030-05-06', capacity: 5000, gate: '2' });
});
