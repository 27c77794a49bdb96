import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import { namedCompanies } from '../claims/claimed-company.server.ts';

/** What the directory has of a member, to be taken along: the companies that they speak for or asked for, and what they asked to have changed. */
export async function memberData(db: Database, _settings: Settings, memberId: number): Promise<MemberData> {
  const claims = await db
    .selectFrom('company_claim')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const changes = await db
    .selectFrom('company_change')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const ids = [...claims, ...changes].map(({ company_id }) => company_id);
  const names = await namedCompanies(db, [...new Set(ids)], 'en-US');
  const named = (id: number) => names.get(id)?.name ?? String(id);
  return {
    companies: claims.map((row) => ({
      company: named(row.company_id),
      state: row.state,
      shownBy: row.shown_by,
      note: row.note,
      askedAt: venueIso(row.asked_at),
      decidedAt: row.decided_at && venueIso(row.decided_at),
      reason: row.reason,
    })),
    companyChanges: changes.map((row) => ({
      company: named(row.company_id),
      state: row.state,
      wanted: JSON.stringify(row.wanted),
      sentAt: venueIso(row.sent_at),
      decidedAt: row.decided_at && venueIso(row.decided_at),
      reason: row.reason,
    })),
  };
}

/**
 * As the account is deleted: their claims go with it. What waits of a company goes where nobody else speaks for it, and else stays without its
 * person, as does what was decided.
 */
export async function forgetMember(tx: Tx, memberId: number): Promise<void> {
  await tx
    .deleteFrom('company_change as change')
    .where('change.member_id', '=', memberId)
    .where('change.state', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_claim as claim')
            .select('claim.id')
            .whereRef('claim.company_id', '=', 'change.company_id')
            .where('claim.member_id', '<>', memberId)
            .where('claim.state', '=', 'granted'),
        ),
      ),
    )
    .execute();
  await tx.updateTable('company_change').set({ member_id: null }).where('member_id', '=', memberId).execute();
  await tx.deleteFrom('company_claim').where('member_id', '=', memberId).execute();
}
