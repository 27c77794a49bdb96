import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { keyedHash, seal, unseal } from '../crypto/keyed.ts';
import { knownAnswer } from './once.ts';

const platform = emptyPlatform();
const migration = readFileSync(new URL('../../../db/migrations/0050-once.sql', import.meta.url), 'utf8');

/** The tables before the move, as far as it reads them. */
const before = `
  create table idempotency_key (
    key_hash bytea primary key, body_hash bytea not null, answer_sealed bytea not null, expires_at timestamptz not null
  );
  create table board_message (id int, request_hash bytea, body_hash bytea);
  create table finance_message (id int, request_hash bytea, body_hash bytea);
  create table project (id int, request_hash bytea, body_hash bytea);
  create table talk (id int, key text);
  create table talk_entry (talk_id int, number int, meeting_id int, request_hash bytea, body_hash bytea);
  insert into talk values (1, 'talk');
  insert into board_message values (9, null, null)`;

test('what was known of requests before they had one table is known after, under the same keys', async () => {
  const { settings, db } = platform();
  const { SESSION_SECRET } = settings;
  const hash = (purpose: string, parts: unknown) => keyedHash(SESSION_SECRET, purpose, JSON.stringify(parts));
  const known = async (kind: string) => ({
    key: hash(`${kind} request`, [7, 'k']),
    body: hash(`${kind} body`, [{ says: kind }]),
  });
  const moved = db.transaction().execute(async (tx) => {
    await sql.raw(`create schema before_once; set local search_path to before_once; ${before}`).execute(tx);
    for (const table of ['board_message', 'finance_message', 'project']) {
      const { key, body } = await known(table.replace('_', ' '));
      await sql`insert into ${sql.table(table)} values (3, ${key}, ${body})`.execute(tx);
    }
    const [message, meeting] = [await known('talk entry'), await known('meeting')];
    await sql`insert into talk_entry values (1, 2, null, ${message.key}, ${message.body}),
      (1, 3, 5, ${meeting.key}, ${meeting.body}), (1, 4, null, null, null)`.execute(tx);
    const [key, body] = [hash('idempotency key', ['sms:1', 'k']), hash('idempotency body', { says: 'order' })];
    const sealed = seal(SESSION_SECRET, 'idempotency', 'a'.repeat(200));
    await sql`insert into idempotency_key values (${key}, ${body}, ${sealed}, now() + interval '1 hour')`.execute(tx);

    await sql.raw(migration).execute(tx);

    const find = (kind: string) => {
      const names = { request: `${kind} request`, body: `${kind} body` };
      return knownAnswer(tx, platform(), { kind: names, caller: [7], key: 'k', body: [{ says: kind }] }, z.unknown());
    };
    const reserved = await knownAnswer(
      tx,
      platform(),
      {
        kind: { request: 'idempotency key', body: 'idempotency body' },
        caller: ['sms:1'],
        key: 'k',
        body: { says: 'order' },
      },
      z.object({ sealed: z.string() }),
    );
    const kinds = ['board message', 'finance message', 'project', 'talk entry', 'meeting'];
    const answers = await Promise.all(kinds.map(find));
    const { rows } = await sql<{ count: number }>`select count(*) from idempotency_key`.execute(tx);
    throw Object.assign(new Error('seen'), { reserved, answers, count: rows[0]?.count });
  });
  // Rolled back: the tables of the test stay as they are.
  const { reserved, answers, count } = await moved.catch((seen) => seen);
  expect(answers).toEqual([
    { outcome: 'written', id: 3 },
    { outcome: 'sent', id: 3 },
    { outcome: 'saved', id: 3 },
    { outcome: 'written', key: 'talk', number: 2 },
    { outcome: 'proposed', meetingId: 5, number: 3 },
  ]);
  expect(unseal(SESSION_SECRET, 'idempotency', Buffer.from(reserved.sealed, 'base64'))).toBe('a'.repeat(200));
  expect(count).toBe(6);
});
