import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { problemMessages } from './order/document-messages.ts';
import type { OrderProblem, OrderProblems } from './order/order-problems.ts';
import type { Cancelled, Rebooked, Refusal as ReservationRefusal, Waiting } from './order/outcomes.ts';
import { refusalMessages } from './refusal-messages.ts';

const fields = {
  phone: msg`Enter a phone number with its country code, or an e-mail address.`,
  noCode: msg`Enter the code we sent you.`,
} satisfies Record<string, MessageDescriptor>;

const wrong = (byField: Record<string, MessageDescriptor | undefined>) => new Refusal(422, { fields: byField });

/** What can be wrong with who somebody says to be. */
export interface WrongFields {
  phone?: boolean;
  /** There is neither a code nor a proof. */
  noCode?: boolean;
}

/** 422, with a message at each wrong field. @param problems what is wrong with the rest */
export function refusedFields({ phone, noCode }: WrongFields, problems: OrderProblems = {}): Refusal {
  return wrong({
    phone: phone ? fields.phone : undefined,
    smsCode: noCode ? fields.noCode : undefined,
    ...wordsOf(problems),
  });
}

type Refused = Exclude<
  ReservationRefusal | Rebooked | Cancelled | Waiting,
  { outcome: 'reserved' | 'cancelled' | 'waiting' }
>;

/** What a use case has refused, with the status that the contract gives it. */
export function refusedReservation(refused: Refused): Refusal {
  switch (refused.outcome) {
    case 'wrong-fields':
      return wrong(wordsOf(refused.problems));
    case 'wrong-code':
      return wrong({ smsCode: refusalMessages['wrong-code'] });
    case 'other-body':
      return new Refusal(422, {
        words: refusalMessages['other-body'],
        fields: { 'Idempotency-Key': refusalMessages['other-body'] },
      });
    case 'closed-day':
      return wrong({ date: refusalMessages['closed-day'] });
    case 'already-booked':
      return new Refusal(409, {
        words: refusalMessages['already-booked'],
        fields: wordsOf(takenBy(refused.visitors)),
      });
    case 'missing':
      return new Refusal(404);
    case 'too-often':
      return new Refusal(429, { retryAfter: refused.retryAfter });
    default:
      return new Refusal(409, { words: refusalMessages[refused.outcome] });
  }
}

function wordsOf(problems: OrderProblems): Record<string, MessageDescriptor> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemMessages[problem]]));
}

function takenBy(visitors: number[]): OrderProblems {
  return Object.fromEntries(visitors.map((i): [string, OrderProblem] => [`visitors.${i}.idNumber`, 'booked-already']));
}
