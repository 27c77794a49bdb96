import { tellMember } from '#features/accounts/index.server.ts';
import { countriesOfArea } from '#features/editions/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { codeOf } from '#platform/error-code.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { withName } from '../library/project-rows.server.ts';
import { projectRows } from '../library/queries.server.ts';
import { readFilters } from '../library/read-filters.server.ts';

const day = 86_400_000;
/** Searches in one run. */
const most = 500;
/** Projects that a message names. */
export const named = 5;

type Needs = Pick<Platform, 'db' | 'settings' | 'clock' | 'log'>;

/**
 * Tells members of the projects that are new in the searches they have kept, once a day at most and a search.
 * @returns how many messages were written
 */
export async function tellSearches(site: Needs, signal?: AbortSignal): Promise<number> {
  let told = 0;
  for (let i = 0; i < most && !signal?.aborted; i += 1) {
    const next = await tellNext(site);
    if (next === 'none') break;
    if (next === 'told') told += 1;
  }
  return told;
}

/** One that cannot be told, such as of a member whose key has left PII_KEY, keeps nobody else from being told. */
async function tellNext(site: Needs): Promise<'none' | 'nothing new' | 'told'> {
  let held: Search | undefined;
  try {
    return await site.db.transaction().execute(async (tx) => {
      held = await holdNext(tx, site);
      return held ? tell(tx, site, held) : 'none';
    });
  } catch (error) {
    if (!held) throw error;
    await moveOn(site.db, site, held);
    // By ids alone: whoever has a search's key may stop it, and an error may quote what it met.
    const name = error instanceof Error ? error.name : undefined;
    site.log.error(
      { member: held.memberId, error: name, code: codeOf(error) },
      'saved search not told, to be tried again tomorrow',
    );
    return 'nothing new';
  }
}

interface Search {
  key: string;
  memberId: number;
  query: string;
  seenUntil: Date;
}

/** The search that is due the longest; no other process has it until the transaction ends. */
async function holdNext(tx: Tx, { clock }: Needs): Promise<Search | undefined> {
  return tx
    .selectFrom('saved_search')
    .select(['key', 'member_id as memberId', 'query', 'seen_until as seenUntil'])
    .where('tells', '=', true)
    .where('next_at', '<=', clock.now())
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function moveOn(db: Database | Tx, { clock }: Needs, { key }: Search, seen: { seen_until?: Date } = {}) {
  const next = new Date(clock.now().getTime() + day);
  await db
    .updateTable('saved_search')
    .set({ ...seen, next_at: next })
    .where('key', '=', key)
    .execute();
}

async function tell(tx: Tx, site: Needs, search: Search): Promise<'nothing new' | 'told'> {
  const now = site.clock.now();
  await moveOn(tx, site, search, { seen_until: now });
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
