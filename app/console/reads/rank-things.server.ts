import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { publishedFacts } from '../content/thread-revisions.server.ts';
import { addressOf } from '../links/link-table.server.ts';
import { plainPath } from '../links/links-in.ts';

const hour = 3_600_000;
const day = 24 * hour;
const atOnce = 500;
/** Over so long reads are summed: what was read last year says little of what is read now. */
const summedOver = 28 * day;
const keptFor = 400 * day;

/** Sums how often the page of each thing was read; old counts go. */
export const rankingJob: Job = { name: 'sum how often things were read', every: hour, run: rankThings };

/** The same at once. */
export async function rankThings({ db, clock }: Pick<Platform, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  await lookUpAllPages(db, signal);
  const since = (milliseconds: number) => venueDay(new Date(clock.now().getTime() - milliseconds));
  await db.deleteFrom('page_read').where('day', '<', since(keptFor)).execute();
  await sql`
    with counted as (select path, sum(reads)::integer as reads from page_read where day > ${since(summedOver)} group by path)
    update content_thing set reads = now_read.reads
    from (
      select thing.id, coalesce(counted.reads, 0) as reads
      from content_thing as thing left join counted on counted.path = thing.path and thing.path <> ''
    ) as now_read
    where content_thing.id = now_read.id and content_thing.reads <> now_read.reads`.execute(db);
}

/** Finds the pages of things that came in by a seed, or were there before pages were counted. */
export async function lookUpAllPages(db: Database, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await lookUpPages(db)) === atOnce);
}

/** The same for some of them. @returns how many */
async function lookUpPages(db: Database): Promise<number> {
  const rows = await db
    .selectFrom('content_thing as thing')
    .leftJoin(publishedFacts(db).as('facts'), 'facts.thing_id', 'thing.id')
    .select(['thing.id', 'thing.kind', 'thing.key', 'facts.fields'])
    .where('thing.path', 'is', null)
    .where('thing.key', 'is not', null)
    .orderBy('thing.id')
    .limit(atOnce)
    .execute();
  const found = rows.map(({ id, kind: name, key, fields }) => {
    const kind = contentKinds.find((each) => each.name === name);
    return { id, path: kind ? pageOfThing(kind, key, fields ?? {}) : '' };
  });
  if (found.length > 0) {
    const [ids, paths] = [found.map(({ id }) => id), found.map(({ path }) => path)];
    await sql`
      update content_thing set path = found.path
      from unnest(${ids}::bigint[], ${paths}::text[]) as found (id, path)
      where content_thing.id = found.id`.execute(db);
  }
  return found.length;
}

/** The page of a thing as reads of it are counted; empty where no page is about it. */
export function pageOfThing(kind: ContentKind, key: string | null, shared: Values): string {
  const [address = ''] = (addressOf(kind, key, shared) ?? '').split('#', 1);
  const [pathname = '', query] = address.split('?', 2);
  if (pathname === '') return '';
  return query ? `${plainPath(pathname)}?${query}` : plainPath(pathname);
}
