import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { seal } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { languageHeader } from '#platform/i18n/locale.ts';
import { noteInOutbox } from '#platform/outbox/outbox-file.ts';
import { type Captcha, captchaAlphabet, captchaDigits, captchaLifetime } from './captcha.ts';
import { captchaPicture } from './captcha-picture.server.ts';

/** What the answer is encrypted for. */
export const captchaPurpose = 'captcha';

/** Makes a graphic code for a form, and clears away those whose time is over. */
export async function newCaptcha(site: Pick<SiteContext, 'db' | 'settings' | 'clock' | 'locale'>): Promise<Captcha> {
  const { db, settings, locale } = site;
  const now = site.clock.now();
  const answer = Array.from({ length: captchaDigits }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join(
    '',
  );
  const captchaId = randomBytes(16).toString('base64url');
  const expires = new Date(now.getTime() + captchaLifetime);
  await db
    .with('gone', (cte) => cte.deleteFrom('captcha').where('expires_at', '<', now))
    .insertInto('captcha')
    .values({ id: captchaId, answer: seal(settings.SESSION_SECRET, captchaPurpose, answer), expires_at: expires })
    .returning(sql`1`.as('one'))
    .execute();
  await noteInOutbox(settings, now, { channel: 'captcha', to: captchaId, text: answer, code: answer });
  return {
    captchaId,
    image: `data:image/png;base64,${(await captchaPicture(answer)).toString('base64')}`,
    audio: `/api/captcha/audio?id=${captchaId}&language=${languageHeader(locale)}`,
  };
}
