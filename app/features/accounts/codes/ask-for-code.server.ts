import { keyedHash } from '#platform/crypto/keyed.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import type { AskProblems, KnownOnly } from '../asking.ts';
import {
  type CaptchaPass,
  claimPass,
  givePass,
  isFresh,
  notePass,
  passUntil,
  tradePass,
} from '../captcha/captcha-pass.server.ts';
import { newCaptcha } from '../captcha/new-captcha.server.ts';
import { passCaptcha } from '../captcha/pass-captcha.server.ts';
import type { CaptchaProblem } from '../captcha.ts';
import { type Reachable, readReachable } from '../reachable.server.ts';
import type { CodePurpose } from './codes.ts';
import { type CodeSending, sendCode } from './send-code.server.ts';

/** What a form sends that asks for a code. */
export const askFields = ['contact', 'captchaId', 'captchaCode', 'altcha'] as const;

export type AskTyped = Record<(typeof askFields)[number], string>;

/** What is kept of somebody between the page that asks for a code and the one where it is typed. */
export interface KeptAsking {
  /** Phone or mail as typed. */
  contact?: string;
  /** A graphic code or a puzzle that was answered, and stands for one sending. */
  pass?: CaptchaPass | undefined;
  /** How hard a puzzle was asked for, and until when (milliseconds since 1970) it is; left out, a graphic code will do. */
  puzzle?: { level: number; until: number } | undefined;
  /** Where a code was sent that has not been typed yet. */
  to?: Reachable;
  /** Which code it is: its tries are this browser’s alone. */
  codeId?: string;
  /** When it was sent. Milliseconds since 1970. */
  sentAt?: number | undefined;
  knownOnly?: KnownOnly | undefined;
  /** The company whose address on file the code went to. */
  company?: number;
}

/** What became of asking. `sent-before`: of a form that was pressed twice, or came back; as it was said the first time. */
export type CodeAsked =
  | { outcome: 'sent' | 'sent-before'; kept: KeptAsking }
  | { outcome: 'refused'; kept: KeptAsking; problems: AskProblems };

/** Longest address of a mail (RFC 5321); no phone is as long. */
export const contactMost = 254;

/** So soon (milliseconds) a form that comes again was pressed twice; no other code would leave so soon anyway. */
const twice = 60_000;

/**
 * So long (milliseconds) a form asks for a puzzle before it tries the graphic code again: it may be for another phone or mail,
 * the rush may be over, and without script nobody solves a puzzle.
 */
const puzzleAsked = 5 * 60_000;

/** How hard a puzzle a form asks for; 0: a graphic code will do. */
export function levelOf({ clock }: Pick<SiteContext, 'clock'>, { puzzle }: KeptAsking): number {
  return puzzle && puzzle.until > clock.now().getTime() ? puzzle.level : 0;
}

/** The graphic code of a form that asks for a code, and how hard a puzzle it needs; none where one was answered already. */
export async function captchaFor(site: SiteContext, kept: KeptAsking) {
  const human = isFresh(site, kept.pass);
  return { human, level: levelOf(site, kept), captcha: human ? undefined : await newCaptcha(site) };
}

/**
 * Sends a code to the phone or mail of a form. What is wrong is said at its field; a graphic code that was right is not
 * asked for again because of the other field. The caller keeps what it is given, sealed.
 */
export async function askForCode(
  request: Request,
  site: SiteContext,
  purpose: CodePurpose,
  before: KeptAsking,
  typed: AskTyped,
): Promise<CodeAsked> {
  const contact = typed.contact.slice(0, contactMost);
  const kept = { ...before, contact };
  const to = readReachable(contact);
  if (!to) {
    const { pass, problem } = await humanOf(site, kept, typed);
    return refused({ ...kept, pass }, { contact: whyUnreachable(contact), ...captchaProblem(site, kept, problem) });
  }
  if (wasJustSent(site, kept, to)) return { outcome: 'sent-before', kept };
  const pass = await claimed(site, kept, typed, to);
  const used = { ...kept, pass: undefined };
  if ('problem' in pass) return refused(used, captchaProblem(site, kept, pass.problem));
  const { work, codeId } = pass;
  // Of a form pressed twice both are tried: the code has one name, under which one leaves.
  const sent = await sendCode(site, { purpose, to, request, work, codeId, instead: before.codeId });
  return keptAfter(site, used, { to, pass }, sent);
}

const nowOf = ({ clock }: SiteContext) => clock.now().getTime();

async function keptAfter(
  site: SiteContext,
  kept: KeptAsking,
  { to, pass }: { to: Reachable; pass: Claimed },
  sent: CodeSending,
): Promise<CodeAsked> {
  const back = async () => ({ ...kept, pass: await pass.giveBack() });
  const outcome = pass.isSecond ? 'sent-before' : 'sent';
  switch (sent.outcome) {
    case 'sent': {
      const { codeId } = sent;
      return {
        outcome,
        kept: { ...kept, to, codeId, sentAt: nowOf(site), puzzle: undefined, knownOnly: undefined },
      };
    }
    case 'known-only': {
      const { codeId, work } = sent;
      // It may not have left: whoever presses again asks again.
      const puzzle = work === undefined ? undefined : puzzleOf(site, work);
      return {
        outcome,
        kept: { ...kept, to, codeId, sentAt: undefined, puzzle, knownOnly: knownOnlyOf(sent) },
      };
    }
    case 'harder':
      return refused({ ...kept, puzzle: puzzleOf(site, sent.work) }, { captcha: 'harder' });
    case 'texts-spent':
      return refused(await back(), { contact: textsSpentOf(site) });
    case 'no-channel':
      return refused(await back(), { contact: to.channel === 'sms' ? 'email-only' : 'sms-only' });
    default:
      return refused(await back(), { waitMinutes: inMinutes(sent.retryAfter), paused: sent.outcome === 'paused' });
  }
}

