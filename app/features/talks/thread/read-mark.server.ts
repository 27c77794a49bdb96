import type { Member } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { OpenTalk } from '../entry/open-talk.server.ts';
import { markRead } from './queries.server.ts';

/**
 * Notes that a talk has been read as its page is opened. Where the page fetches its data by script it says so itself once it
 * is in view, and what a browser fetches ahead nobody has seen.
 */
export async function readMark(site: SiteContext, member: Member, request: Request, talk: OpenTalk): Promise<void> {
  const { headers } = request;
  const isAhead = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
  const destination = headers.get('Sec-Fetch-Dest');
  const isPage = destination ? destination === 'document' : /text\/html/.test(headers.get('Accept') ?? '');
  if (isPage && !isAhead && !site.isHead) await markRead(site.db, talk.id, member.id, talk.lastNumber);
}
