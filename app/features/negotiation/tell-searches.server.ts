import { tellMember } from '#features/accounts/index.server.ts';
import { countriesOfArea } from '#features/editions/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { withName } from './project-rows.server.ts';
import { projectRows } from './queries.server.ts';
import { readFilters } from './read-filters.server.ts';

const day = 86_400_000;
/** Searches in one run. */
const most = 500;
/** Projects that a message names. */
export const named = 5;

type Site = Pick<Platform, 'db' | 'settings' | 'clock'>;

/**
 * Tells members of the projects that are new in the searches they have kept, once a day at most and a search.
 * @returns how many messages were written
 */
export async function tellSearches(site: Site, signal?: AbortSignal): Promise<number> {
  let told = 0;
  for (let i = 0; i < most && !signal?.aborted; i += 1) {
    const next = await site.db.transaction().execute((tx) => tellNext(tx, site));
    if (next === 'none') break;
    if (next === 'told') told += 1;
  }
  return told;
}

async function tellNext(tx: Tx, site: Site): Promise<'none' | 'nothing new' | 'told'> {
  const now = site.clock.now();
  const search = await tx
    .selectFrom('saved_search')
    .select(['key', 'member_id as memberId', 'query', 'seen_until as seenUntil'])
    .where('tells', '=', true)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!search) return 'none';
  await tx
    .updateTable('saved_search')
    .set({ seen_until: now, next_at: new Date(now.getTime() + day) })
    .where('key', '=', search.key)
    .execute();
  const { locale } = await tx
    .selectFrom('member')
    .select('locale')
    .where('id', '=', search.memberId)
    .executeTakeFirstOrThrow();
  const fresh = await newIn(tx, { ...search, locale, now });
  if (fresh.length === 0) return 'nothing new';
  // Fetched here: seeds come this way outside the bundle, where there are no words.
  const { searchMessage } = await import('./search-message.server.ts');
  const words = searchMessage(site, { key: search.key, query: search.query, names: fresh.map(({ name }) => name) });
  return (await tellMember(tx, site, search.memberId, words)) ? 'told' : 'nothing new';
}

interface Looked {
  memberId: number;
  query: string;
  seenUntil: Date;
  locale: Locale;
  now: Date;
}

/** What was published since a search was looked at last, but for the member's own. */
async function newIn(tx: Tx, { memberId, query, seenUntil, locale, now }: Looked) {
  const filters = readFilters(new URLSearchParams(query));
  if (!filters) return [];
  const { name, category, region, industry, status } = filters;
  const choice = { locale, category, industry, status, countries: countriesOfArea(region) };
  return projectRows(tx, choice, { limit: named + 1 }, (listing) =>
    withName(listing, { name, locale, now })
      .where('p.published_at', '>', seenUntil)
      .where((eb) => eb.or([eb('p.owner_id', 'is', null), eb('p.owner_id', '!=', memberId)])),
  );
}
