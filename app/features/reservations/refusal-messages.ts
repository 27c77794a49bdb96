import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cancelled, Rebooked, Refusal, Waiting } from './order/outcomes.ts';

type RefusedMove = Exclude<Rebooked['outcome'], 'reserved' | 'missing' | 'too-often'>;

type Refused = Exclude<
  Refusal['outcome'] | Cancelled['outcome'] | Waiting['outcome'] | 'same-day',
  'wrong-fields' | 'too-often' | 'cancelled' | 'waiting' | 'missing'
>;

/** Why something was not done, in a sentence. */
export const refusalMessages: Record<Refused, MessageDescriptor> = {
  'wrong-code': msg`The code is incorrect, already used or expired. Type it again or request a new one.`,
  full: msg`This day has too few places left for your group. Choose another day or join the waiting list.`,
  'already-booked': msg`Someone in your group already has a place on this day: each document can be used only once a day.`,
  'account-full': msg`You can reserve for five visitors a day with one phone number or e-mail address; this reservation would exceed that limit.`,
  'closed-day': msg`This day cannot be reserved. Please choose another.`,
  'offer-gone': msg`These places are no longer held for you. You can join the waiting list again.`,
  'other-body': msg`This key has already been used for another request. Please use a new Idempotency-Key.`,
  admitted: msg`Someone you want to cancel has already been admitted. Nothing was cancelled.`,
  'too-late': msg`This day is over: nothing can be cancelled.`,
  'places-left': msg`This day has enough places for your group: you can reserve now.`,
  'same-day': msg`Your reservation is already for this day. Please choose another.`,
};

/** Why a party was not moved to another day. */
export const rebookMessages: Record<RefusedMove, MessageDescriptor> = {
  ...refusalMessages,
  admitted: msg`Someone in your group has already been admitted. Nothing was changed.`,
  'too-late': msg`The day of this reservation is over: it can no longer be changed.`,
};
