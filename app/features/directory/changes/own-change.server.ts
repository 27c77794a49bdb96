import type { Member } from '#features/accounts/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { eachText, inEach } from '#platform/i18n/texts.ts';
import { namedCompanies } from '../claims/claimed-company.server.ts';
import { speaksFor } from '../claims/own-companies.server.ts';
import type { CompanyKind } from '../directory.ts';
import { type ChangeState, type CompanyFields, fieldsById, withChanged } from './changes.ts';
import { kindOfCompany, seenCompany } from './seen-company.server.ts';
import { type TypedCompany, typedOf } from './typed-company.server.ts';

/** What was last asked to have changed of a company. */
export interface LastChange {
  state: ChangeState;
  /** When it was sent, or decided: ISO 8601, venue time. */
  at: string;
  /** How many fields it is about, and how many of them were approved. */
  fields: number;
  taken: number;
  /** Why not all of it; empty where nobody said. */
  reason: string;
}

/** A company of a member, as its form shows it: what readers see, with what waits laid over it. */
export interface OwnEntry {
  kind: CompanyKind;
  fields: CompanyFields;
  /** Of the request that waits; 0 where none does. */
  version: number;
  last: LastChange | undefined;
}

/** What a member may have changed of a company; undefined where it is not theirs, or readers see it no longer. */
export async function ownEntry(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  member: Member,
  companyId: number,
): Promise<OwnEntry | undefined> {
  if (!(await speaksFor(db, { memberId: member.id, companyId }))) return undefined;
  const kind = await kindOfCompany(db, companyId);
  const isSeen = (await namedCompanies(db, [companyId], locale)).has(companyId);
  const seen = kind && isSeen ? await seenCompany(db, kind, companyId) : undefined;
  if (!kind || !seen) return undefined;
  const row = await db
    .selectFrom('company_change')
    .select(['state', 'version', 'wanted', 'sent_at', 'decided_at', 'taken', 'reason'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const waiting = row?.state === 'waiting' ? row : undefined;
  return {
    kind,
    fields: waiting ? laidOver(seen, waiting.wanted) : seen,
    version: waiting?.version ?? 0,
    last: row && {
      ...{ state: row.state, reason: row.reason, taken: row.taken.length },
      at: venueIso(row.decided_at ?? row.sent_at),
      fields: fieldsById(row.wanted).size,
    },
  };
}

/**
 * A form that somebody has filled in while a colleague sent theirs: what it leaves as readers see it is as the colleague wants it, so that sending it
 * again drops nothing of theirs that it did not mean to.
 */
export async function withColleagues(
  site: Pick<SiteContext, 'db' | 'locale'>,
  member: Member,
  { companyId, typed }: { companyId: number; typed: TypedCompany },
): Promise<TypedCompany> {
  const entry = await ownEntry(site, member, companyId);
  const seen = entry && (await seenCompany(site.db, entry.kind, companyId));
  if (!entry || !seen) return typed;
  const [now, theirs] = [typedOf(entry.kind, seen), typedOf(entry.kind, entry.fields)];
  type Form = Record<string, string>;
  const keep = (own: Form, of: Form, wished: Form): Form =>
    Object.fromEntries(
      Object.entries(own).map(([name, text]) => [name, text === of[name] ? (wished[name] ?? '') : text]),
    );
  return {
    shared: keep(typed.shared, now.shared, theirs.shared),
    texts: inEach((locale) => keep(typed.texts[locale], now.texts[locale], theirs.texts[locale])),
  };
}

/** How the last request of each of some companies stands, by company. */
export async function lastChanges(
  { db }: Pick<SiteContext, 'db'>,
  companyIds: readonly number[],
): Promise<Map<number, ChangeState>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('company_change')
    .distinctOn('company_id')
    .select(['company_id', 'state'])
    .where('company_id', 'in', companyIds)
    .orderBy('company_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ company_id, state }) => [company_id, state]));
}

function laidOver(seen: CompanyFields, wanted: CompanyFields): CompanyFields {
  return {
    shared: withChanged(seen.shared, wanted.shared),
    texts: {
      ...seen.texts,
      ...eachText(wanted.texts, (changed, locale) => withChanged(seen.texts[locale] ?? {}, changed)),
    },
  };
}