const puzzleOf = (site: SiteContext, level: number) => ({ level, until: nowOf(site) + puzzleAsked });

/** What is said of a code that left if its account is known. */
export function knownOnlyOf({ work, retryAfter }: Extract<CodeSending, { outcome: 'known-only' }>): KnownOnly {
  return work === undefined ? { puzzle: false, minutes: inMinutes(retryAfter) } : { puzzle: true };
}

/** Whether a mail would do in place of the text message. */
export const textsSpentOf = ({ settings }: Pick<SiteContext, 'settings'>) =>
  channelsOf(settings).includes('email') ? 'texts-spent' : 'texts-spent-alone';

const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

function wasJustSent(site: SiteContext, kept: KeptAsking, to: Reachable): boolean {
  const since = nowOf(site) - (kept.sentAt ?? 0);
  return kept.to?.channel === to.channel && kept.to.address === to.address && since < twice;
}

/** The pass that is kept, or a new one where the graphic code was right now; nothing is sent for it yet. */
async function humanOf(
  site: SiteContext,
  { pass }: KeptAsking,
  typed: AskTyped,
): Promise<{ pass: CaptchaPass; problem?: undefined } | { pass?: undefined; problem: CaptchaProblem }> {
  if (isFresh(site, pass)) return { pass };
  const passed = await passCaptcha(site, typed);
  return passed.problem ? { problem: passed.problem } : { pass: await givePass(site, passed.work) };
}

/** Where a puzzle is asked for, there is no picture whose digits could be missing. */
function captchaProblem(
  site: SiteContext,
  kept: KeptAsking,
  problem: CaptchaProblem | undefined,
): Pick<AskProblems, 'captcha'> {
  if (!problem) return {};
  return { captcha: levelOf(site, kept) > 0 && problem === 'missing' ? 'harder' : problem };
}

/** What shows that a person asks, used up for one code. */
interface Claimed {
  work: number;
  /** What the code is to be called. */
  codeId: string;
  /** The same form came before: it may have sent the code, or be about to. */
  isSecond: boolean;
  /**
   * A pass in its place, where nothing was sent for it. One pass comes back for one graphic code, and no second code leaves
   * for it under another name: not while the other press of the form may still send one.
   */
  giveBack(): Promise<CaptchaPass | undefined>;
}

/** Uses up the pass that is kept, or the graphic code of the form. */
async function claimed(
  site: SiteContext,
  { pass }: KeptAsking,
  typed: AskTyped,
  to: Reachable,
): Promise<Claimed | { problem: CaptchaProblem }> {
  const kept = isFresh(site, pass) ? pass : undefined;
  const { once, again, codeId } = namesOf(site, `${to.address} ${kept ? kept.id : typed.altcha || typed.captchaId}`);
  // In one transaction: whoever finds that the graphic code was used finds the note of it as well.
  const passed = await inTransaction(site.db, async (tx) => {
    const within = { ...site, db: tx };
    const isKept = kept && (await claimPass(within, kept)) !== undefined;
    const passed = isKept ? kept : await passCaptcha(within, typed);
    if (passed.work !== undefined) {
      await notePass(within, { id: once, until: nowOf(site) + twice, work: passed.work });
    }
    return passed;
  });
  if (passed.work !== undefined) {
    const { work } = passed;
    const until = 'until' in passed ? passed.until : passUntil(site);
    return { work, codeId, isSecond: false, giveBack: () => tradePass(site, { id: once }, { id: again, until, work }) };
  }
  // The first of the two has used the graphic code: the same one, for the same phone or mail.
  const noted = await claimPass(site, { id: once });
  if (noted) return { work: noted.work, codeId, isSecond: true, giveBack: async () => undefined };
  const back = await claimPass(site, { id: again });
  if (!back) return { problem: passed.problem };
  return { work: back.work, codeId, isSecond: true, giveBack: () => notePass(site, back).then(() => back) };
}

/**
 * What belongs to a form, however often it is pressed: the note that it came, the pass that it is given back, and its code.
 * @param asked what was typed, and what shows that a person did
 */
function namesOf({ settings }: SiteContext, asked: string) {
  const hashed = (purpose: string) => keyedHash(settings.SESSION_SECRET, purpose, asked);
  return {
    once: hashed('code asked with').toString('hex'),
    again: hashed('code asked with again').toString('base64url'),
    codeId: hashed('code id').subarray(0, 16).toString('base64url'),
  };
}

function refused(kept: KeptAsking, problems: AskProblems): CodeAsked {
  return { outcome: 'refused', kept, problems };
}

/** Only digits, and no country: the commonest reason why a phone cannot be reached. */
function whyUnreachable(typed: string): NonNullable<AskProblems['contact']> {
  if (typed === '') return 'missing';
  return /^[\d\s().-]{5,}$/.test(typed.normalize('NFKC')) ? 'no-country-code' : 'wrong';
}
