import { maskReachable, membersById, reachablesOf } from '#features/accounts/index.server.ts';
import { staffById } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type NamedCompany, namedCompanies } from './claimed-company.server.ts';
import type { ClaimState } from './claims.ts';

/** A claim as staff read it before they decide. */
export interface ReadClaim {
  id: number;
  state: ClaimState;
  since: Date;
  shownBy: 'code' | 'staff';
  /** What the member told staff; empty once it is decided. */
  note: string;
  companyId: number;
  /** Undefined where readers see it no longer. */
  company: NamedCompany | undefined;
  /** Who asks; how they are reached is masked. */
  claimant: { name: string; company: string; shown: string[] };
  decision: { is: string; by: string | undefined; at: string; note: string } | undefined;
}

/** A claim, whatever has become of it; undefined where there is none of that number. */
export async function readClaim(
  { db, settings, locale }: Pick<SiteContext, 'db' | 'settings' | 'locale'>,
  id: number,
): Promise<ReadClaim | undefined> {
  const row = await db.selectFrom('company_claim').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { state, member_id: memberId, company_id: companyId, decided_at: at } = row;
  const member = (await membersById(db, [memberId])).get(memberId);
  const reachables = await reachablesOf(db, settings, memberId);
  const by = row.decided_by === null ? undefined : (await staffById(db, row.decided_by))?.name;
  return {
    ...{ id, state, since: row.asked_at, shownBy: row.shown_by, note: row.note, companyId },
    company: (await namedCompanies(db, [companyId], locale)).get(companyId),
    claimant: { name: member?.name ?? '', company: member?.company ?? '', shown: reachables.map(maskReachable) },
    decision: at === null ? undefined : { is: state, by, at: venueIso(at), note: row.reason },
  };
}

/** Somebody who speaks for a company, or asks to, as its page shows them to staff. */
export interface Spokesperson {
  claimId: number;
  state: ClaimState;
  shownBy: 'code' | 'staff';
  name: string;
  /** ISO 8601, venue time. */
  at: string;
}

/** Who speaks for a company, and who asks to. */
export async function spokespeopleOf(db: SiteContext['db'], companyId: number): Promise<Spokesperson[]> {
  const rows = await db
    .selectFrom('company_claim')
    .select(['id', 'member_id', 'state', 'shown_by', 'asked_at', 'decided_at'])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['waiting', 'granted'])
    .orderBy('id')
    .execute();
  const members = await membersById(
    db,
    rows.map(({ member_id }) => member_id),
  );
  return rows.map(({ id, member_id, state, shown_by, asked_at, decided_at }) => ({
    ...{ claimId: id, state, shownBy: shown_by },
    name: members.get(member_id)?.name ?? '',
    at: venueIso(decided_at ?? asked_at),
  }));
}
