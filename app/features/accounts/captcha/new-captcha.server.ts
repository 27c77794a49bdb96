import { createHash, randomInt } from 'node:crypto';
import { seal, unseal } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { languageHeader } from '#platform/i18n/locale.ts';
import { noteInOutbox } from '#platform/outbox/outbox-file.ts';
import { type Captcha, captchaAlphabet, captchaDigits, captchaLifetime } from '../captcha.ts';
import { captchaPicture } from './captcha-picture.server.ts';

const purpose = 'captcha';

type Needs = Pick<SiteContext, 'settings' | 'clock'>;

/** A graphic code whose picture is drawn when somebody looks at it: a view of a form costs and keeps nothing. */
export async function newCaptcha(site: Needs & Pick<SiteContext, 'locale'>): Promise<Captcha> {
  const { settings, clock, locale } = site;
  const answer = Array.from({ length: captchaDigits }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join(
    '',
  );
  const captchaId = sealCaptcha(site, answer);
  await noteInOutbox(settings, clock.now(), { channel: 'captcha', to: captchaId, text: answer, code: answer });
  return {
    captchaId,
    image: `/api/captcha/picture?id=${captchaId}`,
    audio: `/api/captcha/audio?id=${captchaId}&language=${languageHeader(locale)}`,
  };
}

/** The id of a graphic code: its answer and how long it may be given, sealed. */
export function sealCaptcha({ settings, clock }: Needs, answer: string): string {
  const until = clock.now().getTime() + captchaLifetime;
  return seal(settings.SESSION_SECRET, purpose, `${answer} ${until}`).toString('base64url');
}

/** The answer of a graphic code; undefined where it is none of ours, or too old. */
export function captchaAnswerOf({ settings, clock }: Needs, captchaId: string): string | undefined {
  try {
    const [answer, until] = unseal(settings.SESSION_SECRET, purpose, Buffer.from(captchaId, 'base64url')).split(' ');
    return Number(until) > clock.now().getTime() ? answer : undefined;
  } catch {
    // Sealed by another secret, or not at all.
    return undefined;
  }
}

/** What stands for a graphic code in the table of those that were answered. One id may be spelled in several ways. */
export function captchaMark(captchaId: string): Buffer {
  return createHash('sha256').update(Buffer.from(captchaId, 'base64url')).digest();
}

/** The picture of a graphic code, a PNG; undefined where there is no such code. */
export async function drawCaptcha(site: Needs, captchaId: string): Promise<Buffer | undefined> {
  const answer = captchaAnswerOf(site, captchaId);
  return answer === undefined ? undefined : captchaPicture(answer);
}
