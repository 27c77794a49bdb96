import type { MessageDescriptor } from '@lingui/core';

export type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** What is said: to be put into the reader's language, or ready to be read. */
export type Sentence = MessageDescriptor | string;

interface Said {
  /** Why; left out, what is always said of the status. */
  words?: Sentence | undefined;
  /** What is wrong by field or parameter; one without a sentence is right. */
  fields?: Record<string, Sentence | undefined> | undefined;
  /** In how many seconds it may be tried again. */
  retryAfter?: number | undefined;
}

/**
 * What is asked for is refused. Thrown by whoever finds out; what becomes of it is decided in one place for calls
 * (`answerRefusal`) and in one for pages. Without words of its own, for use cases run where there are none.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusedStatus;
  readonly said: Said;

  constructor(status: RefusedStatus, said: Said = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.said = said;
  }
}

/** What the log says of a refusal whose status its call does not describe: a fault of ours, by which every test fails that sees it. */
export const undescribed = 'refused as the call does not say';
