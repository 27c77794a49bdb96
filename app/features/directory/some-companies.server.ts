import { countryName } from '#features/editions/index.server.ts';
import { standCode } from '#features/halls/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { companyName } from './company-rows.server.ts';
import { type CompanyCard, type CompanyKind, companyHref, companyWeave } from './directory.ts';
import { cellsOfSite } from './list/counts.server.ts';
import { sumsBy } from './list/list-counts.ts';
import { companiesHref } from './list-filters.ts';
import { industryName } from './present.ts';
import { companyCards } from './queries.server.ts';

/** Some companies of a longer list, how many there are, and where all of them are. */
export interface SomeCompanies {
  companies: CompanyCard[];
  total: number;
  /** The list, without language prefix. */
  href: string;
}

/** Who has a stand. */
export interface StandHolder {
  id: number;
  name: string;
  lang: Locale;
  href: string;
  weave: string;
  country: string;
  countryName: string;
  industry: number;
  industryName: string;
}

/** The exhibitors by their stands: `W2-A07`. */
export async function exhibitorsOfStands(db: Database, locale: Locale): Promise<Map<string, StandHolder>> {
  const rows = await db
    .selectFrom('company_stand as s')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .innerJoinLateral(
      (eb) => companyName(eb, locale),
      (join) => join.onTrue(),
    )
    .select([
      's.hall_code as hall',
      's.number',
      'c.id',
      'c.key',
      'c.country_code as country',
      'c.industry_id as industry',
      'called.name',
      'called.locale as lang',
    ])
    .execute();
  return new Map(
    rows.map(({ hall, number, key, ...row }) => {
      const { id, country, industry } = row;
      const holder = {
        ...row,
        href: companyHref('exhibitor', id),
        weave: companyWeave(key),
        countryName: countryName(country, locale),
        industryName: industryName(industry, locale),
      };
      return [standCode({ hall, number }), holder];
    }),
  );
}

/** What some exhibitors are called, in the best language there is; those that nobody sees are missing. */
export async function namesOfExhibitors(
  db: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, Pick<StandHolder, 'name' | 'lang'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('company as c')
    .innerJoinLateral(
      (eb) => companyName(eb, locale),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'called.name', 'called.locale as lang'])
    .where('c.kind', '=', 'exhibitor')
    .where('c.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...called }) => [id, called]));
}

/** What counting needs of the site: the counts are kept there. */
type Counting = Pick<SiteContext, 'db' | 'kept'>;

/** How many exhibitors each country has, by ISO 3166 code; countries without any are missing. */
export async function exhibitorsByCountry(site: Counting): Promise<Map<string, number>> {
  return sumsBy(await cellsOfSite(site, 'exhibitor'), ({ country }) => country);
}

/** How many exhibitors each industry has, by id of the dictionary; industries without any are missing. */
export async function exhibitorsByIndustry(site: Counting): Promise<Map<number, number>> {
  return sumsBy(await cellsOfSite(site, 'exhibitor'), ({ industry }) => industry);
}

/** What reading some companies needs of the site. */
type Reading = Pick<SiteContext, 'db' | 'kept' | 'locale'>;

interface OfCountry {
  /** ISO 3166 code. */
  country: string;
  limit: number;
}

/** Exhibitors of a country by name. */
export function exhibitorsOfCountry(site: Reading, wanted: OfCountry): Promise<SomeCompanies> {
  return some(site, 'exhibitor', wanted);
}

/** Buyers of a country by name. */
export function buyersOfCountry(site: Reading, wanted: OfCountry): Promise<SomeCompanies> {
  return some(site, 'buyer', wanted);
}

/** Exhibitors of an industry (id of the dictionary) by name. */
export function exhibitorsOfIndustry(
  site: Reading,
  wanted: { industry: number; limit: number },
): Promise<SomeCompanies> {
  return some(site, 'exhibitor', wanted);
}

/** The exhibitors written last, as cards. */
export function latestExhibitors(
  db: Database,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<CompanyCard[]> {
  return companyCards(db, { kind: 'exhibitor', locale }, { sort: 'newest', limit });
}

async function some(
  site: Reading,
  kind: CompanyKind,
  { country, industry, limit }: { country?: string; industry?: number; limit: number },
): Promise<SomeCompanies> {
  const { db, locale } = site;
  const countries = country === undefined ? undefined : [country];
  const [companies, cells] = await Promise.all([
    companyCards(db, { kind, locale, countries, industry }, { limit }),
    cellsOfSite(site, kind),
  ]);
  const total = cells
    .filter((cell) => (country ?? cell.country) === cell.country && (industry ?? cell.industry) === cell.industry)
    .reduce((sum, { count }) => sum + count, 0);
  return { companies, total, href: companiesHref(kind, { country, industry }) };
}
