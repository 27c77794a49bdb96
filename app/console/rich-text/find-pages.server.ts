import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { bestOf, type Texts } from '#platform/i18n/texts.ts';
import { readKeyword } from '#platform/search-index/keyword.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { publishedThreads } from '../content/thread-revisions.server.ts';
import { addressOf } from '../links/link-table.server.ts';
import type { FoundPage } from './use-found-pages.ts';

const most = 10;
/** Several languages of a thing may be found, and some kinds have no page. */
const looked = 60;

/** Pages of the site that readers see, by words of their titles in any language: those changed last come first. */
export async function findPages(db: Database, words: string, locale: Locale): Promise<FoundPage[]> {
  const asked = readKeyword(words).anywhere;
  if (asked === '') return [];
  const rows = await db
    .selectFrom('content_thread as thread')
    .innerJoin('content_thing as thing', 'thing.id', 'thread.thing_id')
    .select(['thing.id', 'thing.kind', 'thing.key'])
    .distinctOn(['thing.changed_at', 'thing.id'])
    .where('thread.thread', '<>', 'shared')
    .where('published', 'is not', null)
    .where('key', 'is not', null)
    .where(sql<boolean>`thread.tokens @@ ${asked}::tsquery`)
    .orderBy('thing.changed_at', 'desc')
    .orderBy('thing.id', 'desc')
    .limit(looked)
    .execute();
  const about = await published(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, kind: name, key }) => pageOf(name, key, about.get(id) ?? [], locale)).slice(0, most);
}

type PublishedThread = Awaited<ReturnType<ReturnType<typeof publishedThreads>['execute']>>[number];

async function published(db: Database, ids: readonly number[]): Promise<Map<number, PublishedThread[]>> {
  if (ids.length === 0) return new Map();
  const threads = await publishedThreads(db).where('thread.thing_id', 'in', ids).execute();
  return Map.groupBy(threads, ({ thing_id }) => thing_id);
}

function pageOf(name: string, key: string | null, threads: readonly PublishedThread[], locale: Locale): FoundPage[] {
  const kind = contentKinds.find((each) => each.name === name);
  const shared = threads.find(({ thread }) => thread === 'shared')?.fields ?? {};
  const path = kind && addressOf(kind, key, shared);
  const titles: Texts<string> = {};
  for (const { thread, title } of threads) if (isLocale(thread) && title !== '') titles[thread] = title;
  const title = bestOf(titles, locale);
  return kind && path && title ? [{ path, title, kind: i18nFor(locale)._(kind.words.one) }] : [];
}
