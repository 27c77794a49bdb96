import type { Limit } from '#platform/feature/limit.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { hardestPuzzle } from '../captcha.ts';
import { withinLimit } from '../limits/within-limit.server.ts';
import type { Member } from '../members/members.ts';
import { type CodeAsking, type CodeSending, sendCode } from './send-code.server.ts';

/** Sends a code that a member has asked for: who asks is known, and how often they may is limited. No puzzle is asked for besides. */
export async function sendMemberCode(
  site: SiteContext,
  member: Pick<Member, 'id'>,
  limit: Limit,
  asking: Pick<CodeAsking, 'purpose' | 'to' | 'request' | 'instead' | 'open'>,
): Promise<CodeSending> {
  const permit = await withinLimit(site, limit, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return sendCode(site, { ...asking, work: hardestPuzzle });
}
