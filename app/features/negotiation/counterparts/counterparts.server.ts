import type { Member } from '#features/accounts/index.server.ts';
import { type CompanyCard, readBuyersPage, readExhibitorsPage } from '#features/directory/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isBlank } from '#platform/i18n/graphemes.ts';
import { languagesFor } from '#platform/i18n/locale.ts';
import { piecesOf } from '#platform/search-index/pieces.ts';
import { presentCard } from '../library/present.ts';
import { withName } from '../library/project-rows.server.ts';
import { projectRows } from '../library/queries.server.ts';
import type { ProjectCard } from '../negotiation.ts';
import type { OwnProject } from '../project/own-projects.server.ts';
import { bestOf, type Fit, fitOf, itemsOf, wordsOf } from './counterparts.ts';

export interface Counterpart<Side> {
  side: Side;
  fit: Fit;
}

/** So many are shown. */
const most = 8;
/** Words by which others are looked for. */
const mostWords = 5;

/**
 * Companies of the directory that might fit a project: buyers who look for what it offers, and exhibitors who show what it
 * looks for; of its industry, and found by the words of its name.
 */
export async function companiesFor(site: SiteContext, { sheet }: OwnProject): Promise<Counterpart<CompanyCard>[]> {
  const locale = languagesFor(site.locale).find((each) => !isBlank(sheet.texts[each].name));
  if (!locale) return [];
  const reader = { ...site, locale, tags: new Set<string>() };
  const { name, introduction, cooperationRequirement } = sheet.texts[locale];
  const queries = [{ industry: sheet.industry }, ...keywordsOf(name).map((keyword) => ({ keyword }))];
  const pages = await Promise.all(
    queries.flatMap((query) => {
      const url = new URL(`http://site/?${new URLSearchParams(Object.entries(query))}`);
      return [readBuyersPage(reader, url), readExhibitorsPage(reader, url)];
    }),
  );
  const companies = new Map(pages.flatMap((page) => page.companies.map((each) => [each.id, each])));
  return bestOf(
    [...companies.values()],
    (company) =>
      fitOf({
        wanted: company.line,
        title: company.kind === 'buyer' ? name : '',
        offered: company.kind === 'buyer' ? introduction : cooperationRequirement,
        sameIndustry: String(company.industry) === sheet.industry,
        sameCountry: company.country === sheet.region,
      }),
    most,
  );
}

/** What a member is known to look for. */
interface Wishes {
  industries: readonly number[];
  countries: readonly string[];
  /** What their searches look for by name. */
  words: readonly string[];
}

/**
 * Projects that might fit a member: by what their company looks for in the directory, and by what they search and collect.
 * Their own are left out.
 */
export async function projectsFor(
  site: SiteContext,
  member: Member,
  wishes: Wishes,
): Promise<Counterpart<ProjectCard>[]> {
  const needs = await needsOf(site, member);
  const wanted = [needs?.line ?? '', ...wishes.words].filter(Boolean).join(', ');
  const industries = new Set([...wishes.industries, ...(needs ? [needs.industry] : [])]);
  const countries = new Set([...wishes.countries, ...(member.country ? [member.country] : [])]);
  const { locale, db, clock } = site;
  const cut = { limit: 20 };
  const notOwn = (row: { ownerId: number | null }) => row.ownerId !== member.id;
  const byWord = itemsOf(wanted)
    .flatMap(keywordsOf)
    .slice(0, mostWords)
    .map((name) =>
      projectRows(db, { locale }, cut, (listing) => withName(listing, { name, locale, now: clock.now() })),
    );
  const byIndustry = [...industries].map((industry) => projectRows(db, { locale, industry }, cut));
  const rows = new Map(
    (await Promise.all([...byWord, ...byIndustry]))
      .flat()
      .filter(notOwn)
      .map((row) => [row.id, row]),
  );
  const best = bestOf(
    [...rows.values()],
    (row) =>
      fitOf({
        wanted,
        title: row.name,
        offered: row.introduction,
        sameIndustry: industries.has(row.industry),
        sameCountry: countries.has(row.region),
      }),
    most,
  );
  return best.map(({ side, fit }) => ({ side: presentCard(side, locale), fit }));
}

/** The buyer of the directory that bears the name of a member's company. */
async function needsOf(site: SiteContext, { company }: Member): Promise<CompanyCard | undefined> {
  if (company.trim() === '') return undefined;
  const url = new URL(`http://site/?${new URLSearchParams({ keyword: company })}`);
  const { companies } = await readBuyersPage({ ...site, tags: new Set() }, url);
  return companies.find(({ name }) => name.toLowerCase() === company.trim().toLowerCase());
}

/** The words of a name that mean something, the longest first. */
function keywordsOf(name: string): string[] {
  const words = piecesOf(name).flatMap(({ kind, folded }) => (kind === 'han' ? chunks(folded) : [folded]));
  return words
    .filter((word) => wordsOf(word).length > 0)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords);
}

/** Chinese is looked for by two characters at a time. */
function chunks(han: string): string[] {
  return [...han].flatMap((_, i) => (i % 2 === 0 ? [han.slice(i, i + 2)] : [])).filter((each) => each.length === 2);
}
