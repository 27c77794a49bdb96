import { venueIso } from '../clock/clock.ts';
import type { SiteContext } from '../http/site-context.ts';
import { i18nFor } from '../i18n/catalogues.server.ts';
import type { Locale } from '../i18n/locale.ts';
import { type InboxQueue, inboxHref, type WaitingKey, type WaitingThing } from './inbox.ts';
import { type Colleague, colleaguesFor, holdersOf } from './inbox-given.server.ts';

/** Something that waits, as a line shows it. */
export interface InboxLine {
  /** Without language prefix. */
  to: string;
  /** What kind of thing it is. */
  kind: string;
  title: string;
  lang: Locale;
  note: string;
  /** Since when it waits: ISO 8601, venue time. */
  since: string;
  /** Who has it; undefined where nobody has. */
  who: Colleague | undefined;
}

/** The queue beside a thing of it that is being decided. */
export interface InboxBeside {
  /** What its things are called. */
  title: string;
  count: number;
  lines: InboxLine[];
  /** What comes after and before the thing, without language prefix. */
  next?: string | undefined;
  previous?: string | undefined;
  /** Who may have the thing, and who has it; undefined where it waits no longer. */
  handing?: { queue: string; id: number; holder: Colleague | undefined; colleagues: Colleague[] } | undefined;
}

/** So many lines stand beside. */
const linesBeside = 20;

/** Things of a queue as lines, with who has them. */
export async function inboxLines(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  { name, words }: InboxQueue,
  things: readonly WaitingThing[],
): Promise<InboxLine[]> {
  const holders = await holdersOf(
    db,
    name,
    things.map(({ id }) => id),
  );
  return things.map(({ id, title, lang, note, since }) => ({
    to: inboxHref(name, id),
    kind: i18nFor(locale)._(words.one),
    ...{ title, lang, note },
    since: venueIso(since),
    who: holders.get(id),
  }));
}

/** The beginning of a queue, and where one goes from a thing of it. @param here undefined where it waits no longer */
export async function readBeside(
  site: SiteContext,
  queue: InboxQueue,
  here: WaitingKey | undefined,
): Promise<InboxBeside> {
  const [count, first] = [await queue.count(site.db), await queue.waiting(site, { limit: linesBeside })];
  const at = first.findIndex(({ id }) => id === here?.id);
  const previous = at > 0 ? first[at - 1] : undefined;
  return {
    title: i18nFor(site.locale)._(queue.words.all),
    count,
    lines: await inboxLines(site, queue, first),
    next: hrefOf(queue, await nextOf(site, queue, here)),
    previous: hrefOf(queue, previous),
    handing: here && (await handingOf(site, queue, here.id)),
  };
}

async function handingOf({ db }: SiteContext, { name, act }: InboxQueue, id: number) {
  const [holders, colleagues] = [await holdersOf(db, name, [id]), await colleaguesFor(db, act)];
  return { queue: name, id, holder: holders.get(id), colleagues };
}

const hrefOf = ({ name }: InboxQueue, thing: WaitingThing | undefined) => thing && inboxHref(name, thing.id);

/** What waits next after a thing; after the last one, what waits longest. */
async function nextOf(
  site: SiteContext,
  queue: InboxQueue,
  here: WaitingKey | undefined,
): Promise<WaitingThing | undefined> {
  const [after] = here ? await queue.waiting(site, { after: here, limit: 1 }) : [];
  if (after) return after;
  const first = await queue.waiting(site, { limit: 2 });
  return first.find(({ id }) => id !== here?.id);
}

/** Where whoever has decided goes on: to what waits next in the queue, or to the inbox. @param decided what they did, to be said there */
export async function goOnHref(
  site: SiteContext,
  queue: InboxQueue,
  here: WaitingKey | undefined,
  decided: string,
): Promise<string> {
  const next = hrefOf(queue, await nextOf(site, queue, here));
  return `${next ?? '/console/inbox/'}?${new URLSearchParams({ decided })}`;
}
