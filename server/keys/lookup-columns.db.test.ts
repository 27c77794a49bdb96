import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { lookupColumns } from './lookup-columns.ts';

const platform = emptyPlatform();

test('the list names every column of hashes that must outlast a change of SESSION_SECRET', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and udt_name = 'bytea' and column_name like '%hash' order by 1`.execute(
    platform().db,
  );
  /** Of random bits, without a key; or of what is over within a day: codes, forms, requests that may come twice. */
  const others = [
    'admission_scan.ticket_hash',
    'content_preview.token_hash',
    'ended_holder.id_hash',
    'idempotency_key.body_hash',
    'idempotency_key.key_hash',
    'kept_form.id_hash',
    'member_session.token_hash',
    'one_time_code.account_hash',
    'one_time_code.asked_from_hash',
    'one_time_code.code_hash',
    'staff_act.hash',
    'staff_challenge.token_hash',
    'staff_invitation.token_hash',
    'staff_recovery_code.code_hash',
    'staff_session.token_hash',
    'staff_token.token_hash',
  ];
  const listed = lookupColumns.map(({ table, column }) => `${table}.${column}`);
  expect([...listed, ...others].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('every hash is made anew by a rotation, goes with another’s, or goes with its key', () => {
  const left = lookupColumns.filter(({ anew, goesWithKey }) => !anew && !goesWithKey);
  // Made anew with the reservations', in the same transaction.
  expect(left.map(({ table }) => table)).toEqual(['reservation_account_day']);
});
