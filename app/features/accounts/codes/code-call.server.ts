import type { CallContext } from '#platform/http/call-context.ts';
import { Refusal, type Sentence } from '#platform/http/refusal.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { type CaptchaAnswer, passCaptcha } from '../captcha/pass-captcha.server.ts';
import type { CaptchaProblem } from '../captcha.ts';
import { readReachable } from '../reachable.server.ts';
import type { CodePurpose } from './codes.ts';
import { type CodeSending, sendCode } from './send-code.server.ts';

/** Fetched as a call is answered: the seed comes through this feature's door outside the bundle, where there are no words. */
const fetchWords = () => import('../api-messages.ts');

/**
 * Answers a call that asks for a code, whatever it is for: captcha, sending, and what to say, in the same words and with the
 * same data everywhere.
 * @param field what the call names the phone or mail
 */
export async function answerCodeCall(
  c: CallContext,
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
  const { captchaFieldOf, captchaSentence, sentences } = await fetchWords();
  const fields = {
    ...(to ? {} : { [field]: sentences.account }),
    ...(problem ? { [captchaFieldOf(problem)]: captchaSentence(problem) } : {}),
  };
  throw new Refusal(422, { words: sentences.notSent, fields });
}

/**
 * What a call says at its fields where nothing shows that a person asks: at `captchaCode`, or at `altcha` where a puzzle was
 * not solved or a harder one is asked for.
 * @param own a sentence of the call's own about the graphic code; of a puzzle the same is said everywhere
 */
export async function captchaErrors(
  problem: CaptchaProblem | undefined,
  work: number,
  own?: Sentence,
): Promise<Record<string, Sentence>> {
  if (!problem) return {};
  const { captchaFieldOf, captchaSentence, puzzle } = await fetchWords();
  const sentence = problem === 'harder' ? puzzle(work) : captchaSentence(problem);
  const field = captchaFieldOf(problem);
  return { [field]: field === 'captchaCode' ? (own ?? sentence) : sentence };
}

const hasMail = (c: CallContext) => channelsOf(c.var.site.settings).includes('email');

/** Says what became of a code that a call has asked for. */
export async function answerSending(c: CallContext, field: string, channel: 'sms' | 'email', sending: CodeSending) {
  const { knownOnly, puzzle, sentences } = await fetchWords();
  const { i18nFor } = await import('#platform/i18n/catalogues.server.ts');
  const i18n = i18nFor(c.var.site.locale);
  switch (sending.outcome) {
    case 'sent':
      return c.json({ code: 0 as const, msg: i18n._(sentences.sent), data: { codeId: sending.codeId } }, 200);
    case 'known-only': {
      const { codeId, work, retryAfter } = sending;
      if (retryAfter > 0) c.header('Retry-After', String(retryAfter));
      const data = work === undefined ? { codeId, knownOnly: true } : { codeId, knownOnly: true, level: work };
      return c.json({ code: 0 as const, msg: i18n._(knownOnly(sending)), data }, 200);
    }
    case 'no-channel':
      throw new Refusal(422, {
        words: sentences.notSent,
        fields: { [field]: channel === 'sms' ? sentences.noSms : sentences.noMail },
      });
    case 'texts-spent':
      throw new Refusal(429, {
        words: sentences.notSent,
        fields: { [field]: hasMail(c) ? sentences.textsSpent : sentences.textsSpentAlone },
        retryAfter: sending.retryAfter,
      });
    case 'harder':
      throw new Refusal(429, {
        words: sentences.notSent,
        fields: { altcha: puzzle(sending.work) },
        retryAfter: sending.retryAfter,
      });
    default:
      throw new Refusal(429, { words: sentences.notSent, retryAfter: sending.retryAfter });
  }
}
