import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { directoryLimits } from '../claims/limits.server.ts';
import { speaksFor } from '../claims/own-companies.server.ts';
import type { CompanyKind } from '../directory.ts';
import { changeOf } from './changes.ts';
import { seenCompany } from './seen-company.server.ts';
import { checkTyped, type TypedCompany } from './typed-company.server.ts';

/** What a member wants to have changed of a company of theirs. */
export interface Sending {
  companyId: number;
  kind: CompanyKind;
  typed: TypedCompany;
  /** Of the request that waited as the form was opened; 0 where none did. */
  version: number;
}

export type Sent =
  | { outcome: 'sent' }
  | { outcome: 'invalid'; errors: Record<string, string> }
  /** It says what readers see. */
  | { outcome: 'nothing' }
  /** A colleague has sent something since, or staff have decided. */
  | { outcome: 'changed' }
  | { outcome: 'too-often'; retryAfter: number }
  /** The company is not theirs, or readers see it no longer. */
  | { outcome: 'missing' };

/**
 * Asks staff to have a company changed; what readers see stays until they have. Of one company one request waits: whoever sends another changes
 * that one, and never over one that they have not seen.
 */
export async function sendChange(site: SiteContext, member: Member, sending: Sending): Promise<Sent> {
  const permit = await withinLimit(site, directoryLimits.companyChange, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return inTransaction(site.db, (tx) => sendWithin(tx, site, member, sending));
}

async function sendWithin(
  tx: Tx,
  site: SiteContext,
  member: Member,
  { companyId, kind, typed, version }: Sending,
): Promise<Sent> {
  // Of two of one company at once the second sees what the first has sent.
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
  if (!(await speaksFor(tx, { memberId: member.id, companyId }))) return { outcome: 'missing' };
  const seen = await seenCompany(tx, kind, companyId);
  if (!seen || Object.keys(seen.texts).length === 0) return { outcome: 'missing' };
  const read = checkTyped(kind, typed, seen, site.locale);
  if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
  const waiting = await waitingChange(tx, companyId);
  if ((waiting?.version ?? 0) !== version) return { outcome: 'changed' };
  const change = changeOf(seen, read.wished);
  if (!change) return { outcome: 'nothing' };
  const row = {
    ...{ began: JSON.stringify(change.began), wanted: JSON.stringify(change.wanted) },
    ...{ member_id: member.id, locale: site.locale, version: version + 1, sent_at: site.clock.now() },
  };
  if (waiting) await tx.updateTable('company_change').set(row).where('id', '=', waiting.id).execute();
  else
    await tx
      .insertInto('company_change')
      .values({ company_id: companyId, state: 'waiting', ...row })
      .execute();
  return { outcome: 'sent' };
}

function waitingChange(tx: Tx, companyId: number) {
  return tx
    .selectFrom('company_change')
    .select(['id', 'version'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

/** Takes back what waits of a company, where it is still what was read. @returns whether it was */
export async function takeChangeBack(
  { db, clock }: Pick<SiteContext, 'db' | 'clock'>,
  member: Member,
  { companyId, version }: { companyId: number; version: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await speaksFor(tx, { memberId: member.id, companyId }))) return false;
    const taken = await tx
      .updateTable('company_change')
      .set({ state: 'withdrawn', decided_at: clock.now() })
      .where('company_id', '=', companyId)
      .where('state', '=', 'waiting')
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  });
}
