import type { Member } from './members.ts';
import { giveBackShare, takeShare } from './network-share.server.ts';
import { type Asking, takeBackUse, withinLimit } from './within-limit.server.ts';

/**
 * Sends a form that anybody may send. A member has a limit of their own; strangers share that of their network, beyond
 * which a harder puzzle is asked for. What is refused uses up neither.
 * @param send given how hard a puzzle a stranger has to solve
 */
export async function withinSenderLimit<Answer>(
  site: Asking,
  name: 'comment' | 'financeMessage',
  member: Member | undefined,
  send: (work: number) => Promise<Answer>,
  isSent: (answer: Answer) => boolean,
): Promise<Answer | { outcome: 'too-often'; retryAfter: number }> {
  if (!member) {
    const answer = await send(await takeShare(site, name));
    if (!isSent(answer)) await giveBackShare(site, name);
    return answer;
  }
  const who = `member ${member.id}`;
  const permit = await withinLimit(site, name, who);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const answer = await send(0);
  if (!isSent(answer)) await takeBackUse(site, name, who);
  return answer;
}
