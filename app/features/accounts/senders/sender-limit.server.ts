import type { Limit } from '#platform/feature/limit.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { doneOrGivenBack } from '../limits/given-back.server.ts';
import { withinShare } from '../limits/network-share.server.ts';
import { type Asking, takeBackUse, withinLimit } from '../limits/within-limit.server.ts';
import type { Member } from '../members/members.ts';

/**
 * Sends a form that anybody may send. A member has a limit of their own; strangers share that of their network, beyond
 * which a harder puzzle is asked for. What is refused, or fails, uses up neither.
 * @param limits that of one member, and the share of a network
 * @param send given how hard a puzzle a stranger has to solve
 */
export async function withinSenderLimit<Answer>(
  site: Asking & Pick<SiteContext, 'log'>,
  limits: { ofMember: Limit; ofNetwork: Limit },
  member: Member | undefined,
  send: (work: number) => Promise<Answer>,
  isSent: (answer: Answer) => boolean,
): Promise<Answer | { outcome: 'too-often'; retryAfter: number }> {
  if (!member) return withinShare(site, limits.ofNetwork, send, isSent);
  const who = `member ${member.id}`;
  const permit = await withinLimit(site, limits.ofMember, who);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return doneOrGivenBack(
    site,
    () => send(0),
    isSent,
    () => takeBackUse(site, limits.ofMember, who),
  );
}
