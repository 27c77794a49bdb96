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
  'wrong-code': msg`The code is not right, has been used or is too old. Please ask for a new one if it does not help to type it again.`,
  full: msg`This day has too few places left for your party. Choose another day, or join the waiting list.`,
  'already-booked': msg`Somebody of your party has a place on this day already: each document can be reserved once a day.`,
  'account-full': msg`Five visitors a day can be reserved with one phone number or e-mail; with these it would be more.`,
  'closed-day': msg`This day cannot be reserved, or not any more. Please choose another.`,
  'offer-gone': msg`These places are no longer held for you. You can join the waiting list again.`,
  'other-body': msg`This key came with another request before. Please use a new Idempotency-Key.`,
  admitted: msg`Somebody whom you want to cancel has been admitted already. Nothing was cancelled.`,
  'too-late': msg`This day is over: nothing can be cancelled any more.`,
  'places-left': msg`This day has places left for your party: you can reserve at once.`,
  'same-day': msg`The reservation is for this day already. Please choose another.`,
};

/** Why a party was not moved to another day. */
export const rebookMessages: Record<RefusedMove, MessageDescriptor> = {
  ...refusalMessages,
  admitted: msg`Somebody of your party has been admitted already. Nothing was changed.`,
  'too-late': msg`The day of this reservation is over: it can no longer be moved.`,
};
