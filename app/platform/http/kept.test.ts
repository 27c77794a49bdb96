import { expect, test } from 'vitest';
import { DatabaseAway } from '../db/away.ts';
import { Kept } from './kept.ts';

function counter(): () => Promise<number> {
  let made = 0;
  return async () => {
    made += 1;
    return made;
  };
}

test('a value is made once, also for calls that come meanwhile', async () => {
  const kept = new Kept();
  const make = counter();
  const values = await Promise.all([1, 2, 3].map(() => kept.get('shell', ['about'], make)));
  expect([...values, await kept.get('shell', ['about'], make)]).toEqual([1, 1, 1, 1]);
});

test('emptying one of its tags makes it anew, other tags do not', async () => {
  const kept = new Kept();
  const make = counter();
  await kept.get('shell', ['about', 'editions'], make);
  kept.empty(['news']);
  expect(await kept.get('shell', ['about', 'editions'], make)).toBe(1);
  kept.empty(['editions']);
  expect(await kept.get('shell', ['about', 'editions'], make)).toBe(2);
  kept.emptyAll();
  expect(await kept.get('shell', ['about', 'editions'], make)).toBe(3);
});

test('what has come to its end is made anew, and stands in while the database is away', async () => {
  const kept = new Kept();
  const [news, other] = [counter(), counter()];
  await kept.get('newest', ['news'], news);
  await kept.get('shell', ['about'], other);
  kept.renew(['news']);
  const away = () => Promise.reject(new DatabaseAway(new Error('refused')));
  expect(await kept.get<number>('newest', ['news'], away)).toBe(1);
  expect(await kept.get('newest', ['news'], news)).toBe(2);
  expect(await kept.get('shell', ['about'], other)).toBe(1);
});

test('what was being made while its tag was emptied is not kept', async () => {
  const kept = new Kept();
  const begun = Promise.withResolvers<string>();
  const old = kept.get('shell', ['about'], () => begun.promise);
  kept.empty(['about']);
  begun.resolve('old');
  expect(await old).toBe('old');
  expect(await kept.get('shell', ['about'], async () => 'new')).toBe('new');
});

test('a failure is told and not kept', async () => {
  const kept = new Kept();
  const fail = async () => {
    throw new Error('database gone');
  };
  await expect(kept.get('shell', [], fail)).rejects.toThrow('database gone');
  expect(await kept.get('shell', [], async () => 'back')).toBe('back');
});

test('while the database is away the value of before stands in, for all who ask; what was emptied by name does not', async () => {
  const kept = new Kept();
  const away = async (): Promise<number> => {
    throw new DatabaseAway(new Error('refused'));
  };
  const make = counter();
  await kept.get('shell', ['about'], make);
  kept.emptyAll();
  expect(await Promise.all([1, 2].map(() => kept.get('shell', ['about'], away)))).toEqual([1, 1]);
  expect(await kept.get('shell', ['about'], away)).toBe(1);
  expect(await kept.get('shell', ['about'], make)).toBe(2);
  kept.emptyAll();
  await expect(kept.get('shell', ['about'], () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  await kept.get('shell', ['about'], make);
  kept.empty(['about']);
  await expect(kept.get('shell', ['about'], away)).rejects.toThrow('away');
});
