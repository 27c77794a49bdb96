import { createRoute, z } from '@hono/zod-openapi';
import {
  accountsLimits,
  avatarHref,
  deleteAccount,
  endSessions,
  memberCall,
  packOwnData,
  userSigOf,
  withinLimitOrRefuse,
} from '#features/accounts/index.server.ts';
import {
  callHeaders,
  memberOnly,
  memberToo,
  newApi,
  noQuery,
  oneCall,
  replyOne,
  writeCall,
} from '#platform/http/api.ts';
import type { CallContext } from '#platform/http/call-context.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { logOut } from './log-out.server.ts';
import { memberDuties } from './member-duties.server.ts';
import { newsOf } from './member-news.server.ts';

const tag = 'Account';
const security = memberOnly;

const userCall = oneCall(
  { path: '/api/auth/user', summary: 'Who is logged in, with another `userSig`; 401 where nobody is', tag, security },
  z
    .object({
      userId: z.string(),
      userSig: z.string(),
      avatar: z.string(),
      name: z.string(),
      unread: z.int().openapi({ description: 'Messages of negotiations that one has not read' }),
    })
    .openapi('User'),
  noQuery,
);

const logoutCall = writeCall(
  {
    path: '/api/auth/logout',
    summary: 'Ends the session, and what this browser may do with reservations; without them it does nothing',
    tag: 'Accounts',
    security: memberToo,
  },
  { body: z.object({}), data: z.object({}) },
  {},
);

const endSessionsCall = writeCall(
  { path: '/api/account/sessions/endAll', summary: 'Ends all one’s sessions, this one too', tag, security },
  { body: z.object({}), data: z.object({}) },
  {},
);

const dataCall = createRoute({
  method: 'get',
  path: '/api/account/data',
  summary: 'All one’s data: a zip with a folder for each part of the site, each table as JSON and as CSV',
  tags: [tag],
  security,
  request: { headers: callHeaders },
  responses: {
    200: { description: 'A zip', content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } } },
    401: { description: 'Not logged in' },
    429: { description: 'Too many requests: see Retry-After' },
  },
});

const deleteCall = writeCall(
  {
    path: '/api/account/delete',
    summary: 'Deletes one’s account, within 15 minutes of a login; `confirm` is true',
    tag,
    security,
  },
  { body: z.object({ confirm: z.literal(true) }).openapi('Deletion'), data: z.object({}) },
  { 403: { description: 'The login was more than 15 minutes ago: log in once more' } },
);

/** The calls about an account that every feature answers to. Nothing here is kept by a cache. */
export const wholeAccountApi = newApi();

wholeAccountApi.openapi(memberCall(userCall), async (c) => {
  const { site, signed, member } = c.var;
  const { userId, name, id } = member;
  const [avatar, { unread = 0 }] = await Promise.all([avatarHref(site.db, member), newsOf(site, id)]);
  return replyOne(c, { userId, userSig: userSigOf(site, signed), avatar, name, unread });
});

wholeAccountApi.openapi(logoutCall, async (c) => {
  await leave(c);
  return replyOne(c, {});
});

wholeAccountApi.openapi(memberCall(endSessionsCall), async (c) => {
  await endSessions(c.var.site.db, c.var.member.id);
  await leave(c);
  return replyOne(c, {});
});

/** Takes what this browser may do away from it. */
async function leave(c: CallContext): Promise<void> {
  const headers = await logOut(c.req.raw, c.var.site);
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

wholeAccountApi.openapi(memberCall(dataCall), async (c) => {
  const { site, member } = c.var;
  await withinLimitOrRefuse(site, accountsLimits.dataExport, member);
  const zip = await packOwnData(site, member, memberDuties);
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="my-data.zip"',
    'Cache-Control': 'private, no-store',
  };
  return c.body(new Uint8Array(zip), 200, headers);
});

wholeAccountApi.openapi(memberCall(deleteCall), async (c) => {
  const outcome = await deleteAccount(c.var.site, c.var.signed, memberDuties);
  if (outcome === 'unproven') throw new Refusal(403);
  await leave(c);
  return replyOne(c, {});
});
