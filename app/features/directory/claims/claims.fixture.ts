import type { Database } from '#platform/db/database.ts';

/** A member who has shown by a code that a company is theirs. */
export async function grantedClaim(
  db: Database,
  { companyId, memberId }: { companyId: number; memberId: number },
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('company_claim')
    .values({
      ...{ company_id: companyId, member_id: memberId, state: 'granted', shown_by: 'code', note: '' },
      ...{ asked_at: now, decided_at: now },
    })
    .execute();
}
