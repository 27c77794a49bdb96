import type { Staff } from '#features/staff/index.server.ts';
import type { Among, Cut, InboxQueue, WaitingKey, WaitingThing } from '#platform/feature/inbox.ts';
import { type InboxLine, inboxLines } from '#platform/feature/inbox-line.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { inboxPath, type Whose, whose } from './inbox-address.ts';
import { countWaiting, queuesFor } from './queues.server.ts';

/** So many things on a page. */
const perPage = 30;

/** A queue with how much waits in it. */
export interface CountedQueue {
  name: string;
  title: string;
  count: number;
}

/** What waits, as the inbox shows it. */
export interface Inbox {
  queues: CountedQueue[];
  /** The one that is chosen; undefined: all. */
  chosen: string | undefined;
  /** Whose things are shown, and how many there are of each in all queues. */
  theirs: Whose;
  views: { whose: Whose; count: number }[];
  /** Those that wait longest, first. */
  lines: InboxLine[];
  /** The page with those that come after, without language prefix: of one queue alone. */
  more: string | undefined;
}

/** What waits for somebody: in one queue, or those that wait longest of all. @throws 404 where they have no such queue */
export async function readInbox(site: SiteContext, staff: Staff, query: URLSearchParams): Promise<Inbox> {
  const own = queuesFor(staff);
  const chosen = query.get('queue') ?? undefined;
  const shown = own.filter(({ name }) => chosen === undefined || name === chosen);
  if (shown.length === 0) throw new Refusal(404);
  const after = chosen === undefined ? undefined : readKey(query.get('after'));
  const theirs = whose.find((each) => each === query.get('whose')) ?? 'all';
  const among = amongOf(theirs, staff);
  const [queues, views, { lines, last }] = await Promise.all([
    Promise.all(own.map((queue) => counted(site, queue, among))),
    Promise.all(
      whose.map(async (each) => ({ whose: each, count: await countWaiting(site.db, staff, amongOf(each, staff)) })),
    ),
    longestWaiting(site, shown, { after, limit: perPage, among }),
  ]);
  const more =
    chosen !== undefined && last ? inboxPath({ queue: chosen, whose: theirs, after: writeKey(last) }) : undefined;
  return { queues, chosen, theirs, views, lines, more };
}

/** What somebody has to decide on: what they were handed or took, then what nobody has; of each what waits longest first. */
export async function toDecide(site: SiteContext, staff: Staff, limit: number): Promise<InboxLine[]> {
  const queues = queuesFor(staff);
  const [mine, nobodys] = await Promise.all([
    longestWaiting(site, queues, { limit, among: amongOf('mine', staff) }),
    longestWaiting(site, queues, { limit, among: amongOf('nobodys', staff) }),
  ]);
  return [...mine.lines, ...nobodys.lines].slice(0, limit);
}

function amongOf(theirs: Whose, { id }: Staff): Among | undefined {
  return theirs === 'all' ? undefined : { holder: theirs === 'mine' ? id : 'nobody' };
}

/** Those that wait longest in some queues; `last` where there are more. */
async function longestWaiting(site: SiteContext, queues: readonly InboxQueue[], { limit, ...cut }: Cut) {
  const found = await Promise.all(
    queues.map(async (queue) => {
      const things = await queue.waiting(site, { ...cut, limit: limit + 1 });
      const lines = await inboxLines(site, queue, things);
      return things.map((thing, i) => ({ thing, line: lines[i] }));
    }),
  );
  const all = found.flat().toSorted((a, b) => a.thing.since.getTime() - b.thing.since.getTime());
  const shown = all.slice(0, limit);
  return {
    lines: shown.flatMap(({ line }) => line ?? []),
    last: all.length > limit ? shown.at(-1)?.thing : undefined,
  };
}

async function counted(
  { db, locale }: SiteContext,
  { name, words, count }: InboxQueue,
  among: Among | undefined,
): Promise<CountedQueue> {
  return { name, title: i18nFor(locale)._(words.all), count: await count(db, among) };
}

const writeKey = ({ since, id }: WaitingThing) => `${since.getTime()}-${id}`;

/** @returns undefined where it is none: the list then begins at its beginning */
function readKey(text: string | null): WaitingKey | undefined {
  const [, since, id] = /^(\d{1,14})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return since && id ? { since: new Date(Number(since)), id: Number(id) } : undefined;
}
