import type { Context } from 'hono';
import { memberOf } from '#features/accounts/index.server.ts';
import { type ApiEnv, newApi, replyOne, replyPage } from '#platform/http/api.ts';
import { refuse, refuseField } from '#platform/http/api-errors.ts';
import { localHref } from '#platform/i18n/address.ts';
import { askedBy } from './api-asking.ts';
import { refuseProject } from './api-refusals.ts';
import { cancelCollection, collectProject, isCollected } from './collect-project.server.ts';
import * as calls from './collection-calls.ts';
import { fullContact } from './present.ts';
import { readProject } from './queries.server.ts';
import { readFilters } from './read-filters.server.ts';
import { readSearches, removeSearch, type SavedSearch, saveSearch } from './saved-searches.server.ts';

/** What members do with projects of others: collect them, see contacts, keep searches. Nothing here is kept by a cache. */
export const projectCollectionApi = newApi();

type Call = Context<ApiEnv>;

projectCollectionApi.openapi(calls.collectCall, async (c) => {
  const asked = await askedBy(c, 'project');
  if ('refusal' in asked) return asked.refusal;
  const collected = await collectProject(c.var.site, asked.member.id, c.req.valid('json').projectId);
  if (collected === 'own') return refuseProject(c, 'own');
  return collected === 'collected' ? replyOne(c, {}) : refuseProject(c, 'collect-failed');
});

projectCollectionApi.openapi(calls.cancelCall, async (c) => {
  const asked = await askedBy(c, 'project');
  if ('refusal' in asked) return asked.refusal;
  const cancelled = await cancelCollection(c.var.site, asked.member.id, c.req.valid('json').projectId);
  return cancelled === 'cancelled' ? replyOne(c, {}) : refuseProject(c, 'cancel-failed');
});

projectCollectionApi.openapi(calls.collectedCall, async (c) => {
  const member = await memberOf(c.req.raw, c.var.site);
  if (!member) return refuse(c, 401) as never;
  c.header('Cache-Control', 'no-store');
  return replyOne(c, { collected: await isCollected(c.var.site, member.id, c.req.valid('query').id) });
});

projectCollectionApi.openapi(calls.contactCall, async (c) => {
  const asked = await askedBy(c, 'contact');
  if ('refusal' in asked) return asked.refusal;
  const { db, locale, settings } = c.var.site;
  const row = await readProject(db, c.req.valid('json').projectId, locale);
  return row ? replyOne(c, fullContact(row, locale, settings)) : (refuse(c, 404) as never);
});

projectCollectionApi.openapi(calls.saveSearchCall, async (c) => {
  const asked = await askedBy(c, 'savedSearch');
  if ('refusal' in asked) return asked.refusal;
  const filters = readFilters(new URLSearchParams(c.req.valid('json').query));
  if (!filters) return refuseField(c, 422, 'query', 'unknown') as never;
  const saved = await saveSearch(c.var.site, asked.member.id, filters);
  return saved ? replyOne(c, presentSearch(c, saved)) : refuseProject(c, 'too-many-searches');
});

projectCollectionApi.openapi(calls.removeSearchCall, async (c) => {
  const asked = await askedBy(c, 'savedSearch');
  if ('refusal' in asked) return asked.refusal;
  const removed = await removeSearch(c.var.site.db, asked.member.id, c.req.valid('json').key);
  return removed ? replyOne(c, {}) : (refuse(c, 404) as never);
});

projectCollectionApi.openapi(calls.searchesCall, async (c) => {
  const member = await memberOf(c.req.raw, c.var.site);
  if (!member) return refuse(c, 401) as never;
  c.header('Cache-Control', 'no-store');
  const searches = await readSearches(c.var.site.db, member.id);
  return replyPage(
    c,
    searches.map((search) => presentSearch(c, search)),
    c.req.valid('query'),
  );
});

function presentSearch(c: Call, { key, query, tells, href }: SavedSearch) {
  return { key, query, tells, url: localHref(c.var.site.locale, href) };
}
