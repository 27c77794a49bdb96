import type { MessageDescriptor } from '@lingui/core';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { problemMessages } from './problem-messages.ts';
import { refusalMessages } from './refusal-messages.ts';
import type { SheetProblems } from './sheet.ts';

type Refusal = keyof typeof refusalMessages;

const statuses: Record<Refusal, 403 | 404 | 409 | 422 | 503> = {
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

/** Answers why something was not done, in the language of the request. @param errors a message by field */
export function refuseProject(c: Context<ApiEnv>, refusal: Refusal, errors?: Record<string, MessageDescriptor>) {
  const i18n = i18nFor(c.var.site.locale);
  const status = statuses[refusal];
  const byField = errors && Object.fromEntries(Object.entries(errors).map(([field, each]) => [field, i18n._(each)]));
  if (status === 503) c.header('Retry-After', String(uploadRetryAfter));
  const body = { code: status, msg: i18n._(refusalMessages[refusal]), ...(byField && { errors: byField }) };
  return c.json(body, status) as never;
}

/** 422 with a message at each wrong field. */
export function refuseSheet(c: Context<ApiEnv>, problems: SheetProblems) {
  const errors = Object.fromEntries(Object.entries(problems).map(([field, each]) => [field, problemMessages[each]]));
  return refuseProject(c, 'submit-failed', errors);
}
