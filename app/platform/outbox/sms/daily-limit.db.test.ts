import { beforeEach, expect, test } from 'vitest';
import { venueDay } from '#platform/clock/clock.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { countText, DailyLimitReached, secondsToNextDay, textsAreSpent } from './daily-limit.ts';

const platform = emptyPlatform();
const now = new Date('2026-03-01T10:00:00Z');
const limited = { SMS_DAILY_LIMIT: { most: 30, byPrefix: [{ prefix: '33', most: 10 }] } };
const counts = () =>
  platform().db.selectFrom('text_day').select(['prefix', 'sent']).orderBy('prefix').orderBy('day').execute();

beforeEach(async () => {
  await platform().db.deleteFrom('text_day').execute();
});

/** Sends to so many numbers at once. @returns how many may leave */
async function atOnce(numbers: string[]): Promise<number> {
  const sendings = numbers.map((to) =>
    inTransaction(platform().db, (tx) => countText(tx, limited, now, to)).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof DailyLimitReached) return 0;
        throw error;
      },
    ),
  );
  const left: number[] = await Promise.all(sendings);
  return left.reduce((sum, one) => sum + one);
}

const numbers = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `+${prefix}61234${5000 + i}`);

test('of fifty at once no more leave than the day allows', async () => {
  expect(await atOnce(numbers('86', 50))).toBe(30);
  expect(await counts()).toEqual([{ prefix: '', sent: 30 }]);
});

test('control: to look first and to count then lets more leave than the day allows', async () => {
  const { db } = platform();
  const day = venueDay(now);
  const lookFirst = async () => {
    const row = await db.selectFrom('text_day').select('sent').where('day', '=', day).executeTakeFirst();
    const sent = row?.sent ?? 0;
    if (sent >= 30) return 0;
    await db
      .insertInto('text_day')
      .values({ day, prefix: '', sent: sent + 1, most: 30 })
      .onConflict((conflict) => conflict.columns(['day', 'prefix']).doUpdateSet({ sent: sent + 1 }))
      .execute();
    return 1;
  };
  const left: number[] = await Promise.all(Array.from({ length: 50 }, lookFirst));
  expect(left.reduce((sum, one) => sum + one)).toBeGreaterThan(30);
});

test('a country with a limit of its own stops at that, and leaves the rest of the day to others', async () => {
  expect(await atOnce([...numbers('33', 25), ...numbers('86', 25)])).toBe(30);
  const [all, france] = await counts();
  expect(all).toEqual({ prefix: '', sent: 30 });
  // What was refused because the day was over does not count for its country.
  expect(france?.sent).toBeLessThanOrEqual(10);
  expect(await textsAreSpent(platform().db, limited, now, '+8613800138000')).toBe(true);
});

test('a country’s last message is said, and its next one refused without counting for the day', async () => {
  const { db } = platform();
  const one = (to: string) => db.transaction().execute((tx) => countText(tx, limited, now, to));
  for (let n = 0; n < 9; n += 1) expect(await one('+33612345678')).toEqual([]);
  expect(await textsAreSpent(db, limited, now, '+33612345678')).toBe(false);
  expect(await one('+33612345678')).toEqual(['33']);
  await expect(one('+33612345678')).rejects.toThrow(DailyLimitReached);
  expect(await textsAreSpent(db, limited, now, '+33612345678')).toBe(true);
  expect(await textsAreSpent(db, limited, now, '+8613800138000')).toBe(false);
  expect(await counts()).toEqual([
    { prefix: '', sent: 10 },
    { prefix: '33', sent: 10 },
  ]);
});

test('a limit of nothing lets nothing leave, and no limit counts nothing', async () => {
  const { db } = platform();
  const none = { SMS_DAILY_LIMIT: { most: 0, byPrefix: [] } };
  expect(await textsAreSpent(db, none, now, '+33612345678')).toBe(true);
  await expect(db.transaction().execute((tx) => countText(tx, none, now, '+33612345678'))).rejects.toThrow(
    DailyLimitReached,
  );
  const without = { SMS_DAILY_LIMIT: undefined };
  await db.transaction().execute((tx) => countText(tx, without, now, '+33612345678'));
  expect(await textsAreSpent(db, without, now, '+33612345678')).toBe(false);
  expect(await counts()).toEqual([]);
});

test('the day is the venue’s, and ends at its midnight', async () => {
  expect(secondsToNextDay(new Date('2026-03-01T15:59:59Z'))).toBe(1);
  expect(secondsToNextDay(new Date('2026-03-01T16:00:00Z'))).toBe(24 * 3600);
});
