import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Limit } from '#platform/feature/limit.ts';
import { type CallDefinition, memberOnly, memberToo } from '#platform/http/api.ts';
import type { ApiEnv } from '#platform/http/call-context.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type Asking, withinLimit } from '../limits/within-limit.server.ts';
import type { Member } from '../members/members.ts';
import { type SignedIn, signedIn } from './member-session.server.ts';

type With<Found> = { Variables: ApiEnv['Variables'] & Found };
type MemberEnv = With<{ signed: SignedIn; member: Member }>;

/** What the definition of a call says of who may make it. */
type Definition = Pick<CallDefinition, 'path' | 'security'>;

/**
 * A call that members make, to be mounted with its handler: it finds them in `c.var.member`, and with their session in
 * `c.var.signed`. Everybody else is refused before what is sent is looked at: a stranger does not learn what a call takes.
 */
export function memberCall<Call extends Definition>(call: Call) {
  mustBe(memberOnly, call);
  return { ...call, middleware: forMembers };
}

/** As `memberCall`, of a call that takes files: one upload a member at a time, of which nothing is read before it is known whose it is. */
export function uploadCall<Call extends Definition>(call: Call) {
  mustBe(memberOnly, call);
  return { ...call, middleware: forUploads };
}

/** A call for everybody that does more for members: its handler finds one in `c.var.member`, or undefined. */
export function openCall<Call extends Definition>(call: Call) {
  mustBe(memberToo, call);
  return { ...call, middleware: forAll };
}

function mustBe(security: CallDefinition['security'], call: Definition): void {
  if (call.security !== security) throw new Error(`The definition of ${call.path} says something else of who may ask`);
}

const forMembers = createMiddleware<MemberEnv>(async (c, next) => {
  await enter(c);
  await next();
});

const forUploads = createMiddleware<MemberEnv>(async (c, next) => {
  await enter(c);
  // Fetched where it is needed: the reader of forms is nothing that the seed has a use for.
  const { readUpload } = await import('#platform/http/body/upload-call.ts');
  await readUpload(c, next, c.var.member.id);
});

const forAll = createMiddleware<With<{ member: Member | undefined }>>(async (c, next) => {
  c.set('member', (await signedIn(c.req.raw, c.var.site))?.member);
  await next();
});

async function enter(c: Context<MemberEnv>): Promise<void> {
  const signed = await signedIn(c.req.raw, c.var.site);
  if (!signed) throw new Refusal(401);
  c.set('signed', signed);
  c.set('member', signed.member);
}

/** Counts that a member does something. @throws 429 where they have done it too often */
export async function withinLimitOrRefuse(site: Asking, limit: Limit, { id }: Pick<Member, 'id'>): Promise<void> {
  const permit = await withinLimit(site, limit, `member ${id}`);
  if (!permit.allowed) throw new Refusal(429, { retryAfter: permit.retryAfter });
}
