import { createRoute, z } from '@hono/zod-openapi';
import { callHeaders, listCall, memberOnly, noQuery, nothing, oneCall, writeCall } from '#platform/http/api.ts';
import { codeId, codeSent, typedCode } from '../codes/api-shapes.ts';

const tag = 'Account';
const security = memberOnly;
const unproven = { 403: { description: 'The login was more than 15 minutes ago: log in once more' } };
const text = z.string().max(1000);

const profile = z
  .object({
    name: text,
    company: text,
    country: z.string().max(2).openapi({ description: 'ISO 3166 code, or empty' }),
    languages: z.array(z.string().max(5)).max(20).openapi({ description: 'Those one can be written to in' }),
    locale: z.string().max(5).openapi({ description: 'In which the site writes to one' }),
  })
  .openapi('Profile');

export const profileCall = oneCall(
  { path: '/api/account/profile', summary: 'One’s profile', tag, security },
  profile,
  noQuery,
);

export const changeProfileCall = writeCall(
  { path: '/api/account/profile', summary: 'Writes one’s profile', tag, security },
  { body: profile, data: nothing },
  {},
);

export const passwordCall = writeCall(
  {
    path: '/api/account/password',
    summary:
      'Sets or changes one’s password: with the old one, or within 15 minutes of a login by code. Other sessions end',
    tag,
    security,
  },
  { body: z.object({ old: text.default(''), password: text }).openapi('NewPassword'), data: nothing },
  unproven,
);

export const sessionsCall = listCall(
  { path: '/api/account/sessions', summary: 'One’s sessions, this one first', tag, security },
  z
    .object({
      id: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: z.string(),
      seenAt: z.string(),
      current: z.boolean(),
    })
    .openapi('Session'),
  noQuery,
);

export const endSessionCall = writeCall(
  { path: '/api/account/sessions/end', summary: 'Ends one of one’s sessions', tag, security },
  { body: z.object({ id: z.string().max(50) }).openapi('SessionId'), data: nothing },
  { 404: { description: 'One has no such session' } },
);

export const ownAccountsCall = listCall(
  { path: '/api/account/accounts', summary: 'The phones and mails that one logs in with, masked', tag, security },
  z.object({ key: z.string(), channel: z.enum(['sms', 'email']), shown: z.string() }).openapi('OwnAccount'),
  noQuery,
);

const account = z.string().max(254).openapi({ description: 'A phone (E.164, or a Chinese mobile) or a mail' });

export const joinCodeCall = writeCall(
  {
    path: '/api/account/sendCode',
    summary: 'Sends a code to a phone or mail that is to join one’s account',
    tag,
    security,
  },
  { body: z.object({ account }).openapi('JoinCodeRequest'), data: codeSent },
  unproven,
);

export const joinCall = writeCall(
  {
    path: '/api/account/accounts/add',
    summary: 'Adds a phone or mail, with the code that was sent there',
    tag,
    security,
  },
  { body: z.object({ account, code: typedCode, codeId }).openapi('JoinRequest'), data: nothing },
  { ...unproven, 409: { description: 'It belongs to another account, or there are six already' } },
);

export const partCall = writeCall(
  {
    path: '/api/account/accounts/remove',
    summary: 'Takes a phone or mail away, but never the last one',
    tag,
    security,
  },
  { body: z.object({ key: z.string().max(100) }).openapi('OwnAccountKey'), data: nothing },
  { ...unproven, 404: { description: 'One has no such account' }, 409: { description: 'It is the last one' } },
);

export const avatarCall = createRoute({
  method: 'post',
  path: '/api/account/avatar',
  summary: 'Gives oneself a picture: JPEG, PNG, WebP or AVIF up to 10 MiB; it is written anew, without metadata',
  tags: [tag],
  security,
  request: {
    headers: callHeaders,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({ avatar: z.any().openapi({ type: 'string', format: 'binary' }) }).openapi('AvatarUpload'),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': {
          schema: z.object({ code: z.literal(0), msg: z.string(), data: z.object({ avatar: z.string() }) }),
        },
      },
    },
    401: { description: 'Not logged in' },
    422: { description: 'Not a picture that the site takes' },
    413: { description: 'More than 10 MiB, or than 50 parts' },
    429: { description: 'Too many requests: see Retry-After' },
    503: { description: 'Other files are still being checked: see Retry-After' },
  },
});

export const removeAvatarCall = writeCall(
  { path: '/api/account/avatar/remove', summary: 'Takes one’s picture away', tag, security },
  { body: nothing, data: nothing },
  {},
);
