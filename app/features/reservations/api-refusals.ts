import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { problemMessages } from './document-messages.ts';
import type { OrderProblem, OrderProblems } from './order-problems.ts';
import type { Cancelled, Rebooked, Refusal, Waiting } from './outcomes.ts';
import { refusalMessages } from './refusal-messages.ts';

const fields = {
  phone: msg`Enter a phone number with its country code, or an e-mail address.`,
  noCode: msg`Enter the code that was sent to you.`,
} satisfies Record<string, MessageDescriptor>;

const correct = msg`Please enter correct information.`;
const tooOften = msg`Too many requests. Please try again later.`;
const missing = msg`Not found.`;

type Status = 404 | 409 | 422 | 429;

/** Answers in the envelope of errors, in the language of the request: a sentence, and one a field. */
function say(c: Context<ApiEnv>, status: Status, said: MessageDescriptor, errors?: Record<string, MessageDescriptor>) {
  const i18n = i18nFor(c.var.site.locale);
  const byField = errors && Object.fromEntries(Object.entries(errors).map(([field, each]) => [field, i18n._(each)]));
  return c.json({ code: status, msg: i18n._(said), ...(byField ? { errors: byField } : {}) }, status) as never;
}

/** What can be wrong with who somebody says to be. */
export interface WrongFields {
  phone?: boolean;
  /** There is neither a code nor a proof. */
  noCode?: boolean;
}

/** 422, with a message at each wrong field. @param problems what is wrong with the rest */
export function refuseFields(c: Context<ApiEnv>, { phone, noCode }: WrongFields, problems: OrderProblems = {}) {
  return say(c, 422, correct, {
    ...(phone ? { phone: fields.phone } : {}),
    ...(noCode ? { smsCode: fields.noCode } : {}),
    ...wordsOf(problems),
  });
}

type Refused = Exclude<Refusal | Rebooked | Cancelled | Waiting, { outcome: 'reserved' | 'cancelled' | 'waiting' }>;

/** Answers what was refused, with the status that the contract gives it. */
export function refuseReservation(c: Context<ApiEnv>, refused: Refused) {
  switch (refused.outcome) {
    case 'wrong-fields':
      return say(c, 422, correct, wordsOf(refused.problems));
    case 'wrong-code':
      return say(c, 422, correct, { smsCode: refusalMessages['wrong-code'] });
    case 'other-body':
      return say(c, 422, refusalMessages['other-body'], { 'Idempotency-Key': refusalMessages['other-body'] });
    case 'closed-day':
      return say(c, 422, correct, { date: refusalMessages['closed-day'] });
    case 'already-booked':
      return say(c, 409, refusalMessages['already-booked'], wordsOf(takenBy(refused.visitors)));
    case 'missing':
      return say(c, 404, missing);
    case 'too-often':
      c.header('Retry-After', String(refused.retryAfter));
      return say(c, 429, tooOften);
    default:
      return say(c, 409, refusalMessages[refused.outcome]);
  }
}

function wordsOf(problems: OrderProblems): Record<string, MessageDescriptor> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemMessages[problem]]));
}

function takenBy(visitors: number[]): OrderProblems {
  return Object.fromEntries(visitors.map((i): [string, OrderProblem] => [`visitors.${i}.idNumber`, 'booked-already']));
}
