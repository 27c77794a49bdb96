import { generateKeySync } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reachablesOf } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { keysInUse, rotatePersonal } from '#platform/crypto/rotate-personal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { sealedColumns } from './sealed-columns.ts';

const platform = emptyPlatform();
const newKey = (id: string) => ({ id, key: generateKeySync('aes', { length: 256 }) });

test('the list names every column that is sealed with PII_KEY', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and udt_name = 'bytea' and column_name not like '%hash' order by 1`.execute(
    platform().db,
  );
  /** Not personal data (that of sheets is compressed), or sealed with SESSION_SECRET for a day at most. */
  const others = ['sheet_import.faults', 'solved_puzzle.signature', 'staff_factor.public_key', 'usage_count.who'];
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect([...listed, ...others].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('phones and mails of members can be read after a change of the key, with the new one alone', async () => {
  const { db } = platform();
  const [first, second] = [newKey('first'), newKey('second')];
  const withKeys = (...PII_KEY: ReturnType<typeof newKey>[]) => ({ ...platform().settings, PII_KEY });
  const members = [];
  for (let i = 0; i < 3; i += 1) members.push(await someMember({ ...platform(), settings: withKeys(first) }));
  await rotatePersonal(db, withKeys(second, first), sealedColumns);
  expect(new Set((await keysInUse(db, sealedColumns)).map(({ keyId }) => keyId))).toEqual(new Set(['second']));
  for (const { member, mail } of members) {
    expect(await reachablesOf(db, withKeys(second), member.id)).toEqual([{ channel: 'email', address: mail }]);
  }
});
