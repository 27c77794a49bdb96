import { memberCall, withinLimitOrRefuse } from '#features/accounts/index.server.ts';
import { newApi, replyOne, replyPage } from '#platform/http/api.ts';
import { wrongField } from '#platform/http/api-errors.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { refusedProject } from '../api-refusals.ts';
import { fullContact } from '../library/present.ts';
import { readProject } from '../library/queries.server.ts';
import { readFilters } from '../library/read-filters.server.ts';
import { negotiationLimits } from '../limits.server.ts';
import { readSearches, removeSearch, type SavedSearch, saveSearch } from '../searches/saved-searches.server.ts';
import * as calls from './api-calls.ts';
import { cancelCollection, collectProject, isCollected } from './collect-project.server.ts';

/** What members do with projects of others: collect them, see contacts, keep searches. Nothing here is kept by a cache. */
export const projectCollectionApi = newApi();

projectCollectionApi.openapi(memberCall(calls.collectCall), async (c) => {
  const { site, member } = c.var;
  await withinLimitOrRefuse(site, negotiationLimits.project, member);
  const collected = await collectProject(site, member.id, c.req.valid('json').projectId);
  if (collected !== 'collected') throw refusedProject(collected === 'own' ? 'own' : 'collect-failed');
  return replyOne(c, {});
});

projectCollectionApi.openapi(memberCall(calls.cancelCall), async (c) => {
  const { site, member } = c.var;
  await withinLimitOrRefuse(site, negotiationLimits.project, member);
  const cancelled = await cancelCollection(site, member.id, c.req.valid('json').projectId);
  if (cancelled !== 'cancelled') throw refusedProject('cancel-failed');
  return replyOne(c, {});
});

projectCollectionApi.openapi(memberCall(calls.collectedCall), async (c) => {
  const { site, member } = c.var;
  return replyOne(c, { collected: await isCollected(site, member.id, c.req.valid('query').id) });
});

projectCollectionApi.openapi(memberCall(calls.contactCall), async (c) => {
  const { site, member } = c.var;
  await withinLimitOrRefuse(site, negotiationLimits.contact, member);
  const { db, locale, settings } = site;
  const row = await readProject(db, c.req.valid('json').projectId, locale);
  if (!row) throw new Refusal(404);
  return replyOne(c, fullContact(row, locale, settings));
});

projectCollectionApi.openapi(memberCall(calls.saveSearchCall), async (c) => {
  const { site, member } = c.var;
  await withinLimitOrRefuse(site, negotiationLimits.savedSearch, member);
  const filters = readFilters(new URLSearchParams(c.req.valid('json').query));
  if (!filters) throw wrongField(422, 'query', 'unknown');
  const saved = await saveSearch(site, member.id, filters);
  if (!saved) throw refusedProject('too-many-searches');
  return replyOne(c, presentSearch(site, saved));
});

projectCollectionApi.openapi(memberCall(calls.removeSearchCall), async (c) => {
  const { site, member } = c.var;
  await withinLimitOrRefuse(site, negotiationLimits.savedSearch, member);
  const removed = await removeSearch(site.db, member.id, c.req.valid('json').key);
  if (!removed) throw new Refusal(404);
  return replyOne(c, {});
});

projectCollectionApi.openapi(memberCall(calls.searchesCall), async (c) => {
  const { site, member } = c.var;
  const searches = await readSearches(site.db, member.id);
  return replyPage(
    c,
    searches.map((search) => presentSearch(site, search)),
    c.req.valid('query'),
  );
});

function presentSearch({ locale }: SiteContext, { key, query, tells, href }: SavedSearch) {
  return { key, query, tells, url: localHref(locale, href) };
}
