import { z } from 'zod';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isBlank } from '#platform/i18n/graphemes.ts';
import type { CaptchaProblem } from '../captcha.ts';
import { captchaAnswerOf, captchaMark } from './new-captcha.server.ts';
import { plainDigits } from './plain-digits.ts';
import { markAnswered, passPuzzle } from './puzzle.server.ts';

/** What a form or a call sends to show that a person asks: the graphic code with its id, or a solved puzzle (contract). */
export const captchaFields = {
  captchaId: z.string().max(100).optional(),
  captchaCode: z.string().max(100).optional(),
  altcha: z.string().max(5000).optional(),
};

export type CaptchaAnswer = z.infer<z.ZodObject<typeof captchaFields>>;

/** What shows that a person asks: how hard the puzzle was that was solved, 0 for a graphic code; or why nothing shows it. */
export type CaptchaPassed =
  | { work: number; problem?: undefined }
  | { work?: undefined; problem: Exclude<CaptchaProblem, 'harder'> };

/** Whether the answer is right. Right or wrong, a code or a puzzle serves once; one that is not answered stays. */
export async function passCaptcha(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  { captchaId, captchaCode, altcha }: CaptchaAnswer,
): Promise<CaptchaPassed> {
  if (altcha) {
    const work = await passPuzzle(site, altcha);
    return work === undefined ? { problem: 'unsolved' } : { work };
  }
  if (captchaCode === undefined || isBlank(captchaCode)) return { problem: 'missing' };
  const right = captchaAnswerOf(site, captchaId ?? '');
  if (captchaId === undefined || right === undefined) return { problem: 'wrong' };
  const isFirst = await markAnswered(site, captchaMark(captchaId));
  return isFirst && right === plainDigits(captchaCode) ? { work: 0 } : { problem: 'wrong' };
}

/** As `passCaptcha`, where so hard a puzzle is asked for. @returns why it does not pass, where it does not */
export async function passAt(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  answer: CaptchaAnswer,
  asked: number,
): Promise<CaptchaProblem | undefined> {
  const { work, problem } = await passCaptcha(site, answer);
  if (problem) return asked > 0 && problem === 'missing' ? 'harder' : problem;
  return work < asked ? 'harder' : undefined;
}
