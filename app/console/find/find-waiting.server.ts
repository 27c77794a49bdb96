import type { Staff } from '#features/staff/index.server.ts';
import { type InboxQueue, inboxHref, type WaitingThing } from '#platform/feature/inbox.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { queuesFor } from '../inbox/queues.server.ts';
import { shownOfKind } from './find-things.server.ts';
import { foldedWords } from './folded-words.ts';
import type { FoundGroup, FoundLink } from './found.ts';

/** Of each queue so many are looked through, those that wait longest: more than a day's work. */
const looked = 200;

/** What waits for somebody's decision, by words of its title. */
export async function findWaiting(site: SiteContext, staff: Staff, words: string): Promise<FoundGroup[]> {
  const asked = foldedWords(words);
  return asked === '' ? [] : Promise.all(queuesFor(staff).map((queue) => groupOf(site, queue, asked)));
}

async function groupOf(site: SiteContext, queue: InboxQueue, asked: string): Promise<FoundGroup> {
  const { name, words } = queue;
  const waiting = await queue.waiting(site, { limit: looked });
  const found = waiting.filter(({ title }) => foldedWords(title).includes(asked));
  const isCut = found.length > shownOfKind || waiting.length === looked;
  return {
    title: i18nFor(site.locale)._(words.all),
    links: found.slice(0, shownOfKind).map((thing) => linkTo(name, thing, site)),
    count: found.length,
    more: waiting.length === looked,
    ...(isCut && { all: `/console/inbox/?${new URLSearchParams({ queue: name })}` }),
  };
}

function linkTo(queue: string, { id, title, lang, note }: WaitingThing, { locale }: SiteContext): FoundLink {
  return { name: title, ...(lang !== locale && { lang }), to: inboxHref(queue, id), note };
}
