import type { Staff } from '#features/staff/index.server.ts';
import type { InboxQueue, WaitingKey, WaitingThing } from '#platform/feature/inbox.ts';
import { type InboxLine, inboxLine } from '#platform/feature/inbox-line.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { queuesFor } from './queues.server.ts';

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
  const [queues, waiting] = await Promise.all([
    Promise.all(own.map((queue) => counted(site, queue))),
    Promise.all(shown.map((queue) => waitingIn(site, queue, after))),
  ]);
  const all = waiting.flat().toSorted((a, b) => a.thing.since.getTime() - b.thing.since.getTime());
  const lines = all.slice(0, perPage);
  const last = lines.at(-1)?.thing;
  const more =
    chosen !== undefined && last && all.length > perPage
      ? `/console/inbox/?${new URLSearchParams({ queue: chosen, after: writeKey(last) })}`
      : undefined;
  return { queues, chosen, lines: lines.map(({ queue, thing }) => inboxLine(queue, thing, site.locale)), more };
}

async function counted({ db, locale }: SiteContext, { name, words, count }: InboxQueue): Promise<CountedQueue> {
  return { name, title: i18nFor(locale)._(words.all), count: await count(db) };
}

async function waitingIn(site: SiteContext, queue: InboxQueue, after: WaitingKey | undefined) {
  const things = await queue.waiting(site, { after, limit: perPage + 1 });
  return things.map((thing) => ({ queue, thing }));
}

const writeKey = ({ since, id }: WaitingThing) => `${since.getTime()}-${id}`;

/** @returns undefined where it is none: the list then begins at its beginning */
function readKey(text: string | null): WaitingKey | undefined {
  const [, since, id] = /^(\d{1,14})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return since && id ? { since: new Date(Number(since)), id: Number(id) } : undefined;
}
