import { expect, test } from 'vitest';
import { countUse } from '#features/accounts/limits/within-limit.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { schemaCheck } from '#platform/db/schema/schema-range.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { startFront } from '../front/front.fixture.ts';
import { gaugesOf } from './gauges.ts';

const platform = emptyPlatform();

async function metrics(): Promise<string> {
  await using running = await startFront({ gauges: gaugesOf(platform(), platform.database()) });
  return (await running.ask('/metrics')).text;
}

const numberAt = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? Number.NaN,
  );

test('every metric is read from a database, an empty one too', async () => {
  const text = await metrics();
  const unread = [...text.matchAll(/^metrics_unread\{metric="(\w+)"\} (\d)$/gm)];
  expect(unread.length).toBe(gaugesOf(platform(), platform.database()).length);
  expect(unread.filter(([, , value]) => value !== '0').map(([, name]) => name)).toEqual([]);
  for (const series of ['outbox_oldest_seconds{channel="sms"}', 'reservations', 'admissions_today'])
    expect(numberAt(text, series), series).toBe(0);
  expect(numberAt(text, 'inbox_waiting{queue="messages"}')).toBe(0);
  expect(numberAt(text, 'database_pool_connections{state="most"}')).toBe(10);
});

test('a message that waits says for how long, by its channel', async () => {
  const { db, settings, clock } = platform();
  const before = new Date(clock.now().getTime() - 90_000);
  const mail = { channel: 'email', to: 'a@example.org', subject: 'Hello', text: 'Hello' } as const;
  await db.transaction().execute((tx) => sendMessage(tx, settings, before, mail));
  const text = await metrics();
  expect(numberAt(text, 'outbox_oldest_seconds{channel="email"}')).toBeGreaterThanOrEqual(90);
  expect(numberAt(text, 'outbox_oldest_seconds{channel="email"}')).toBeLessThan(150);
  expect(numberAt(text, 'outbox_oldest_seconds{channel="sms"}')).toBe(0);
  expect(numberAt(text, 'outbox_messages{state="waiting"}')).toBe(1);
});

test('a job that nobody runs is late, one that runs is not, and one whose last run failed is failing', async () => {
  const { db, clock } = platform();
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  await db
    .insertInto('job_run')
    .values([
      { name: 'expire offers', next_at: at(-600), lease_until: null, owner: null },
      { name: 'of another release', next_at: at(-90_000), lease_until: null, owner: null },
      { name: 'clear codes and counts', next_at: at(-600), lease_until: at(30), owner: 'one' },
      { name: 'drop files of talks', next_at: at(600), lease_until: null, owner: null },
    ])
    .execute();
  await db
    .insertInto('job_outcome')
    .values([
      { name: 'expire offers', began_at: at(-700), ended_at: at(-690), failed_at: at(-690), error: 'no' },
      { name: 'drop files of talks', began_at: at(-700), ended_at: at(-690), failed_at: at(-900), error: 'no' },
    ])
    .execute();
  const text = await metrics();
  expect(numberAt(text, 'job_late_seconds{name="expire offers"}')).toBeGreaterThanOrEqual(600);
  expect(numberAt(text, 'job_late_seconds{name="clear codes and counts"}')).toBe(0);
  expect(numberAt(text, 'job_late_seconds{name="drop files of talks"}')).toBe(0);
  expect(numberAt(text, 'job_failing{name="expire offers"}')).toBe(1);
  expect(numberAt(text, 'job_failing{name="drop files of talks"}')).toBe(0);
  // Nobody runs it any more: an alarm for it would never end.
  expect(text).not.toContain('of another release');
});

test('a text message a day is shown beside its limit', async () => {
  const { db, clock } = platform();
  await db
    .insertInto('text_day')
    .values({ day: venueDay(clock.now()), prefix: '33', sent: 7, most: 7 })
    .execute();
  await db
    .insertInto('text_day')
    .values({ day: venueDay(clock.now()), prefix: '', sent: 8, most: 100 })
    .execute();
  const until = new Date(clock.now().getTime() + 60_000);
  await db
    .insertInto('text_provider')
    .values({ name: 'tencent', failures: 3, rests_until: until, why: null })
    .execute();
  const text = await metrics();
  expect(numberAt(text, 'text_messages_today{prefix="33"}')).toBe(7);
  expect(numberAt(text, 'text_messages_daily_limit{prefix="all"}')).toBe(100);
  expect(numberAt(text, 'text_daily_limit_reached{prefix="33"}')).toBe(1);
  expect(numberAt(text, 'text_daily_limit_reached{prefix="all"}')).toBe(0);
  expect(numberAt(text, 'text_provider_resting{provider="tencent"}')).toBe(1);
});

test('a limit that refuses is counted', async () => {
  await using running = await startFront();
  const use = { name: 'upload', who: Buffer.from('somebody'), times: 1, within: 60 };
  for (let time = 0; time < 3; time += 1) await countUse(platform().db, platform().clock.now(), use);
  expect(numberAt((await running.ask('/metrics')).text, 'limit_refusals_total{limit="upload"}')).toBe(2);
});

test('a hundred questions whether the process is ready ask the database once', async () => {
  let queries = 0;
  const { query } = platform.database();
  const counted: typeof query = (...asked) => {
    queries += 1;
    return query(...asked);
  };
  await using running = await startFront({ ready: schemaCheck({ query: counted }) });
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 100 }, () => running.ask('/readyz')));
  expect(new Set(answers.map(({ text }) => text.split('\n')[0]))).toEqual(new Set(['ready']));
  expect(queries).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 2000));
});
