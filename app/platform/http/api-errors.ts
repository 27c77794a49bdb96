import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { z } from 'zod';
import { i18nFor } from '../i18n/catalogues.server.ts';
import { localeOfLanguageHeader } from '../i18n/locale.ts';
import { type FieldMessage, fieldMessage, issueMessage } from './field-messages.ts';

type Refusal = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

const messages: Record<Refusal, MessageDescriptor> = {
  400: msg`The request cannot be read.`,
  401: msg`Please log in first.`,
  403: msg`You may not do this.`,
  404: msg`Not found.`,
  405: msg`This call does not know that method.`,
  409: msg`This is no longer possible.`,
  413: msg`The request is too large.`,
  415: msg`Send JSON.`,
  422: msg`Please enter correct information.`,
  429: msg`Too many requests. Please try again later.`,
  500: msg`Something went wrong on our side. Please try again.`,
  503: msg`The site cannot do this for the moment. Please try again shortly.`,
};

/**
 * Answers an error in the envelope of the contract: `code` is the status, `msg` in the language of the request, `errors`
 * a message by field.
 * @param error what validation found, where it did
 * @param input what was validated, so that a message can say what came in place of what is expected
 */
export function refuse(c: Context, status: Refusal, error?: z.core.$ZodError, input?: unknown): Response {
  const locale = localeOfLanguageHeader(c.req.header('Language'));
  const body = { code: status, msg: i18nFor(locale)._(messages[status]) };
  return c.json(error ? { ...body, errors: messagesByField(error, i18nFor(locale), input) } : body, status);
}

/** Answers that a field or a parameter is wrong. @param status 400 for a parameter or what cannot be read, 422 for a field */
export function refuseField(c: Context, status: 400 | 422, name: string, wrong: FieldMessage): Response {
  const i18n = i18nFor(localeOfLanguageHeader(c.req.header('Language')));
  return c.json({ code: status, msg: i18n._(messages[status]), errors: { [name]: fieldMessage(i18n, wrong) } }, status);
}

/** Answers that fields are wrong, with a sentence for each that is ready to be read. */
export function refuseFields(c: Context, errors: Record<string, string>): Response {
  const locale = localeOfLanguageHeader(c.req.header('Language'));
  return c.json({ code: 422, msg: i18nFor(locale)._(messages[422]), errors }, 422);
}

/** Answers a key that came before with another request. */
export function refuseOtherBody(c: Context): Response {
  return refuseField(c, 422, 'Idempotency-Key', 'otherRequest');
}

/** Of more wrong fields nobody reads. */
const mostTold = 100;

function messagesByField(error: z.core.$ZodError, i18n: I18n, input: unknown): Record<string, string> {
  const entries = error.issues.slice(0, mostTold).map((issue): [string, string] => {
    return [issue.path.join('.'), issueMessage(i18n, issue, valueAt(input, issue.path))];
  });
  // Of several about one field the first is told.
  return Object.fromEntries(entries.reverse());
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
