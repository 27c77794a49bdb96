import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { captchaVoice } from './captcha-voice.server.ts';
import { captchaAnswerOf } from './new-captcha.server.ts';

/** The digits of a graphic code, spoken; hearing does not use it up. @returns a WAV, undefined where there is no such code */
export async function speakCaptcha(
  site: Pick<SiteContext, 'settings' | 'clock'>,
  id: string,
  locale: Locale,
): Promise<Buffer | undefined> {
  const answer = captchaAnswerOf(site, id);
  return answer === undefined ? undefined : captchaVoice(answer, locale);
}
