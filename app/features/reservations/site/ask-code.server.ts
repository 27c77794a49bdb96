import { data } from 'react-router';
import {
  newCaptcha,
  passCaptcha,
  type Reachable,
  readReachable,
  sendCode,
  withinLimit,
} from '#features/accounts/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { AskProblems } from '../asking.ts';
import { type CaptchaPass, claimPass, givePass, isFresh } from '../captcha-pass.server.ts';
import { mayBegin, writeDraft } from '../draft.server.ts';
import type { Draft } from '../draft.ts';
import { standingOf } from './step.server.ts';

/** What a form sends that asks for a code. */
export const askFields = ['contact', 'captchaId', 'captchaCode', 'altcha'] as const;

type Asked = Record<(typeof askFields)[number], string>;

/** Longest address of a mail (RFC 5321); no phone is as long. */
const contactMost = 254;

/** So soon (milliseconds) a form that comes again was pressed twice; no other code would leave so soon anyway. */
const twice = 60_000;

/** The graphic code of a form that asks for a code; none where one was answered already, or too many were asked for. */
export async function captchaFor(site: SiteContext, draft: Draft) {
  const human = isFresh(site, draft.pass);
  const permit = human || (await withinLimit(site, 'captcha')).allowed;
  return { human, captcha: permit && !human ? await newCaptcha(site) : undefined };
}

/**
 * Sends a code to the phone or mail of a form and goes on to the code step. What is wrong is said at its field; a graphic
 * code that was right is not asked for again because of the other field.
 * @param change what the form changes of the draft
 */
export async function askCode(request: Request, site: SiteContext, change: (draft: Draft) => Draft, typed: Asked) {
  const asked = { ...typed, contact: typed.contact.slice(0, contactMost) };
  const to = readReachable(asked.contact);
  const read = async () => ({ ...change((await standingOf(request, site)).draft), contact: asked.contact });
  const begin = await mayBegin(request, site);
  if (!begin.allowed) return data(tooOften(begin.retryAfter, asked.contact), { status: 429 });
  const draft = await read();
  if (to && wasJustSent(site, draft, to)) return seeOther(site, '/reservation/code');
  if (!to) return refuse(request, site, await humanOf(site, draft, asked), { contact: whyUnreachable(asked.contact) });
  const pass = await claimed(site, draft, asked);
  if (!pass) {
    // Of a form pressed twice the first has used the graphic code; what it has written stays.
    const latest = await read();
    if (wasJustSent(site, latest, to)) return seeOther(site, '/reservation/code');
    return refuse(request, site, { ...latest, pass: undefined }, { captcha: 'wrong' });
  }
  const sent = await sendCode(site, { purpose: 'reservation', to });
  if (sent.outcome === 'sent') {
    const sentAt = site.clock.now().getTime();
    const headers = await writeDraft(request, site, { ...draft, pass: undefined, to, sentAt });
    return seeOther(site, '/reservation/code', headers);
  }
  const back = { ...draft, pass: await givePass(site, pass.until) };
  if (sent.outcome === 'no-channel') {
    return refuse(request, site, back, { contact: to.channel === 'sms' ? 'email-only' : 'sms-only' });
  }
  const waitMinutes = Math.ceil(sent.retryAfter / 60);
  return refuse(request, site, back, { waitMinutes, paused: sent.outcome === 'paused' });
}

function tooOften(retryAfter: number, contact: string) {
  const problems: AskProblems = { waitMinutes: Math.ceil(retryAfter / 60) };
  return { problems, human: false, contact };
}

function wasJustSent(site: SiteContext, draft: Draft, to: Reachable): boolean {
  const since = site.clock.now().getTime() - (draft.sentAt ?? 0);
  return draft.to?.channel === to.channel && draft.to.address === to.address && since < twice;
}

/** The draft with a pass, where the graphic code was right now or before; nothing is sent for it yet. */
async function humanOf(site: SiteContext, draft: Draft, asked: Asked): Promise<Draft> {
  if (isFresh(site, draft.pass)) return draft;
  return { ...draft, pass: (await passCaptcha(site, asked)) ? await givePass(site) : undefined };
}

/** Uses up the pass of a draft, or the graphic code of the form. @returns until when it would have been good */
async function claimed(site: SiteContext, { pass }: Draft, asked: Asked): Promise<Partial<CaptchaPass> | undefined> {
  if (isFresh(site, pass) && (await claimPass(site, pass))) return pass;
  return (await passCaptcha(site, asked)) ? {} : undefined;
}

async function refuse(request: Request, site: SiteContext, draft: Draft, found: AskProblems) {
  const human = draft.pass !== undefined;
  const problems: AskProblems = human ? found : { ...found, captcha: 'wrong' };
  const headers = await writeDraft(request, site, draft);
  if (problems.waitMinutes) headers.set('Retry-After', String(problems.waitMinutes * 60));
  return data({ problems, human, contact: draft.contact ?? '' }, { status: problems.waitMinutes ? 429 : 422, headers });
}

/** Only digits, and no country: the commonest reason why a phone cannot be reached. */
function whyUnreachable(typed: string): NonNullable<AskProblems['contact']> {
  if (typed === '') return 'missing';
  return /^[\d\s().-]{5,}$/.test(typed.normalize('NFKC')) ? 'no-country-code' : 'wrong';
}
