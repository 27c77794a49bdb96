import { data } from 'react-router';
import { newCaptcha, passCaptcha, readReachable, sendCode, withinLimit } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { AskProblems } from '../asking.ts';
import { writeDraft } from '../draft.server.ts';
import type { Draft } from '../draft.ts';
import { seeOther } from './step.server.ts';

/** What a form sends that asks for a code. */
export const askFields = ['contact', 'captchaId', 'captchaCode', 'altcha'] as const;

type Asked = Record<(typeof askFields)[number], string>;

/** A graphic code that was answered stands for one sending, for so long (milliseconds). */
const humanFor = 10 * 60_000;

/** The graphic code of a form that asks for a code; none where one was answered already, or too many were asked for. */
export async function captchaFor(site: SiteContext, draft: Draft) {
  const human = isHuman(site, draft);
  const permit = human || (await withinLimit(site, 'captcha')).allowed;
  return { human, captcha: permit && !human ? await newCaptcha(site) : undefined };
}

/**
 * Sends a code to the phone or mail of a form and goes on to the code step. What is wrong is said at its field; a graphic
 * code that was right is not asked for again because of the other field.
 * @param draft what to keep where the code was sent
 */
export async function askCode(request: Request, site: SiteContext, draft: Draft, asked: Asked) {
  const to = readReachable(asked.contact);
  const human = isHuman(site, draft) || (await passCaptcha(site, asked));
  const problems: AskProblems = {};
  if (!to) problems.contact = whyUnreachable(asked.contact);
  if (!human) problems.captcha = 'wrong';
  if (!to || !human) return refuse(request, site, { ...draft, contact: asked.contact }, human, problems);
  const sent = await sendCode(site, { purpose: 'reservation', to });
  if (sent.outcome === 'sent') {
    const { humanUntil: _, ...rest } = draft;
    return seeOther(
      site,
      '/reservation/code',
      await writeDraft(request, site, { ...rest, contact: asked.contact, to }),
    );
  }
  if (sent.outcome === 'no-channel') problems.contact = to.channel === 'sms' ? 'email-only' : 'sms-only';
  else problems.waitMinutes = Math.ceil(sent.retryAfter / 60);
  return refuse(request, site, { ...draft, contact: asked.contact }, human, problems);
}

async function refuse(request: Request, site: SiteContext, draft: Draft, human: boolean, problems: AskProblems) {
  const humanUntil = human ? site.clock.now().getTime() + humanFor : undefined;
  const headers = await writeDraft(request, site, { ...draft, humanUntil });
  if (problems.waitMinutes) headers.set('Retry-After', String(problems.waitMinutes * 60));
  return data({ problems, human, contact: draft.contact ?? '' }, { status: problems.waitMinutes ? 429 : 422, headers });
}

const isHuman = (site: SiteContext, { humanUntil = 0 }: Draft) => humanUntil > site.clock.now().getTime();

/** Only digits, and no country: the commonest reason why a phone cannot be reached. */
function whyUnreachable(typed: string): NonNullable<AskProblems['contact']> {
  if (typed === '') return 'missing';
  return /^[\d\s().-]{5,}$/.test(typed.normalize('NFKC')) ? 'no-country-code' : 'wrong';
}
