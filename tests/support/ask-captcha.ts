import { sealCaptcha } from '#features/accounts/captcha/new-captcha.server.ts';
import type { Platform } from '#platform/http/site-context.ts';

/** What the codes of `askCaptcha` are answered with. */
export const captchaAnswer = '23456';

/** Asks a graphic code without noting its answer. @returns its id */
export function askCaptcha(platform: Pick<Platform, 'settings' | 'clock'>): string {
  return sealCaptcha(platform, captchaAnswer);
}
