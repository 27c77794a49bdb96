import { randomBytes } from 'node:crypto';
import { captchaLifetime } from '#features/accounts/captcha.ts';
import { captchaPurpose } from '#features/accounts/new-captcha.server.ts';
import { seal } from '#platform/crypto/keyed.ts';
import type { Platform } from '#platform/http/site-context.ts';

/** What the codes of `askCaptcha` are answered with. */
export const captchaAnswer = '23456';

/** Asks a graphic code without drawing it. @returns its id */
export async function askCaptcha({
  db,
  settings,
  clock,
}: Pick<Platform, 'db' | 'settings' | 'clock'>): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const answer = seal(settings.SESSION_SECRET, captchaPurpose, captchaAnswer);
  await db
    .insertInto('captcha')
    .values({ id, answer, expires_at: new Date(clock.now().getTime() + captchaLifetime) })
    .execute();
  return id;
}
