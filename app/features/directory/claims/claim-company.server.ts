import {
  type Member,
  type Reachable,
  sendMemberCode,
  spendCode,
  takeBackUse,
  withinLimit,
} from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asSent, problemOfText } from '#platform/i18n/graphemes.ts';
import { addressOnFile, namedCompanies } from './claimed-company.server.ts';
import { mostClaims, noteMost } from './claims.ts';
import { directoryLimits } from './limits.server.ts';
import { countStanding, standingClaim } from './own-companies.server.ts';

/** Which company a member says is theirs, and the code by which they show it. */
export interface CodeClaim {
  companyId: number;
  /** Where the code was sent. */
  to: Reachable;
  codeId: string | undefined;
  /** As it was typed. */
  code: string;
}

export type Claimed =
  | { outcome: 'granted' }
  /** The code is wrong or too old, or the address on file is another one by now. */
  | { outcome: 'wrong' }
  /** They have as many as one may. */
  | { outcome: 'too-many' }
  /** Readers see no such company. */
  | { outcome: 'missing' };

/** Sends the code by which a member shows that a company is theirs, to the address on file. */
export function sendClaimCode(
  site: SiteContext,
  member: Member,
  asking: { to: Reachable; request: Request; instead: string | undefined },
) {
  return sendMemberCode(site, member, directoryLimits.claimCode, { ...asking, purpose: 'company' });
}

/**
 * Has a member speak for a company whose address on file has received a code. A wrong one counts as a try of that code, and five are all it
 * bears; what waits for staff of the same company is granted with it.
 */
export async function claimByCode(
  site: SiteContext,
  member: Member,
  { companyId, to, codeId, code }: CodeClaim,
): Promise<Claimed> {
  return inTransaction(site.db, async (tx): Promise<Claimed> => {
    // Looked at before: what is thrown away afterwards would take the try with it.
    const onFile = await addressOnFile(tx, site.settings, companyId);
    const right = await spendCode(tx, site, { purpose: 'company', to, code, codeId });
    if (!right || onFile?.to.address !== to.address) return { outcome: 'wrong' };
    await holdCompany(tx, companyId);
    if (!(await namedCompanies(tx, [companyId], site.locale)).has(companyId)) return { outcome: 'missing' };
    return grant(tx, member, companyId, site.clock.now());
  });
}

async function grant(tx: Tx, member: Member, companyId: number, now: Date): Promise<Claimed> {
  await holdMember(tx, member.id);
  const shown = { state: 'granted', shown_by: 'code', note: '', decided_at: now } as const;
  const standing = await standingClaim(tx, { memberId: member.id, companyId });
  if (standing?.state === 'granted') return { outcome: 'granted' };
  if (standing) {
    await tx.updateTable('company_claim').set(shown).where('id', '=', standing.id).execute();
    return { outcome: 'granted' };
  }
  if ((await countStanding(tx, member.id)) >= mostClaims) return { outcome: 'too-many' };
  await tx
    .insertInto('company_claim')
    .values({ company_id: companyId, member_id: member.id, asked_at: now, ...shown })
    .execute();
  return { outcome: 'granted' };
}

export type AskedStaff =
  | { outcome: 'asked' }
  | { outcome: 'wrong-note'; problem: 'missing' | 'too-long' }
  /** They speak for it, or have asked already. */
  | { outcome: 'standing' }
  | { outcome: 'too-many' }
  | { outcome: 'too-often'; retryAfter: number }
  | { outcome: 'missing' };

/** Asks staff for a company whose address on file a member cannot read. @param typed what they tell staff, for these to decide by */
export async function askStaffForCompany(
  site: SiteContext,
  member: Member,
  { companyId, note: typed }: { companyId: number; note: string },
): Promise<AskedStaff> {
  const note = asSent(typed);
  const problem = problemOfText(note, noteMost);
  if (problem) return { outcome: 'wrong-note', problem };
  const permit = await withinLimit(site, directoryLimits.claim, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const asked = await inTransaction(site.db, (tx) => ask(tx, site, member, { companyId, note }));
  if (asked.outcome !== 'asked') await takeBackUse(site, directoryLimits.claim, `member ${member.id}`);
  return asked;
}

async function ask(
  tx: Tx,
  { clock, locale }: SiteContext,
  member: Member,
  { companyId, note }: { companyId: number; note: string },
): Promise<AskedStaff> {
  await holdCompany(tx, companyId);
  if (!(await namedCompanies(tx, [companyId], locale)).has(companyId)) return { outcome: 'missing' };
  await holdMember(tx, member.id);
  if (await standingClaim(tx, { memberId: member.id, companyId })) return { outcome: 'standing' };
  if ((await countStanding(tx, member.id)) >= mostClaims) return { outcome: 'too-many' };
  await tx
    .insertInto('company_claim')
    .values({
      ...{ company_id: companyId, member_id: member.id, note, asked_at: clock.now() },
      ...{ state: 'waiting' as const, shown_by: 'staff' as const },
    })
    .execute();
  return { outcome: 'asked' };
}

/** Whoever makes the company another's at once comes before or after: no claim stays on one that has gone. */
async function holdCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forShare().execute();
}

/** Of two requests of one member at once the second sees what the first has left. */
async function holdMember(tx: Tx, memberId: number): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
}
