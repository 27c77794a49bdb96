import { keyedHash } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { AskProblems } from './asking.ts';
import { type CaptchaPass, claimPass, givePass, isFresh, notePass } from './captcha-pass.server.ts';
import type { CodePurpose } from './codes.ts';
import { newCaptcha } from './new-captcha.server.ts';
import { passCaptcha } from './pass-captcha.server.ts';
import { type Reachable, readReachable } from './reachable.server.ts';
import { sendCode } from './send-code.server.ts';
import { withinLimit } from './within-limit.server.ts';

/** What a form sends that asks for a code. */
export const askFields = ['contact', 'captchaId', 'captchaCode', 'altcha'] as const;

export type AskTyped = Record<(typeof askFields)[number], string>;

/** What is kept of somebody between the page that asks for a code and the one where it is typed. */
export interface CodeAsking {
  /** Phone or mail as typed. */
  contact?: string;
  /** A graphic code that was answered, and stands for one sending. */
  pass?: CaptchaPass | undefined;
  /** Where a code was sent that has not been typed yet. */
  to?: Reachable;
  /** When it was sent. Milliseconds since 1970. */
  sentAt?: number;
}

/** What became of asking. `sent-before`: a form that was pressed twice, or came back; the code is on its way. */
export type CodeAsked =
  | { outcome: 'sent' | 'sent-before'; kept: CodeAsking }
  | { outcome: 'refused'; kept: CodeAsking; problems: AskProblems };

/** Longest address of a mail (RFC 5321); no phone is as long. */
export const contactMost = 254;

/** So soon (milliseconds) a form that comes again was pressed twice; no other code would leave so soon anyway. */
const twice = 60_000;

/** The graphic code of a form that asks for a code; none where one was answered already, or too many were asked for. */
export async function captchaFor(site: SiteContext, { pass }: CodeAsking) {
  const human = isFresh(site, pass);
  const permit = human || (await withinLimit(site, 'captcha')).allowed;
  return { human, captcha: permit && !human ? await newCaptcha(site) : undefined };
}

/**
 * Sends a code to the phone or mail of a form. What is wrong is said at its field; a graphic code that was right is not
 * asked for again because of the other field. The caller keeps what it is given, sealed.
 */
export async function askForCode(
  site: SiteContext,
  purpose: CodePurpose,
  before: CodeAsking,
  typed: AskTyped,
): Promise<CodeAsked> {
  const contact = typed.contact.slice(0, contactMost);
  const kept = { ...before, contact };
  const to = readReachable(contact);
  if (!to) {
    const read = await humanOf(site, kept, typed);
    return refused(read, { contact: whyUnreachable(contact) });
  }
  if (wasJustSent(site, kept, to)) return { outcome: 'sent-before', kept };
  const pass = await claimed(site, kept, typed, to);
  if (pass === 'sent-before') return { outcome: 'sent-before', kept: { ...kept, to, sentAt: nowOf(site) } };
  if (!pass) return refused({ ...kept, pass: undefined }, { captcha: 'wrong' });
  const sent = await sendCode(site, { purpose, to });
  if (sent.outcome === 'sent') {
    return { outcome: 'sent', kept: { ...kept, pass: undefined, to, sentAt: nowOf(site) } };
  }
  const back = { ...kept, pass: await givePass(site, pass.until) };
  if (sent.outcome === 'no-channel') {
    return refused(back, { contact: to.channel === 'sms' ? 'email-only' : 'sms-only' });
  }
  return refused(back, { waitMinutes: Math.ceil(sent.retryAfter / 60), paused: sent.outcome === 'paused' });
}

const nowOf = ({ clock }: SiteContext) => clock.now().getTime();

function wasJustSent(site: SiteContext, kept: CodeAsking, to: Reachable): boolean {
  const since = nowOf(site) - (kept.sentAt ?? 0);
  return kept.to?.channel === to.channel && kept.to.address === to.address && since < twice;
}

/** What is kept, with a pass where the graphic code was right now or before; nothing is sent for it yet. */
async function humanOf(site: SiteContext, kept: CodeAsking, typed: AskTyped): Promise<CodeAsking> {
  if (isFresh(site, kept.pass)) return kept;
  return { ...kept, pass: (await passCaptcha(site, typed)) ? await givePass(site) : undefined };
}

/** Uses up the pass that is kept, or the graphic code of the form. @returns until when it would have been good */
async function claimed(
  site: SiteContext,
  { pass }: CodeAsking,
  typed: AskTyped,
  to: Reachable,
): Promise<Partial<CaptchaPass> | 'sent-before' | undefined> {
  const answered = isFresh(site, pass) ? pass.id : typed.altcha || typed.captchaId;
  const once = keyedHash(site.settings.SESSION_SECRET, 'code asked with', `${to.address} ${answered}`).toString('hex');
  const right = isFresh(site, pass) ? await claimPass(site, pass) : await passCaptcha(site, typed);
  if (right) {
    await notePass(site, once, nowOf(site) + twice);
    return isFresh(site, pass) ? pass : {};
  }
  // Of a form pressed twice the first has used the graphic code: the same one, for the same phone or mail.
  return (await claimPass(site, { id: once })) ? 'sent-before' : undefined;
}

function refused(kept: CodeAsking, found: AskProblems): CodeAsked {
  return { outcome: 'refused', kept, problems: kept.pass ? found : { ...found, captcha: 'wrong' } };
}

/** Only digits, and no country: the commonest reason why a phone cannot be reached. */
function whyUnreachable(typed: string): NonNullable<AskProblems['contact']> {
  if (typed === '') return 'missing';
  return /^[\d\s().-]{5,}$/.test(typed.normalize('NFKC')) ? 'no-country-code' : 'wrong';
}
