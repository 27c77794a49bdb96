import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ApiEnv, memberToo, newApi, nothing, writeCall } from '#platform/http/api.ts';
import { refuseOften, refuseWith, type Sentence, said } from './api-messages.ts';
import { avatarHref } from './avatar.server.ts';
import { membersById } from './find-member.server.ts';
import { type LoginAnswer, loginWithCode, loginWithPassword } from './login.server.ts';
import { dropSession } from './member-session.server.ts';
import { captchaFields, passCaptcha } from './pass-captcha.server.ts';
import { readReachable } from './reachable.server.ts';
import { sendCode } from './send-code.server.ts';
import { userSigOf } from './user-sig.server.ts';

const tag = 'Accounts';
const account = z
  .string()
  .max(254)
  .default('')
  .openapi({ description: 'A phone (E.164, or a Chinese mobile) or a mail' });

const sendCodeCall = writeCall(
  { path: '/api/auth/sendCode', summary: 'Sends a code for logging in to a phone or mail, known or not', tag },
  { body: z.object({ account, ...captchaFields }).openapi('LoginCodeRequest'), data: nothing },
  {},
);

const loggedIn = z
  .object({ userId: z.string(), userSig: z.string(), avatar: z.string() })
  .openapi('LoggedIn', { description: '`userSig` is good for 12 hours; `GET /api/auth/user` gives another one' });

const loginRequest = z
  .object({
    account,
    code: z.string().max(50).optional(),
    password: z.string().max(1000).optional(),
    ...captchaFields,
  })
  .openapi('LoginRequest');

const loginCall = writeCall(
  {
    path: '/api/auth/login',
    summary:
      'Logs in: with the code that was sent (the first time this registers), or with a password and a graphic code',
    tag,
  },
  {
    body: loginRequest,
    data: loggedIn,
  },
  {},
);

const logoutCall = writeCall(
  { path: '/api/auth/logout', summary: 'Ends the session; without one it does nothing', tag, security: memberToo },
  { body: nothing, data: nothing },
  {},
);

/** The calls of logging in and out. Nothing here is kept by a cache. */
export const authApi = newApi();

authApi.openapi(sendCodeCall, async (c) => {
  const { account: typed, ...captcha } = c.req.valid('json');
  const to = readReachable(typed);
  const passed = await passCaptcha(c.var.site, captcha);
  if (!to || !passed) {
    return refuseWith(c, 422, 'notSent', {
      ...(to ? {} : { account: 'account' as const }),
      ...(passed ? {} : { captchaCode: 'wrongCaptcha' as const }),
    });
  }
  const sending = await sendCode(c.var.site, { purpose: 'login', to });
  switch (sending.outcome) {
    case 'sent':
      return done(c, {}, 'sent');
    case 'no-channel':
      return refuseWith(c, 422, 'notSent', { account: to.channel === 'sms' ? 'noSms' : 'noMail' });
    default:
      return refuseOften(c, sending.retryAfter, 'notSent');
  }
});

authApi.openapi(loginCall, async (c) => {
  const asked = c.req.valid('json');
  return asked.password === undefined ? byCode(c, asked) : byPassword(c, { ...asked, password: asked.password });
});

authApi.openapi(logoutCall, async (c) => {
  const { site } = c.var;
  c.header('Set-Cookie', await dropSession(site.db, site, c.req.raw));
  return done(c, {});
});

type Asked = z.infer<typeof loginRequest>;

async function byCode(c: Context<ApiEnv>, { account: typed, code }: Asked) {
  const to = readReachable(typed);
  if (!to || !code) {
    return refuseWith(c, 422, 'loginFailed', { account: to ? undefined : 'account', code: code ? undefined : 'code' });
  }
  return answerLogin(c, await loginWithCode(c.var.site, c.req.raw, { to, code }), { code: 'wrongCode' });
}

async function byPassword(c: Context<ApiEnv>, asked: Asked & { password: string }) {
  const { account: typed, password } = asked;
  const to = readReachable(typed);
  const passed = await passCaptcha(c.var.site, asked);
  if (!to || !passed || password === '') {
    return refuseWith(c, 422, 'loginFailed', {
      account: to ? undefined : 'account',
      password: password === '' ? 'password' : undefined,
      captchaCode: passed ? undefined : 'wrongCaptcha',
    });
  }
  const answer = await loginWithPassword(c.var.site, c.req.raw, { account: typed, password });
  return answerLogin(c, answer, { password: 'wrongPassword' });
}

async function answerLogin(c: Context<ApiEnv>, answer: LoginAnswer, wrong: Record<string, Sentence>) {
  if (answer.outcome === 'too-often') return refuseOften(c, answer.retryAfter, 'loginFailed');
  if (answer.outcome === 'wrong') return refuseWith(c, 422, 'loginFailed', wrong);
  const { site } = c.var;
  const member = (await membersById(site.db, [answer.memberId])).get(answer.memberId);
  if (!member) return refuseWith(c, 422, 'loginFailed', wrong);
  c.header('Set-Cookie', answer.cookie);
  const userSig = userSigOf(site, { member, sessionId: answer.sessionId });
  return done(c, { userId: member.userId, userSig, avatar: await avatarHref(site.db, member) }, 'loggedIn');
}

/** Answers that it is done, with a sentence where there is one to show. */
function done<T>(c: Context<ApiEnv>, data: T, sentence?: Sentence) {
  c.header('Cache-Control', 'no-store');
  return c.json({ code: 0 as const, msg: sentence ? said(c, sentence) : 'ok', data }, 200);
}
