import type { Member } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { projectsFor } from '../counterparts/counterparts.server.ts';
import { projectsForTalks } from '../library/for-talks.server.ts';
import { presentCard } from '../library/present.ts';
import { projectRows } from '../library/queries.server.ts';
import type { ProjectCard } from '../negotiation.ts';
import { namedFilters } from '../searches/named-filters.server.ts';
import { readSearches } from '../searches/saved-searches.server.ts';

/** Projects of a collection that are shown; the newest ones. */
const most = 200;

/** What a member has collected and searches for, and what might fit them besides. */
export async function readCollection(site: SiteContext, member: Member) {
  const { db, locale } = site;
  const kept = await db
    .selectFrom('project_collected')
    .select('project_id as id')
    .where('member_id', '=', member.id)
    .orderBy('at', 'desc')
    .orderBy('project_id')
    .limit(most)
    .execute();
  const ids = kept.map(({ id }) => id);
  const open = await cardsOf(site, ids);
  const names = await projectsForTalks(
    db,
    ids.filter((id) => !open.has(id)),
    locale,
  );
  const searches = await readSearches(db, member.id);
  const cards = [...open.values()];
  const fitting = await projectsFor(site, member, {
    industries: [
      ...cards.map(({ industry }) => industry),
      ...searches.flatMap(({ filters }) => filters.industry ?? []),
    ],
    countries: searches.flatMap(({ filters }) => filters.region ?? []),
    words: searches.flatMap(({ filters }) => filters.name || []),
  });
  return {
    collected: ids.flatMap((id) => open.get(id) ?? []),
    gone: ids.flatMap((id) => names.get(id) ?? []).map(({ id, name, lang }) => ({ id, name, lang })),
    searches: searches.map(({ key, tells, href, filters }) => ({
      key,
      tells,
      href,
      named: namedFilters(filters, locale),
    })),
    fitting: fitting.filter(({ side }) => !open.has(side.id)),
  };
}

async function cardsOf({ db, locale }: SiteContext, ids: number[]): Promise<Map<number, ProjectCard>> {
  if (ids.length === 0) return new Map();
  const rows = await projectRows(db, { locale }, { limit: ids.length }, (listing) => listing.where('p.id', 'in', ids));
  return new Map(rows.map((row) => [row.id, presentCard(row, locale)]));
}
