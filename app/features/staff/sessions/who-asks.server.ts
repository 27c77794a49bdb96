import { createMiddleware } from 'hono/factory';
import { type CallDefinition, provenOnly, staffOnly } from '#platform/http/api.ts';
import type { ApiEnv, CallContext } from '#platform/http/call-context.ts';
import { type Act, may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Staff } from '../staff.ts';
import { staffOf } from '../tokens/staff-tokens.server.ts';
import { type SignedStaff, signedStaff } from './staff-session.server.ts';

type Asked = Pick<CallDefinition, 'path' | 'security'>;

/**
 * A call that staff makes, with a session or with a token: its handler finds who it is in `c.var.staff`.
 * @param act what it does: nobody else learns what the call takes; left out, it is for all staff
 */
export function staffCall<Call extends Asked>(call: Call, act?: Act) {
  if (call.security !== staffOnly) throw new Error(`The definition of ${call.path} says something else of who may ask`);
  return { ...call, middleware: forStaff(act) };
}

/** As `staffCall`, of a call that takes files: one upload a person at a time, of which nothing is read before it is known whose it is. */
export function staffUploadCall<Call extends Asked>(call: Call, act: Act) {
  return { ...staffCall(call, act), middleware: forUploads(act) };
}

/**
 * A call by which staff relaxes a rule: its handler finds who it is, by which session, in `c.var.signed`. A token does not do, nor
 * does a session in which the second factor was not just shown.
 * @param act what it does; left out, it is for all staff
 */
export function provenCall<Call extends Asked>(call: Call, act?: Act) {
  if (call.security !== provenOnly)
    throw new Error(`The definition of ${call.path} says something else of who may ask`);
  return { ...call, middleware: forProven(act) };
}

type StaffEnv = { Variables: ApiEnv['Variables'] & { staff: Staff } };
type ProvenEnv = { Variables: ApiEnv['Variables'] & { signed: SignedStaff } };

const forStaff = (act: Act | undefined) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    c.set('staff', (await whoCalls(c, act)).staff);
    await next();
  });

const forUploads = (act: Act) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    c.set('staff', (await whoCalls(c, act)).staff);
    // Fetched where it is needed: the reader of forms is nothing that the seed has a use for.
    const { readUpload } = await import('#platform/http/body/upload-call.ts');
    // Members are counted by the numbers above none: one of staff is never taken for one.
    await readUpload(c, next, -c.var.staff.id);
  });

const forProven = (act: Act | undefined) =>
  createMiddleware<ProvenEnv>(async (c, next) => {
    const { signed } = await whoCalls(c, act);
    if (!signed?.isProven) throw new Refusal(403);
    c.set('signed', signed);
    await next();
  });

/**
 * Who of the staff makes a call, by token or by session.
 * @throws Refusal 401 where it is nobody, 403 where their roles do not let them
 */
async function whoCalls(c: CallContext, act: Act | undefined): Promise<{ staff: Staff; signed?: SignedStaff }> {
  const { site } = c.var;
  const byToken = await staffOf(site.db, c.req.header('Authorization'));
  const signed = byToken ? undefined : await signedStaff(c.req.raw, site);
  const staff = byToken ?? signed?.staff;
  if (!staff) {
    c.header('WWW-Authenticate', 'Bearer realm="staff"');
    throw new Refusal(401);
  }
  if (act && !may(staff, act)) throw new Refusal(403);
  return { staff, ...(signed && { signed }) };
}

/**
 * Who of the staff asks for a page of the console.
 * @throws a redirect to the console's login, which leads back to this address; 403 where their roles do not let them
 */
export async function staffPage(request: Request, site: SiteContext, act?: Act): Promise<SignedStaff> {
  const signed = await signedStaff(request, site);
  if (!signed) throw seeOther(site, consoleLoginHref(site.path + new URL(request.url).search));
  if (act && !may(signed.staff, act)) throw new Refusal(403);
  return signed;
}

/** The console's login, leading on to a path of the console afterwards. */
export function consoleLoginHref(to: string): string {
  return `/console/login/?${new URLSearchParams({ to })}`;
}
