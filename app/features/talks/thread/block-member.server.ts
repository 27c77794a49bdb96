import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { findTalk } from '../entry/open-talk.server.ts';
import { wakeTalk } from '../entry/wake-talk.server.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';

export type Blocked = { outcome: 'done' } | TalkRefusal;

/**
 * Takes no more messages from the other one of a talk, in this and in any other; or takes them again. What has been written
 * stays with both.
 */
export async function blockOther(
  site: SiteContext,
  member: Member,
  { key, blocks }: { key: string; blocks: boolean },
): Promise<Blocked> {
  const permit = await withinLimit(site, talksLimits.thread, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const talk = await findTalk(site.db, key, member.id);
  if (!talk) return { outcome: 'missing' };
  const { otherId } = talk;
  if (otherId === undefined) return { outcome: 'gone' };
  await inTransaction(site.db, async (tx) => {
    const pair = { blocker_id: member.id, blocked_id: otherId };
    if (blocks) {
      await tx
        .insertInto('talk_block')
        .values({ ...pair, at: site.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      const known = tx.deleteFrom('talk_block').where('blocker_id', '=', pair.blocker_id);
      await known.where('blocked_id', '=', pair.blocked_id).execute();
    }
    await wakeTalk(tx, talk.id);
  });
  return { outcome: 'done' };
}
