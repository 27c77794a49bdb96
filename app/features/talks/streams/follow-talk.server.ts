import { membersById, type SignedIn } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { findTalk } from '../entry/open-talk.server.ts';
import { presentEntry } from '../present.ts';
import { readEntries } from '../thread/entries.server.ts';
import { entryShower } from '../thread/view-talk.server.ts';
import { streamTalk } from './stream-talk.server.ts';

/** Entries that a stream reads at a time. */
const batch = 50;

interface Following {
  key: string;
  /** The number of the last entry that the browser has. */
  after: number;
  /** Who listens, as far as they may still: asked again and again. */
  who(): Promise<SignedIn | undefined>;
  /** How often (milliseconds) that is asked; tests are in a hurry. */
  every?: number;
}

/** Opens the stream of a talk to one of its two people. */
export async function followTalk(
  site: SiteContext,
  { key, after, who, every }: Following,
): Promise<ReadableStream<Uint8Array> | 'stranger' | 'missing' | 'member-full' | 'full'> {
  const signed = await who();
  if (!signed) return 'stranger';
  const { member, sessionId } = signed;
  const { db, settings, log } = site;
  const found = await findTalk(db, key, member.id);
  if (!found) return 'missing';
  const memberId = member.id;
  return streamTalk({
    talkId: found.id,
    memberId,
    sessionId,
    after,
    log,
    ...(every !== undefined && { every }),
    async read(number) {
      const entries = await readEntries(db, settings, found.id, { after: number, limit: batch });
      if (entries.length === 0) return [];
      // As it stands now: what may be said to a meeting differs from one moment to the next.
      const talk = (await findTalk(db, key, memberId)) ?? found;
      const other = talk.otherId === undefined ? undefined : (await membersById(db, [talk.otherId])).get(talk.otherId);
      const show = entryShower(site, { talk, member, other });
      return entries.map((entry) => ({
        number: entry.number,
        data: presentEntry({ locale: site.locale, talk: key }, show(entry)),
      }));
    },
    async mayGoOn() {
      const now = await who();
      return now?.member.id === memberId && (await findTalk(db, key, memberId)) !== undefined;
    },
  });
}
