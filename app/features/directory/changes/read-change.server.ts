import { membersById, tellMember } from '#features/accounts/index.server.ts';
import { staffById } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { addressOnFile, type NamedCompany, namedCompanies, namesInEach } from '../claims/claimed-company.server.ts';
import { speaksFor } from '../claims/own-companies.server.ts';
import type { CompanyKind } from '../directory.ts';
import type { ChangeState, CompanyFields } from './changes.ts';

/** What a company asks to have changed, as staff read it. */
export interface ReadChange {
  id: number;
  companyId: number;
  kind: CompanyKind;
  state: ChangeState;
  version: number;
  since: Date;
  /** Of the page on which it was written. */
  locale: Locale;
  /** What readers saw of the fields as they were changed, and what they are to see. */
  began: CompanyFields;
  wanted: CompanyFields;
  memberId: number | null;
  decidedAt: Date | null;
  decidedBy: number | null;
  /** Names of the fields that were approved. */
  taken: string[];
  reason: string;
}

function changeRows(db: Database | Tx, id: number) {
  return db
    .selectFrom('company_change as change')
    .innerJoin('company', 'company.id', 'change.company_id')
    .select(['change.id', 'change.company_id as companyId', 'company.kind', 'change.state', 'change.version'])
    .select(['change.sent_at as since', 'change.locale', 'change.began', 'change.wanted', 'change.taken'])
    .select(['change.member_id as memberId', 'change.decided_at as decidedAt', 'change.decided_by as decidedBy'])
    .select('change.reason')
    .where('change.id', '=', id);
}

/** What a company asks for, whatever has become of it; undefined where there is none of that number. */
export function readChange(db: Database, id: number): Promise<ReadChange | undefined> {
  return changeRows(db, id).executeTakeFirst();
}

/** The same, held for the transaction: of two who decide at once the second finds what the first has decided. */
export function holdChange(tx: Tx, id: number): Promise<ReadChange | undefined> {
  return changeRows(tx, id).forUpdate('change').executeTakeFirst();
}

/** Who asks, and who has decided, as a page shows it. */
export async function peopleOfChange(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  { companyId, memberId, state, decidedAt, decidedBy, reason }: ReadChange,
): Promise<{
  company: NamedCompany | undefined;
  member: string;
  /** Whether whoever asks still speaks for the company. */
  isTheirs: boolean;
  decision: { is: string; by: string | undefined; at: string; note: string } | undefined;
}> {
  const member = memberId === null ? undefined : (await membersById(db, [memberId])).get(memberId);
  const by = decidedBy === null ? undefined : (await staffById(db, decidedBy))?.name;
  return {
    company: (await namedCompanies(db, [companyId], locale)).get(companyId),
    member: member?.name ?? '',
    isTheirs: memberId !== null && (await speaksFor(db, { memberId, companyId })),
    decision: decidedAt === null ? undefined : { is: state, by, at: venueIso(decidedAt), note: reason },
  };
}

/** What staff have decided. */
export interface Settlement {
  state: 'approved' | 'partly' | 'refused';
  /** Names of the fields that were approved. */
  taken: readonly string[];
  reason: string;
  /** Readers see some of it only once it has been reviewed. */
  isReviewed: boolean;
  by: number;
}

/**
 * Writes down what was decided, and tells whoever asked: the member as their profile says, and where they have gone the company at its address
 * on file, in the language in which it was written.
 */
export async function settleChange(
  tx: Tx,
  site: Pick<SiteContext, 'settings' | 'clock'>,
  { id, companyId, memberId, locale }: ReadChange,
  { state, taken, reason, isReviewed, by }: Settlement,
): Promise<void> {
  const now = site.clock.now();
  await tx
    .updateTable('company_change')
    .set({ state, taken: [...taken], reason, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .execute();
  // Fetched here: seeds come this way outside the bundle, where there are no words.
  const { changeNotice } = await import('./change-notices.server.ts');
  const names = await namesInEach(tx, companyId);
  const words = (language: Locale) =>
    changeNotice(site, language, { companyId, company: names[language], is: state, isReviewed, reason });
  if (memberId !== null && (await tellMember(tx, site, memberId, words))) return;
  const onFile = await addressOnFile(tx, site.settings, companyId);
  if (!onFile) return;
  const { channel, address } = onFile.to;
  await sendMessage(tx, site.settings, now, { channel, to: address, ...words(locale), locale });
}
