import { generateKeySync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '#platform/config/settings.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { countMessages } from './count-messages.ts';
import { claimMessages, deliverMessages } from './deliver-messages.ts';
import type { Message } from './message.ts';
import { outboxJobs } from './outbox-jobs.ts';
import { gateway, gatewaySlowFor, mailServer } from './providers.fixture.ts';
import { sendMessage } from './send-message.ts';

const platform = emptyPlatform();
const begin = new Date('2026-03-01T00:00:00Z');
const later = (seconds: number) => new Date(begin.getTime() + seconds * 1000);
const hour = 3600;

/** What is logged, as text. */
let logged: string[] = [];

beforeEach(async () => {
  logged = [];
  await platform().db.deleteFrom('outbox_message').execute();
});

/** The platform some seconds after the beginning, with some settings changed. */
function at(seconds: number, changed: Partial<Settings> = {}) {
  const log = platform().log.child({});
  for (const level of ['error', 'warn'] as const) {
    log[level] = (...words: unknown[]) => void logged.push(JSON.stringify(words));
  }
  return { ...platform(), log, settings: { ...platform().settings, ...changed }, clock: { now: () => later(seconds) } };
}

const text: Message = { channel: 'sms', to: '+33612345678', text: 'Your ticket: é' };

async function send(...messages: (Message & { expires?: Date })[]): Promise<void> {
  const { db, settings } = platform();
  await db.transaction().execute(async (tx) => {
    for (const message of messages) await sendMessage(tx, settings, begin, message);
  });
}

const waiting = () => platform().db.selectFrom('outbox_message').selectAll().execute();

test('a message leaves a demonstration into the outbox file, and nothing of it stays in the database', async () => {
  await send({ ...text, code: '123456' });
  const rows = await waiting();
  expect(JSON.stringify(rows) + rows[0]?.sealed?.toString('latin1')).not.toMatch(/33612345678|ticket|123456/);
  expect(await deliverMessages(at(1))).toBe(1);
  expect(await waiting()).toEqual([]);
  const lines = readFileSync(join(platform().settings.DATA_DIR, 'outbox.jsonl'), 'utf8').trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ at: later(1).toISOString(), ...text, code: '123456' });
  expect(await deliverMessages(at(2))).toBe(0);
});

test('what is rolled back is not sent', async () => {
  const { db, settings } = platform();
  const failed = db.transaction().execute(async (tx) => {
    await sendMessage(tx, settings, begin, text);
    throw new Error('full');
  });
  await expect(failed).rejects.toThrow('full');
  expect(await waiting()).toEqual([]);
});

test('a gateway that fails is tried again after growing pauses, with the same key, then given up', async () => {
  const { SMS_URL, received } = await gateway(503);
  await send(text);
  for (const [tries, seconds] of [0, 10, 70, 370, 2170, 9370].entries()) {
    await deliverMessages(at(seconds - 1, { SMS_URL }));
    expect(received, `before ${seconds} s`).toHaveLength(tries);
    await deliverMessages(at(seconds, { SMS_URL }));
    expect(received, `after ${seconds} s`).toHaveLength(tries + 1);
  }
  await deliverMessages(at(100 * hour, { SMS_URL }));
  expect(received).toHaveLength(6);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await waiting()).toMatchObject([{ tries: 6, sealed: null, last_error: 'gateway answered 503' }]);
  expect(await countMessages(platform().db)).toEqual({ waiting: 0, givenUp: 1 });
  expect(logged).toHaveLength(6);
  expect(logged.join()).not.toMatch(/33612345678|ticket/);
});

test('what is worth nothing any more is not sent, and not kept for a try that would come too late', async () => {
  const { SMS_URL, received } = await gateway(503);
  await send({ ...text, expires: later(60) });
  await deliverMessages(at(60, { SMS_URL }));
  expect(received).toHaveLength(0);
  expect(await waiting()).toMatchObject([{ sealed: null, last_error: 'expired' }]);
  await send({ ...text, expires: later(60) });
  for (const seconds of [0, 10]) await deliverMessages(at(seconds, { SMS_URL }));
  expect(received).toHaveLength(2);
  expect(await countMessages(platform().db)).toEqual({ waiting: 0, givenUp: 2 });
});

test('messages that are worth nothing any more hold up none that comes after them', async () => {
  const { SMS_URL, received } = await gateway(200);
  await send(...Array.from({ length: 60 }, () => ({ ...text, expires: begin })));
  const { db, settings } = platform();
  await db.transaction().execute((tx) => sendMessage(tx, settings, later(1), text));
  expect(await deliverMessages(at(1, { SMS_URL }))).toBe(1);
  expect(received).toHaveLength(1);
  expect(await countMessages(db)).toEqual({ waiting: 0, givenUp: 60 });
});

