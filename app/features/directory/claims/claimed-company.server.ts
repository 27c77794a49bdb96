import { maskReachable, type Reachable, readReachable } from '#features/accounts/index.server.ts';
import { countryName } from '#features/editions/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { companyName } from '../company-rows.server.ts';
import { maskContacts } from '../contacts.ts';
import { type CompanyKind, companyHref } from '../directory.ts';

/** A company as members and staff are told of it who have to do with it. */
export interface NamedCompany {
  id: number;
  kind: CompanyKind;
  name: string;
  lang: Locale;
  /** Its page, without language prefix. */
  href: string;
  countryName: string;
}

/** Companies that readers see, by their ids. */
export async function namedCompanies(
  db: Database | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, NamedCompany>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('company as c')
    .innerJoinLateral(
      (eb) => companyName(eb, locale),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.kind', 'c.country_code', 'called.name', 'called.locale as lang'])
    .where('c.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ country_code, ...row }) => [
      row.id,
      { ...row, href: companyHref(row.kind, row.id), countryName: countryName(country_code, locale) },
    ]),
  );
}

/** What a company is called in each language, for whoever is written to in it; its number, where readers do not see it. */
export async function namesInEach(tx: Tx, id: number): Promise<Record<Locale, string>> {
  const names = inEach(() => String(id));
  for (const locale of locales) {
    const company = (await namedCompanies(tx, [id], locale)).get(id);
    if (company) names[locale] = company.name;
  }
  return names;
}

/** Where a company is reached by what is on file, and how that is shown to somebody who has yet to prove that it is theirs. */
export interface OnFile {
  to: Reachable;
  /** Masked: `e•••@•••.example`. */
  shown: string;
}

type Keys = Pick<Settings, 'DEMO' | 'SMS_URL' | 'SMTP_URL'>;

/** Its mail, or its phone where this site sends no mail; undefined where it can be reached by neither. */
export async function addressOnFile(db: Database | Tx, settings: Keys, companyId: number): Promise<OnFile | undefined> {
  const row = await db.selectFrom('company').select(['phone', 'mail']).where('id', '=', companyId).executeTakeFirst();
  if (!row) return undefined;
  const open = channelsOf(settings);
  const reached = [row.mail, row.phone].flatMap((address) => readReachable(address) ?? []);
  const to = reached.find(({ channel }) => open.includes(channel));
  if (!to) return undefined;
  const masked = maskContacts({ ...row, contact: '' });
  return { to, shown: to.channel === 'email' ? masked.mail : maskReachable(to) };
}

/** A company that somebody wants to show to be theirs; undefined where readers see none of that id. */
export async function companyToClaim(
  { db, settings, locale }: Pick<SiteContext, 'db' | 'settings' | 'locale'>,
  id: number,
): Promise<{ company: NamedCompany; onFile: OnFile | undefined } | undefined> {
  const company = (await namedCompanies(db, [id], locale)).get(id);
  return company && { company, onFile: await addressOnFile(db, settings, id) };
}
