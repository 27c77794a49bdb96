import { z } from '@hono/zod-openapi';
import { newApi, writeCall } from '#platform/http/api.ts';
import type { CallContext } from '#platform/http/call-context.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { captchaFieldOf, captchaSentence, puzzle, sentences } from '../api-messages.ts';
import { captchaFields, passCaptcha } from '../captcha/pass-captcha.server.ts';
import { codeId, codeSent, typedCode } from '../codes/api-shapes.ts';
import { answerCodeCall } from '../codes/code-call.server.ts';
import { avatarHref } from '../members/avatar.server.ts';
import { membersById } from '../members/find-member.server.ts';
import { readReachable } from '../reachable.server.ts';
import { userSigOf } from '../sessions/user-sig.server.ts';
import { type LoggedIn, loginWithCode, loginWithPassword } from './login.server.ts';

const tag = 'Accounts';
const account = z
  .string()
  .max(254)
  .default('')
  .openapi({ description: 'A phone (E.164, or a Chinese mobile) or a mail' });

const sendCodeCall = writeCall(
  { path: '/api/auth/sendCode', summary: 'Sends a code for logging in to a phone or mail, known or not', tag },
  { body: z.object({ account, ...captchaFields }).openapi('LoginCodeRequest'), data: codeSent },
  {},
);

const loggedIn = z
  .object({ userId: z.string(), userSig: z.string(), avatar: z.string() })
  .openapi('LoggedIn', { description: '`userSig` is good for 12 hours; `GET /api/auth/user` gives another one' });

const loginRequest = z
  .object({
    account,
    code: typedCode.optional(),
    codeId,
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

/** The calls of logging in. Nothing here is kept by a cache. */
export const authApi = newApi();

authApi.openapi(sendCodeCall, (c) => {
  const { account: typed, ...captcha } = c.req.valid('json');
  return answerCodeCall(c, { purpose: 'login', field: 'account', typed, captcha });
});

authApi.openapi(loginCall, async (c) => {
  const asked = c.req.valid('json');
  return asked.password === undefined ? byCode(c, asked) : byPassword(c, { ...asked, password: asked.password });
});

type Asked = z.infer<typeof loginRequest>;

async function byCode(c: CallContext, { account: typed, code, codeId }: Asked) {
  const to = readReachable(typed);
  if (!to || !code) {
    throw new Refusal(422, {
      words: sentences.loginFailed,
      fields: { account: to ? undefined : sentences.account, code: code ? undefined : sentences.code },
    });
  }
  const answer = await loginWithCode(c.var.site, c.req.raw, { to, code, codeId: codeId || undefined });
  if (answer.outcome === 'logged-in') return answerLogin(c, answer);
  throw new Refusal(422, { words: sentences.loginFailed, fields: { code: sentences.wrongCode } });
}

async function byPassword(c: CallContext, asked: Asked & { password: string }) {
  const { account: typed, password } = asked;
  const to = readReachable(typed);
  const { work, problem } = await passCaptcha(c.var.site, asked);
  if (!to || work === undefined || password === '') {
    throw new Refusal(422, {
      words: sentences.loginFailed,
      fields: {
        account: to ? undefined : sentences.account,
        password: password === '' ? sentences.password : undefined,
        ...(problem && { [captchaFieldOf(problem)]: captchaSentence(problem) }),
      },
    });
  }
  const answer = await loginWithPassword(c.var.site, c.req.raw, { to, password, work });
  switch (answer.outcome) {
    case 'logged-in':
      return answerLogin(c, answer);
    case 'wrong':
      throw new Refusal(422, { words: sentences.loginFailed, fields: { password: sentences.wrongPassword } });
    case 'harder':
      throw new Refusal(422, { words: sentences.loginFailed, fields: { altcha: puzzle(answer.work) } });
    case 'too-often':
      throw new Refusal(429, { words: sentences.loginFailed, retryAfter: answer.retryAfter });
  }
}

async function answerLogin(c: CallContext, { memberId, sessionId, cookie, deviceCookie }: LoggedIn) {
  const { site } = c.var;
  const member = (await membersById(site.db, [memberId])).get(memberId);
  // Deleted at this very moment.
  if (!member) throw new Refusal(422, { words: sentences.loginFailed });
  c.header('Set-Cookie', cookie);
  c.header('Set-Cookie', deviceCookie, { append: true });
  const userSig = userSigOf(site, { member, sessionId });
  const data = { userId: member.userId, userSig, avatar: await avatarHref(site.db, member) };
  return c.json({ code: 0 as const, msg: i18nFor(site.locale)._(sentences.loggedIn), data }, 200);
}
