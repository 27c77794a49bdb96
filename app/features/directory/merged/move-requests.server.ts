import type { Tx } from '#platform/db/database.ts';

/** What members have to do with a company, by number. */
export interface MemberRows {
  claims: number[];
  changes: number[];
}

/**
 * Has those who speak for a company speak for another, and what they have asked for be asked of that. A claim that the same member has on both,
 * or a request where the other has one that waits, stays where it is.
 */
export async function moveRequests(tx: Tx, from: number, to: number): Promise<MemberRows> {
  // Whoever asks in this moment waits, and then finds that the company has gone.
  await tx.selectFrom('company').select('id').where('id', 'in', [from, to]).orderBy('id').forUpdate().execute();
  const claims = await tx
    .updateTable('company_claim as own')
    .set({ company_id: to })
    .where('own.company_id', '=', from)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('own.state', 'in', ['refused', 'ended']),
        not(
          exists(
            selectFrom('company_claim as other')
              .select('other.id')
              .where('other.company_id', '=', to)
              .whereRef('other.member_id', '=', 'own.member_id')
              .where('other.state', 'in', ['waiting', 'granted']),
          ),
        ),
      ]),
    )
    .returning('own.id')
    .execute();
  const changes = await tx
    .updateTable('company_change as own')
    .set({ company_id: to })
    .where('own.company_id', '=', from)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('own.state', '<>', 'waiting'),
        not(
          exists(
            selectFrom('company_change as other')
              .select('other.id')
              .where('other.company_id', '=', to)
              .where('other.state', '=', 'waiting'),
          ),
        ),
      ]),
    )
    .returning('own.id')
    .execute();
  return { claims: claims.map(({ id }) => id), changes: changes.map(({ id }) => id) };
}

/** Has these be the first company's again, as they stand by now. */
export async function giveRequestsBack(tx: Tx, { claims, changes }: MemberRows, to: number): Promise<void> {
  if (claims.length > 0)
    await tx.updateTable('company_claim').set({ company_id: to }).where('id', 'in', claims).execute();
  if (changes.length > 0)
    await tx.updateTable('company_change').set({ company_id: to }).where('id', 'in', changes).execute();
}
