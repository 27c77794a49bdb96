import type { Context } from 'hono';
import { type Member, memberOf, withinLimit } from '#features/accounts/index.server.ts';
import type { ApiEnv } from '#platform/http/api.ts';
import { refuse } from '#platform/http/api-errors.ts';

/** The member who makes a call, within their limit; else what they are answered. */
export async function askedBy(
  c: Context<ApiEnv>,
  limit: 'project' | 'upload' | 'contact' | 'savedSearch',
): Promise<{ member: Member } | { refusal: never }> {
  const member = await memberOf(c.req.raw, c.var.site);
  if (!member) return { refusal: refuse(c, 401) as never };
  const permit = await withinLimit(c.var.site, limit, `member ${member.id}`);
  if (permit.allowed) return { member };
  c.header('Retry-After', String(permit.retryAfter));
  return { refusal: refuse(c, 429) as never };
}
