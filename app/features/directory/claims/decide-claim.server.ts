import { tellMember } from '#features/accounts/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asSent, problemOfText } from '#platform/i18n/graphemes.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import type { ClaimNews } from './claim-notices.server.ts';
import { addressOnFile, namedCompanies, namesInEach } from './claimed-company.server.ts';
import { type ClaimState, claimReasonMost } from './claims.ts';

/** What staff decide about a claim: it is granted or refused while it waits, and ended once it is granted. */
export interface Decision {
  id: number;
  decision: 'grant' | 'refuse' | 'end';
  /** Why not: its member reads it. */
  reason: string;
}

export type Decided =
  | { outcome: 'decided' }
  | { outcome: 'wrong-reason'; problem: 'missing' | 'too-long' }
  /** A colleague, or the member, was faster. */
  | { outcome: 'not-now' }
  | { outcome: 'forbidden' | 'missing' };

/** From which state, into which one, and what the log calls it. */
const moves = {
  grant: { from: 'waiting', to: 'granted', act: 'company.grant' },
  refuse: { from: 'waiting', to: 'refused', act: 'company.refuse-claim' },
  end: { from: 'granted', to: 'ended', act: 'company.end-claim' },
} as const satisfies Record<Decision['decision'], { from: ClaimState; to: ClaimState; act: string }>;

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock'>;

/**
 * Has a member speak for a company, or not, or no longer. They are told; and a company for which staff have let somebody speak is told at its
 * address on file. What the member wrote to staff is not kept any longer than it waits.
 */
export async function decideClaim(
  site: Needs,
  staff: Staff,
  { id, decision, reason: typed }: Decision,
): Promise<Decided> {
  if (!may(staff, 'write')) return { outcome: 'forbidden' };
  const reason = decision === 'grant' ? '' : asSent(typed);
  const problem = decision === 'grant' ? undefined : problemOfText(reason, claimReasonMost);
  if (problem) return { outcome: 'wrong-reason', problem };
  const { from, to, act } = moves[decision];
  return inTransaction(site.db, async (tx): Promise<Decided> => {
    const claim = await tx
      .selectFrom('company_claim')
      .select(['company_id', 'member_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!claim) return { outcome: 'missing' };
    if (claim.state !== from) return { outcome: 'not-now' };
    const now = site.clock.now();
    await tx
      .updateTable('company_claim')
      .set({ state: to, note: '', reason, decided_at: now, decided_by: staff.id })
      .where('id', '=', id)
      .execute();
    await tell(tx, site, { ...claim, to, reason });
    const about = `claim ${id}`;
    const noted = { before: { state: from }, after: { state: to, company: claim.company_id } };
    await noteAct(tx, { staff, act, about, ...noted, ...(reason && { reason }) }, now);
    return { outcome: 'decided' };
  });
}

interface Told {
  company_id: number;
  member_id: number;
  to: 'granted' | 'refused' | 'ended';
  reason: string;
}

async function tell(
  tx: Tx,
  site: Needs,
  { company_id: companyId, member_id: memberId, to, reason }: Told,
): Promise<void> {
  // Fetched here: seeds come this way outside the bundle, where there are no words.
  const { claimNotice, grantedToSomebody } = await import('./claim-notices.server.ts');
  const names = await namesInEach(tx, companyId);
  const news = (company: string): ClaimNews => (to === 'granted' ? { is: to, company } : { is: to, company, reason });
  await tellMember(tx, site, memberId, (locale: Locale) => claimNotice(site, locale, news(names[locale])));
  const company = (await namedCompanies(tx, [companyId], defaultLocale)).get(companyId);
  const onFile = to === 'granted' ? await addressOnFile(tx, site.settings, companyId) : undefined;
  if (!onFile || !company) return;
  const { channel, address } = onFile.to;
  const words = grantedToSomebody(site, company.lang, company.name);
  await sendMessage(tx, site.settings, site.clock.now(), {
    channel,
    to: address,
    ...words,
    locale: company.lang,
  });
}
