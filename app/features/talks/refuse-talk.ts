import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';
import { refuseOtherBody } from '#platform/http/api-errors.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
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
const tooOften = msg`Too many requests. Please try again later.`;
const missing = msg`Not found.`;

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
export function problemsOf(refusal: TalkRefusal): Record<string, MessageDescriptor> {
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

/** A refusal in a sentence. */
export function sentenceOf(i18n: I18n, refusal: TalkRefusal): string {
  switch (refusal.outcome) {
    case 'missing':
      return i18n._(missing);
    case 'too-often':
      return i18n._(tooOften);
    case 'wrong-content':
    case 'wrong-file':
    case 'wrong-meeting':
    case 'wrong-report':
      return i18n._(correct);
    default:
      return i18n._(refusalMessages[refusal.outcome]);
  }
}

/** When to come again, where a refusal says so. */
export function retryOf(refusal: TalkRefusal): { 'Retry-After'?: string } {
  if (refusal.outcome === 'too-often') return { 'Retry-After': String(refusal.retryAfter) };
  return statusOf(refusal) === 503 ? { 'Retry-After': String(uploadRetryAfter) } : {};
}

/** Answers a refusal in the envelope of errors, in the language of the request. */
export function refuseTalk(c: Context<ApiEnv>, refusal: TalkRefusal) {
  if (refusal.outcome === 'other-body') return refuseOtherBody(c) as never;
  const i18n = i18nFor(c.var.site.locale);
  const status = statusOf(refusal);
  for (const [name, value] of Object.entries(retryOf(refusal))) c.header(name, value);
  const problems = Object.entries(problemsOf(refusal)).map(([field, said]) => [field, i18n._(said)]);
  const errors = problems.length > 0 ? { errors: Object.fromEntries(problems) as Record<string, string> } : {};
  return c.json({ code: status, msg: sentenceOf(i18n, refusal), ...errors }, status) as never;
}
