import { sql } from 'kysely';
import type { LookupChange, LookupColumn } from '#platform/crypto/lookup-column.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Tx } from '#platform/db/database.ts';
import { partyMost } from '../reservations.ts';
import { accountHashes, documentHashes } from './lookups.server.ts';
import { purposes, unsealTo } from './party.server.ts';

/** What of the reservations people and documents are found by. */
export const reservationsLookups: readonly LookupColumn[] = [
  {
    table: 'reservation',
    column: 'to_hash',
    anew: {
      key: 'id',
      keyType: 'text',
      sealed: 'to_sealed',
      hash: (settings, sealed) => accountHashes(settings, unsealTo({ settings }, sealed))[0],
      alongside: moveCounts,
    },
  },
  { table: 'reservation_account_day', column: 'to_hash' },
  {
    table: 'waiting_party',
    column: 'to_hash',
    anew: {
      key: 'key',
      keyType: 'text',
      sealed: 'to_sealed',
      hash: (settings, sealed) => accountHashes(settings, unsealTo({ settings }, sealed))[0],
    },
  },
  {
    table: 'reservation_visitor',
    column: 'document_hash',
    anew: {
      key: 'id',
      keyType: 'bigint',
      sealed: 'number_sealed',
      plain: ['id_type'],
      hash: (settings, sealed, [idType = '']) =>
        documentHashes(settings, idType, unsealPersonal(settings, purposes.visitorNumber, sealed))[0],
    },
  },
];

/**
 * What an account has booked for a day is counted under the new hash. The days are held, as whoever reserves or cancels holds
 * them. Where a lost key had it counted twice, both become one, of five at most.
 */
async function moveCounts(tx: Tx, changes: readonly LookupChange[]): Promise<void> {
  const ids = changes.map(({ key }) => key);
  const dates = tx.selectFrom('reservation').select('date').where('id', 'in', ids);
  await tx
    .selectFrom('reservation_day')
    .select('date')
    .where('date', 'in', dates)
    .orderBy('date')
    .forUpdate()
    .execute();
  await sql`
    with moved as (
      select distinct reservation.date, before, after
      from unnest(${ids}::text[], ${changes.map(({ before }) => before)}::bytea[], ${changes.map(({ after }) => after)}::bytea[])
        as fresh (id, before, after) join reservation using (id)
    ), counted as (
      delete from reservation_account_day as account using moved
      where account.to_hash = moved.before and account.date = moved.date
      returning moved.after, account.date, account.visitors
    )
    insert into reservation_account_day as account (to_hash, date, visitors)
    select after, date, least(sum(visitors), ${partyMost}::integer)::integer from counted group by after, date
    on conflict (to_hash, date) do update
      set visitors = least(account.visitors + excluded.visitors, ${partyMost}::integer)`.execute(tx);
}
