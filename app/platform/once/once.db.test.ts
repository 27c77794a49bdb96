import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import type { Tx } from '../db/database.ts';
import { inTransaction } from '../db/retried.ts';
import { forgetOldAnswers, knownAnswer, once } from './once.ts';
import { callerOf, type Repeatable } from './request.ts';

const platform = emptyPlatform();
const kind = { request: 'test request', body: 'test body' };
const done = z.object({ outcome: z.literal('done'), id: z.number() });
const hour = 3_600_000;

type Outcome = { outcome: 'done'; id: number } | { outcome: 'refused' };

let keys = 0;
/** A request that nobody has sent before. */
function newRequest(more: Partial<Repeatable> = {}): Repeatable {
  keys += 1;
  return { kind, caller: ['somebody'], key: `key ${keys}`, body: 'what it asks for', ...more };
}

interface Work {
  hoursLater?: number;
  stands?: () => Promise<boolean>;
}

/** Something that can be asked for again and again, and counts how often it was done. */
function countedWork(work: (tx: Tx) => Promise<Outcome> | Outcome = () => ({ outcome: 'done', id: 0 })) {
  let times = 0;
  const ask = (request: Repeatable, { hoursLater = 0, stands = async () => true }: Work = {}) => {
    const { db, settings, clock } = platform();
    const site = { settings, clock: { now: () => new Date(clock.now().getTime() + hoursLater * hour) } };
    const numbered = async (tx: Tx) => {
      times += 1;
      const id = times;
      const answer = await work(tx);
      return answer.outcome === 'done' ? { ...answer, id } : answer;
    };
    return inTransaction(db, (tx) => once(tx, site, request, { answer: done, stands }, () => numbered(tx)));
  };
  return { ask, times: () => times };
}

test('the same request is answered as before, and nothing is done', async () => {
  const { ask, times } = countedWork();
  const request = newRequest();
  const first = await ask(request);
  expect(await ask(request)).toEqual(first);
  expect(await knownAnswer(platform().db, platform(), request, done)).toEqual(first);
  expect(times()).toBe(1);
});

test('a key with another body is refused; of another caller or another kind it is another request', async () => {
  const { ask, times } = countedWork();
  const request = newRequest();
  await ask(request);
  expect(await ask({ ...request, body: 'something else' })).toEqual({ outcome: 'other-body' });
  expect(times()).toBe(1);
  await ask({ ...request, caller: ['somebody else'] });
  await ask({ ...request, kind: { request: 'another request', body: 'another body' } });
  expect(times()).toBe(3);
});

test('without a key each request is a new one', async () => {
  const { ask, times } = countedWork();
  const request = newRequest({ key: undefined });
  await ask(request);
  await ask(request);
  expect(times()).toBe(2);
});

test('of six at the same moment one does the work; where the key is not kept, all do', async () => {
  const atOnce = async () => {
    const { ask, times } = countedWork(async (tx) => {
      await sql`select 1`.execute(tx);
      return { outcome: 'done', id: 0 };
    });
    const request = newRequest();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(request)));
    return { times: times(), answers: new Set(answers.map((answer) => JSON.stringify(answer))).size };
  };
  expect(await atOnce()).toEqual({ times: 1, answers: 1 });
  const { db } = platform();
  await sql`create function forget_request() returns trigger language plpgsql as
    $$ begin new.key_hash := uuid_send(gen_random_uuid()); return new; end $$`.execute(db);
  await sql`create trigger forget_request before insert on idempotency_key
    for each row execute function forget_request()`.execute(db);
  expect(await atOnce()).toEqual({ times: 6, answers: 6 });
  await sql`drop function forget_request cascade`.execute(db);
});

test('what is refused or fails leaves the key free, also for another body', async () => {
  const outcomes: Outcome[] = [{ outcome: 'refused' }];
  const { ask, times } = countedWork(() => {
    const next = outcomes.shift();
    if (!next) throw new Error('failed');
    return next;
  });
  const request = newRequest();
  expect(await ask(request)).toEqual({ outcome: 'refused' });
  await expect(ask({ ...request, body: 'another' })).rejects.toThrow('failed');
  outcomes.push({ outcome: 'done', id: 0 });
  expect(await ask(request)).toEqual({ outcome: 'done', id: 3 });
  expect(times()).toBe(3);
});

test('after a day a key is free again, cleared away or not; before that it is not cleared away', async () => {
  const { db, clock } = platform();
  const clear = (hours: number) =>
    forgetOldAnswers({ db, clock: { now: () => new Date(clock.now().getTime() + hours * hour) } });
  const kept = async () => (await db.selectFrom('idempotency_key').select('key_hash').execute()).length;
  await db.deleteFrom('idempotency_key').execute();
  const { ask, times } = countedWork();
  const request = newRequest();
  await ask(request);
  await clear(23);
  await ask(request, { hoursLater: 23 });
  expect([times(), await kept()]).toEqual([1, 1]);
  await ask({ ...request, body: 'another' }, { hoursLater: 24 });
  expect([times(), await kept()]).toEqual([2, 1]);
  await clear(48);
  expect(await kept()).toBe(0);
});

test('what is no longer there is done anew', async () => {
  const { ask, times } = countedWork();
  const request = newRequest();
  await ask(request);
  expect(await ask(request, { stands: async () => false })).toEqual({ outcome: 'done', id: 2 });
  expect(await ask(request)).toEqual({ outcome: 'done', id: 2 });
  expect(times()).toBe(2);
});

test('a stranger is known by their address and how they are reached, a member by nothing else', () => {
  const [one, other] = [{ clientAddress: '192.0.2.1' }, { clientAddress: '192.0.2.2' }];
  const strangers = [callerOf(one, undefined, 'a'), callerOf(one, undefined, 'b'), callerOf(other, undefined, 'a')];
  expect(new Set(strangers.map((caller) => JSON.stringify(caller))).size).toBe(3);
  expect(callerOf(one, 7, 'a')).toEqual(callerOf(other, 7, 'b'));
});
