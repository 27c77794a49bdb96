import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { goOnHref } from '#platform/feature/inbox-line.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { asSent, fits, problemOfText, unitsFor } from '#platform/i18n/graphemes.ts';
import { locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { answerWords, reasonWords, refusalWords } from '../message-words.server.ts';
import { answerMost, reasonMost } from '../messages.ts';
import { revealContact } from '../reveal-contact.server.ts';
import { messagesQueue } from '../review/inbox-queue.server.ts';
import { readMessage } from '../review/read-message.server.ts';
import { reviewMessage } from '../review/review-message.server.ts';

type Signed = Awaited<ReturnType<typeof staffPage>>;
type Read = NonNullable<Awaited<ReturnType<typeof readMessage>>>;
type Typed = ReturnType<typeof typedIn>;

/** The message that an address names, for whoever may decide on it. @throws 404 */
export async function messageOf(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'moderate');
  const message = id && /^[1-9]\d{0,14}$/.test(id) ? await readMessage(site.db, site.settings, Number(id)) : undefined;
  if (!message) throw new Refusal(404);
  return { staff, message };
}

/** Does what the pressed button says: puts the message on the board, refuses it, or shows who wrote it. */
export async function decideMessage(request: Request, site: SiteContext, id: string | undefined) {
  const { staff, message } = await messageOf(request, site, id);
  const form = await formOf(request);
  const typed = typedIn(form);
  switch (form.get('act')) {
    case 'approve':
      return approve(site, staff, message, typed);
    case 'refuse':
      return refuse(site, staff, message, typed);
    case 'reveal':
      return reveal(site, staff, message, typed);
    default:
      throw new Refusal(400);
  }
}

function typedIn(form: FormData) {
  // One more than can fit: what is cut is still too long.
  const text = (name: string, most: number) => String(form.get(name) ?? '').slice(0, unitsFor(most) + 1);
  return {
    version: text('version', 100),
    answer: inEach((locale) => text(`answer-${locale}`, answerMost)),
    refusal: text('refusal', reasonMost),
    reason: text('reason', reasonMost),
  };
}

const nothing = { errors: {}, notTaken: undefined, contact: undefined, wait: 0 };

function wrong(typed: Typed, errors: Record<string, string>) {
  return data({ ...nothing, typed, errors }, { status: 422 });
}

async function approve(site: SiteContext, staff: Signed['staff'], message: Read, typed: Typed) {
  const tooLong = locales.filter((locale) => !fits(asSent(typed.answer[locale]), answerMost));
  const words = answerWords(i18nFor(site.locale));
  if (tooLong.length > 0) return wrong(typed, Object.fromEntries(tooLong.map((each) => [`answer-${each}`, words])));
  const { answer, version } = typed;
  return settle(site, staff, { message, typed, review: { decision: 'approve', answer, version } });
}

async function refuse(site: SiteContext, staff: Signed['staff'], message: Read, typed: Typed) {
  const reason = asSent(typed.refusal);
  const problem = problemOfText(reason, reasonMost);
  if (problem) return wrong(typed, { refusal: refusalWords(i18nFor(site.locale), problem) });
  const review = { decision: 'refuse' as const, answer: {}, version: typed.version, reason };
  return settle(site, staff, { message, typed, review });
}

interface Settled {
  message: Read;
  typed: Typed;
  review: Omit<Parameters<typeof reviewMessage>[2], 'id'>;
}

async function settle(site: SiteContext, staff: Signed['staff'], { message, typed, review }: Settled) {
  const { id, status } = message;
  const { outcome } = await reviewMessage(site, staff, { id, ...review });
  switch (outcome) {
    case 'reviewed': {
      if (review.decision === 'approve' && status === 'approved')
        return seeOther(site, `/console/inbox/messages/${id}?decided=answered`);
      const is = review.decision === 'approve' ? 'approved' : 'refused';
      return seeOther(site, await goOnHref(site, messagesQueue, message, is));
    }
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
    default:
      return data({ ...nothing, typed, notTaken: outcome }, { status: 409 });
  }
}

async function reveal(site: SiteContext, staff: Signed['staff'], { id }: Read, typed: Typed) {
  const revealed = await revealContact(site, staff, { id, reason: typed.reason });
  switch (revealed.outcome) {
    case 'revealed': {
      noteSecurity(site, 'reveal', { staff: staff.id, what: 'who wrote a message on the board', ids: String(id) });
      const { person, to } = revealed.contact;
      return data({ ...nothing, typed, contact: { person, address: to.address } });
    }
    case 'wrong-reason':
      return wrong(typed, { reason: reasonWords(i18nFor(site.locale), revealed.problem) });
    case 'too-often': {
      const headers = { 'Retry-After': String(revealed.retryAfter) };
      return data({ ...nothing, typed, wait: Math.ceil(revealed.retryAfter / 60) }, { status: 429, headers });
    }
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
  }
}
