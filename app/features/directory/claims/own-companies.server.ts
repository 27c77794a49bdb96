import { venueIso } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { retried } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type NamedCompany, namedCompanies } from './claimed-company.server.ts';
import type { ClaimState } from './claims.ts';

/** A company that a member speaks for, asks to, or asked to in vain. */
export interface OwnCompany {
  claimId: number;
  state: ClaimState;
  company: NamedCompany;
  /** When it was asked for, or decided: ISO 8601, venue time. */
  at: string;
  /** Why it was refused or ended; empty where nobody said. */
  reason: string;
}

/** The companies of a member, those that they speak for first; one that readers do not see is left out. */
export async function ownCompanies(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  memberId: number,
): Promise<OwnCompany[]> {
  const rows = await db
    .selectFrom('company_claim')
    .select(['id', 'company_id', 'state', 'asked_at', 'decided_at', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.map(({ company_id }) => company_id);
  const companies = await namedCompanies(db, ids, locale);
  const latest = new Map(rows.toReversed().map((row) => [row.company_id, row]));
  return [...latest.values()]
    .flatMap(({ id, company_id, state, asked_at, decided_at, reason }) => {
      const company = companies.get(company_id);
      return company ? [{ claimId: id, state, company, at: venueIso(decided_at ?? asked_at), reason }] : [];
    })
    .toSorted((one, other) => places[one.state] - places[other.state] || other.claimId - one.claimId);
}

const places: Record<ClaimState, number> = { granted: 0, waiting: 1, refused: 2, ended: 3 };

/** Whether a member speaks for a company. */
export async function speaksFor(
  db: Database | Tx,
  { memberId, companyId }: { memberId: number; companyId: number },
): Promise<boolean> {
  const claim = await standingClaim(db, { memberId, companyId });
  return claim?.state === 'granted';
}

/** The claim of a member on a company that stands: it waits, or is granted. */
export function standingClaim(
  db: Database | Tx,
  { memberId, companyId }: { memberId: number; companyId: number },
): Promise<{ id: number; state: ClaimState } | undefined> {
  return db
    .selectFrom('company_claim')
    .select(['id', 'state'])
    .where('member_id', '=', memberId)
    .where('company_id', '=', companyId)
    .where('state', 'in', ['waiting', 'granted'])
    .executeTakeFirst();
}

/** How many companies a member speaks for, or asks to. */
export async function countStanding(tx: Tx, memberId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('company_claim')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'granted'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives a company up, or takes back that one asks for it. @returns whether there was anything to give up */
export async function leaveCompany(
  { db, clock }: Pick<SiteContext, 'db' | 'clock'>,
  memberId: number,
  claimId: number,
): Promise<boolean> {
  const left = await retried(() =>
    db
      .updateTable('company_claim')
      .set({ state: 'ended', note: '', decided_at: clock.now(), decided_by: null })
      .where('id', '=', claimId)
      .where('member_id', '=', memberId)
      .where('state', 'in', ['waiting', 'granted'])
      .returning('id')
      .executeTakeFirst(),
  );
  return left !== undefined;
}
