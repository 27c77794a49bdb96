import type { TextProblem } from './entry/content.ts';
import type { WriteRefusal } from './policy.ts';

/** What is wrong with a file that somebody wants to send. */
export type FileProblem = 'too-many' | 'too-large' | 'too-much' | 'wrong-kind' | 'damaged' | 'busy';

/** What is wrong with a meeting that somebody proposes. */
export type MeetingProblem =
  | { field: 'date'; problem: 'no-date' | 'past' | 'too-far' }
  | { field: 'time'; problem: 'no-time' | 'skipped' }
  | { field: 'timeZone'; problem: 'no-zone' }
  | { field: 'minutes'; problem: 'no-length' };

/** Why something was not done in a talk; nothing was changed. */
export type TalkRefusal =
  /** There is none, or it is not theirs. */
  | { outcome: 'missing' }
  | { outcome: 'own-project' }
  /** Nobody is there to talk with: the project was written by the expo. */
  | { outcome: 'no-owner' }
  /** The project takes no new requests. */
  | { outcome: 'not-open' }
  /** Nothing is taken from them, or they take nothing themselves; the other one has gone; the talk has ended. */
  | { outcome: WriteRefusal }
  /** Not as the talk stands. */
  | { outcome: 'not-now' }
  /** The request's key came before with something else. */
  | { outcome: 'other-body' }
  | { outcome: 'wrong-content'; problem: TextProblem }
  | { outcome: 'wrong-file'; problem: FileProblem }
  | { outcome: 'wrong-meeting'; problems: MeetingProblem[] }
  /** Of a report: all that is wrong with it. */
  | { outcome: 'wrong-report'; reason: boolean; content: TextProblem | undefined }
  | { outcome: 'too-often'; retryAfter: number };
