import { unseal } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { captchaVoice } from './captcha-voice.server.ts';
import { captchaPurpose } from './new-captcha.server.ts';

/** The digits of a graphic code, spoken; hearing does not use it up. @returns a WAV, undefined where there is no such code */
export async function speakCaptcha(
  { db, settings, clock }: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  id: string,
  locale: Locale,
): Promise<Buffer | undefined> {
  if (id.includes('\0')) return undefined;
  const asked = await db
    .selectFrom('captcha')
    .select('answer')
    .where('id', '=', id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return asked && captchaVoice(unseal(settings.SESSION_SECRET, captchaPurpose, asked.answer), locale);
}
