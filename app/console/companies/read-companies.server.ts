import type { Staff } from '#features/staff/index.server.ts';
import { inboxLines } from '#platform/feature/inbox-line.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { queuesFor } from '../inbox/queues.server.ts';
import { namedThings } from '../shown/named-things.server.ts';
import { kindsRail } from '../shown/rail.server.ts';
import { readTraits } from './alike/keep-traits.server.ts';
import { countAlike, listAlike } from './alike/list-alike.server.ts';
import { type CompanyView, companiesPath, companyDeeds, companyViews } from './company-path.ts';
import { countMerges, listMerges, mergesAtOnce } from './merging/list-merges.server.ts';

/** So many requests of members are shown; the inbox has all. */
const requestsShown = 50;

/** All that the page shows: pairs that look alike, what members ask for, or merges. Views that somebody may not decide on are not theirs. */
export async function readCompanies(site: SiteContext, staff: Staff, query: URLSearchParams) {
  const { db } = site;
  await readTraits(db);
  const queues = queuesFor(staff).filter(({ name }) => name === 'changes' || name === 'claims');
  const views = companyViews.filter(
    (view) => view === 'alike' || view === 'merged' || queues.some(({ name }) => name === view),
  );
  const view = views.find((each) => each === query.get('view')) ?? 'alike';
  const after = query.get('after') ?? undefined;
  const queue = queues.find(({ name }) => name === view);
  return {
    rail: await kindsRail(site),
    view,
    counts: await countsOf(site, staff, views),
    pairs: view === 'alike' ? await pairsOf(site, after) : undefined,
    requests: queue && (await inboxLines(site, queue, await queue.waiting(site, { limit: requestsShown }))),
    merges: view === 'merged' ? await mergesOf(site, after) : undefined,
    done: companyDeeds.find((deed) => deed === query.get('done')),
  };
}

export type CompaniesPage = Awaited<ReturnType<typeof readCompanies>>;

async function countsOf(
  site: SiteContext,
  staff: Staff,
  views: readonly CompanyView[],
): Promise<{ view: CompanyView; count: number }[]> {
  const count = async (view: CompanyView) => {
    if (view === 'alike') return countAlike(site.db);
    if (view === 'merged') return countMerges(site);
    return (
      queuesFor(staff)
        .find(({ name }) => name === view)
        ?.count(site.db) ?? 0
    );
  };
  return Promise.all(views.map(async (view) => ({ view, count: await count(view) })));
}

async function pairsOf(site: SiteContext, asked: string | undefined) {
  const { pairs, after } = await listAlike(site.db, asked);
  const ids = pairs.flatMap(({ one, other }) => [one, other]);
  const names = await namedThings(site.db, [...new Set(ids)], site.locale);
  return {
    rows: pairs.flatMap(({ one, other, traits }) => {
      const [first, second] = [names.get(one), names.get(other)];
      return first && second ? [{ one: first, other: second, traits }] : [];
    }),
    older: after && companiesPath('alike', after),
  };
}

async function mergesOf(site: SiteContext, asked: string | undefined) {
  const before = asked && /^\d{1,15}$/.test(asked) ? Number(asked) : undefined;
  const rows = await listMerges(site, { before });
  const last = rows.length === mergesAtOnce ? rows.at(-1) : undefined;
  return { rows, older: last && companiesPath('merged', String(last.id)) };
}
