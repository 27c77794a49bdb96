import type { MessageDescriptor } from '@lingui/core';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { problemMessages } from './problem-messages.ts';
import type { SheetProblems } from './project/sheet.ts';
import { refusalMessages } from './refusal-messages.ts';

type Outcome = keyof typeof refusalMessages;

const statuses: Record<Outcome, 403 | 404 | 409 | 422 | 503> = {
  own: 403,
  'collect-failed': 404,
  'cancel-failed': 404,
  forbidden: 403,
  'not-now': 409,
  changed: 409,
  'too-many': 409,
  'too-many-searches': 409,
  'other-body': 409,
  'file-refused': 422,
  'files-busy': 503,
  'submit-failed': 422,
};

/** Why something was not done, as a call refuses it. @param fields a message by field */
export function refusedProject(refusal: Outcome, fields?: Record<string, MessageDescriptor>): Refusal {
  const status = statuses[refusal];
  const retryAfter = status === 503 ? uploadRetryAfter : undefined;
  return new Refusal(status, { words: refusalMessages[refusal], fields, retryAfter });
}

/** 422 with a message at each wrong field. */
export function refusedSheet(problems: SheetProblems): Refusal {
  const errors = Object.fromEntries(Object.entries(problems).map(([field, each]) => [field, problemMessages[each]]));
  return refusedProject('submit-failed', errors);
}
