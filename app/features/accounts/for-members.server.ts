import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#platform/http/api.ts';
import { type SignedIn, signedIn } from './member-session.server.ts';

/** Who sends a request, found before what is sent is looked at. */
const asking = new WeakMap<Request, SignedIn>();

/**
 * `middleware` of a call that members make: 401 for everybody else. Who it is comes before what is sent, so that a stranger
 * does not learn what a call takes. Nothing of it is kept by a cache.
 */
export const forMembers = createMiddleware<ApiEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const signed = await signedIn(c.req.raw, c.var.site);
  if (!signed) {
    // Fetched here: the seed comes through this feature's door outside the bundle, where there are no words.
    const { refuse } = await import('#platform/http/api-errors.ts');
    return refuse(c, 401);
  }
  asking.set(c.req.raw, signed);
  await next();
});

/**
 * `middleware` of a call that takes files of members: 401 for everybody else before anything of the body is read, then one
 * upload a member at a time.
 */
export const forUploads = [
  forMembers,
  createMiddleware<ApiEnv>(async (c, next) => {
    const { readUpload } = await import('#platform/http/body/upload-call.ts');
    return readUpload(c, next, signedOf(c).member.id);
  }),
];

/** The member who has come through `forMembers`. */
export function signedOf(c: Context<ApiEnv>): SignedIn {
  const signed = asking.get(c.req.raw);
  if (!signed) throw new Error('A call for members came past their door');
  return signed;
}
