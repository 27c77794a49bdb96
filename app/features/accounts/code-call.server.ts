import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';
import type { CaptchaProblem } from './captcha.ts';
import type { CodePurpose } from './codes.ts';
import { type CaptchaAnswer, passCaptcha } from './pass-captcha.server.ts';
import { readReachable } from './reachable.server.ts';
import { type CodeSending, sendCode } from './send-code.server.ts';

/** Fetched as a call is answered: the seed comes through this feature's door outside the bundle, where there are no words. */
const fetchWords = () => import('./api-messages.ts');

/**
 * Answers a call that asks for a code, whatever it is for: captcha, sending, and what to say, in the same words and with the
 * same data everywhere.
 * @param field what the call names the phone or mail
 */
export async function answerCodeCall(
  c: Context<ApiEnv>,
  {
    purpose,
    field,
    typed,
    captcha,
  }: {
    purpose: CodePurpose;
    field: string;
    typed: string;
    captcha: CaptchaAnswer;
  },
) {
  const { site } = c.var;
  const to = readReachable(typed);
  const { work, problem } = await passCaptcha(site, captcha);
  if (to && work !== undefined) {
    return answerSending(
      c,
      field,
      to.channel,
      await sendCode(site, { purpose, to, request: c.req.raw, work, open: true }),
    );
  }
  const { captchaFieldOf, captchaSentence, refuseWith } = await fetchWords();
  return refuseWith(c, 422, 'notSent', {
    ...(to ? {} : { [field]: 'account' as const }),
    ...(problem ? { [captchaFieldOf(problem)]: captchaSentence(problem) } : {}),
  });
}

/**
 * What a call says at its fields where nothing shows that a person asks: at `captchaCode`, or at `altcha` where a puzzle was
 * not solved or a harder one is asked for.
 * @param own a sentence of the call's own about the graphic code; of a puzzle the same is said everywhere
 */
export async function captchaErrors(
  c: Context<ApiEnv>,
  problem: CaptchaProblem | undefined,
  work: number,
  own?: string,
): Promise<Record<string, string>> {
  if (!problem) return {};
  const { captchaFieldOf, captchaSentence, puzzle, said } = await fetchWords();
  const sentence = said(c, problem === 'harder' ? puzzle(work) : captchaSentence(problem));
  const field = captchaFieldOf(problem);
  return { [field]: field === 'captchaCode' ? (own ?? sentence) : sentence };
}

/** Says what became of a code that a call has asked for. */
export async function answerSending(c: Context<ApiEnv>, field: string, channel: 'sms' | 'email', sending: CodeSending) {
  const { knownOnly, puzzle, refuseOften, refuseWith, said } = await fetchWords();
  c.header('Cache-Control', 'no-store');
  switch (sending.outcome) {
    case 'sent':
      return c.json({ code: 0 as const, msg: said(c, 'sent'), data: { codeId: sending.codeId } }, 200);
    case 'known-only': {
      const { codeId, work, retryAfter } = sending;
      if (retryAfter > 0) c.header('Retry-After', String(retryAfter));
      const data = work === undefined ? { codeId, knownOnly: true } : { codeId, knownOnly: true, level: work };
      return c.json({ code: 0 as const, msg: said(c, knownOnly(sending)), data }, 200);
    }
    case 'no-channel':
      return refuseWith(c, 422, 'notSent', { [field]: channel === 'sms' ? 'noSms' : 'noMail' });
    case 'harder':
      return refuseOften(c, sending.retryAfter, 'notSent', { altcha: puzzle(sending.work) });
    default:
      return refuseOften(c, sending.retryAfter, 'notSent');
  }
}