test('with DEMO off and no provider nothing is written to a file', async () => {
  const file = join(platform().settings.DATA_DIR, 'outbox.jsonl');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await send(text);
  await deliverMessages(at(0, { DEMO: false }));
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(before);
  expect(await waiting()).toMatchObject([{ sealed: null, last_error: 'no provider' }]);
});

test('a message whose key is missing waits for it', async () => {
  await send(text);
  const PII_KEY = [{ id: 'other', key: generateKeySync('aes', { length: 256 }) }];
  expect(await deliverMessages(at(0, { PII_KEY }))).toBe(0);
  expect(await deliverMessages(at(10))).toBe(1);
});

test('the longest due are taken first', async () => {
  for (const seconds of [30, 10, 50, 20, 40, 60, 70]) {
    const { db, settings } = platform();
    const due = { ...text, text: `${seconds}` };
    await db.transaction().execute((tx) => sendMessage(tx, settings, later(seconds), due));
  }
  const claimed = await claimMessages(platform().db, later(100));
  const times = claimed.map(({ created_at: created }) => (created.getTime() - begin.getTime()) / 1000);
  expect(times).toEqual([10, 20, 30, 40, 50]);
});

/** Two processes claim at the same moment, again and again. @returns how many claims each message had */
async function claimedTimes(claim: typeof claimMessages): Promise<number[]> {
  await send(...Array.from({ length: 200 }, () => text));
  const counts = new Map<string, number>();
  for (let round = 0; round < 60; round += 1) {
    const both = await Promise.all([claim(platform().db, begin), claim(platform().db, begin)]);
    for (const { id } of both.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts.values()];
}

test('two processes that claim at once take every message once', async () => {
  expect(await claimedTimes(claimMessages)).toEqual(Array.from({ length: 200 }, () => 1));
}, 30_000);

test('control: looking first and claiming then has both take the same', async () => {
  const lookThenClaim: typeof claimMessages = async (db, now) => {
    const due = await sql<{ id: string }>`
      select id from outbox_message where failed_at is null and next_try_at <= ${now} order by next_try_at limit 5`.execute(
      db,
    );
    const ids = due.rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    return db
      .updateTable('outbox_message')
      .set({ next_try_at: later(90) })
      .where('id', 'in', ids)
      .returningAll()
      .execute() as never;
  };
  expect(Math.max(...(await claimedTimes(lookThenClaim)))).toBeGreaterThan(1);
}, 30_000);

test('two processes that deliver at once send nothing twice', async () => {
  const { SMS_URL, received } = await gateway(200);
  await send(...Array.from({ length: 60 }, () => text));
  const left = await Promise.all([0, 1, 2].map(() => deliverMessages(at(1, { SMS_URL }))));
  expect(left.reduce((sum, n) => sum + n)).toBe(60);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(60);
  expect(received).toHaveLength(60);
}, 30_000);

test('a slow host holds up no message but its own', async () => {
  const slow = '+33600000000';
  const { SMS_URL, received, letGo } = await gatewaySlowFor(slow);
  const others = Array.from({ length: 12 }, (_, i) => ({ ...text, to: `+336111111${String(i).padStart(2, '0')}` }));
  await send({ ...text, to: slow }, ...others);
  const delivering = deliverMessages(at(1, { SMS_URL }));
  // Twelve have arrived, and are gone from the table, while the first still waits for its answer.
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(1);
  expect(received.toSorted()).toEqual([slow, ...others.map(({ to }) => to)].toSorted());
  letGo();
  expect(await delivering).toBe(13);
  expect(await waiting()).toEqual([]);
});

test('text messages whose gateway does not answer hold up no mail: each channel has runs of its own', async () => {
  const { SMS_URL, letGo } = await gatewaySlowFor(text.to);
  const { SMTP_URL, received } = await mailServer();
  const mail: Message = { channel: 'email', to: 'a@example.org', subject: 'Hello', text: 'Hello' };
  await send(...Array.from({ length: 30 }, () => text), mail);
  const jobs = outboxJobs.filter(({ wokenBy }) => wokenBy !== undefined);
  const [sms, email] = jobs.map((job) => job.run(at(1, { SMS_URL, SMTP_URL }), new AbortController().signal));
  await email;
  expect(received).toHaveLength(1);
  letGo();
  await sms;
  expect(await waiting()).toEqual([]);
});

test('what a process took and did not finish is taken by another once its claim is over', async () => {
  await send(text);
  expect(await claimMessages(platform().db, begin)).toHaveLength(1);
  expect(await claimMessages(platform().db, later(89))).toHaveLength(0);
  expect(await deliverMessages(at(90))).toBe(1);
});

test('why something was given up is forgotten after a week', async () => {
  await send(text);
  await deliverMessages(at(0, { DEMO: false }));
  const forget = async (seconds: number) => {
    for (const job of outboxJobs) await job.run(at(seconds), new AbortController().signal);
    return (await waiting()).length;
  };
  expect(await forget(7 * 24 * hour)).toBe(1);
  expect(await forget(7 * 24 * hour + 1)).toBe(0);
});
