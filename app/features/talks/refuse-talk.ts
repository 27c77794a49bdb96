import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { otherBody } from '#platform/http/api-errors.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { TalkRefusal } from './outcomes.ts';
import {
  fileProblems,
  meetingProblems,
  messageProblems,
  noReason,
  refusalMessages,
  reportProblems,
} from './refusal-messages.ts';

const correct = msg`Please enter correct information.`;

type Status = 403 | 404 | 409 | 422 | 429 | 503;

/** The status that a refusal has (contract, Envelope). */
export function statusOf(refusal: TalkRefusal): Status {
  if (refusal.outcome === 'wrong-file' && refusal.problem === 'busy') return 503;
  switch (refusal.outcome) {
    case 'missing':
      return 404;
    case 'own-project':
    case 'blocked':
      return 403;
    case 'wrong-content':
    case 'wrong-file':
    case 'wrong-meeting':
    case 'wrong-report':
    case 'other-body':
      return 422;
    case 'too-often':
      return 429;
    default:
      return 409;
  }
}

/** What is wrong, by field; nothing where no field is. */
function problemsOf(refusal: TalkRefusal): Record<string, MessageDescriptor> {
  switch (refusal.outcome) {
    case 'wrong-content':
      return { content: messageProblems[refusal.problem] };
    case 'wrong-file':
      return { files: fileProblems[refusal.problem] };
    case 'wrong-report':
      return {
        ...(refusal.reason && { reason: noReason }),
        ...(refusal.content && { content: reportProblems[refusal.content] }),
      };
    case 'wrong-meeting':
      return Object.fromEntries(refusal.problems.map(({ field, problem }) => [field, meetingProblems[problem]]));
    default:
      return {};
  }
}

/** Why, where it is not what is always said of the status. */
function wordsOf(refusal: TalkRefusal): MessageDescriptor | undefined {
  switch (refusal.outcome) {
    case 'missing':
    case 'too-often':
    case 'other-body':
      return undefined;
    case 'wrong-content':
    case 'wrong-file':
    case 'wrong-meeting':
    case 'wrong-report':
      return correct;
    default:
      return refusalMessages[refusal.outcome];
  }
}

/** In how many seconds to come again, where a refusal says so. */
function waitOf(refusal: TalkRefusal): number | undefined {
  if (refusal.outcome === 'too-often') return refusal.retryAfter;
  return statusOf(refusal) === 503 ? uploadRetryAfter : undefined;
}

/** The header that says when to come again, where a refusal says so. */
export function retryOf(refusal: TalkRefusal): { 'Retry-After'?: string } {
  const seconds = waitOf(refusal);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** What a use case has refused, as a call refuses it. */
export function refusedTalk(refusal: TalkRefusal): Refusal {
  if (refusal.outcome === 'other-body') return otherBody();
  const said = { words: wordsOf(refusal), fields: problemsOf(refusal), retryAfter: waitOf(refusal) };
  return new Refusal(statusOf(refusal), said);
}
