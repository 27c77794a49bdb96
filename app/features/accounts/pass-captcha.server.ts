import { z } from 'zod';
import { unseal } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { captchaPurpose } from './new-captcha.server.ts';
import { plainDigits } from './plain-digits.ts';
import { passPuzzle } from './puzzle.server.ts';

/** What a form or a call sends to show that a person asks: the graphic code with its id, or a solved puzzle (contract). */
export const captchaFields = {
  captchaId: z.string().max(100).optional(),
  captchaCode: z.string().max(100).optional(),
  altcha: z.string().max(5000).optional(),
};

type CaptchaAnswer = z.infer<z.ZodObject<typeof captchaFields>>;

/** Whether the answer is right. Right or wrong, a code or a puzzle serves once. */
export async function passCaptcha(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  { captchaId, captchaCode, altcha }: CaptchaAnswer,
): Promise<boolean> {
  if (altcha) return passPuzzle(site, altcha);
  if (!captchaId || !captchaCode || !isText(captchaId)) return false;
  const asked = await site.db
    .deleteFrom('captcha')
    .where('id', '=', captchaId)
    .returning(['answer', 'expires_at'])
    .executeTakeFirst();
  if (!asked || asked.expires_at <= site.clock.now()) return false;
  return unseal(site.settings.SESSION_SECRET, captchaPurpose, asked.answer) === plainDigits(captchaCode);
}

/** PostgreSQL takes no NUL in a text. */
const isText = (value: string) => !value.includes('\0');
