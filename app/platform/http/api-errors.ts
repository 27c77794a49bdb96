import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { z } from 'zod';
import { i18nFor } from '../i18n/catalogues.server.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ApiEnv } from './call-context.ts';
import { type FieldMessage, fieldMessage, issueMessage } from './field-messages.ts';
import { Refusal, type RefusedStatus, type Sentence } from './refusal.ts';

const messages: Record<RefusedStatus, MessageDescriptor> = {
  400: msg`The request cannot be read.`,
  401: msg`Please log in first.`,
  403: msg`You are not allowed to do this.`,
  404: msg`Not found.`,
  405: msg`This call does not support that method.`,
  409: msg`This is no longer possible.`,
  413: msg`The request is too large.`,
  415: msg`Send JSON.`,
  422: msg`Please enter correct information.`,
  429: msg`Too many requests. Please try again later.`,
  500: msg`Something went wrong on our side. Please try again.`,
  503: msg`The site cannot do this at the moment. Please try again shortly.`,
};

/**
 * Answers what was refused in the envelope of the contract: `code` is the status, `msg` in the language of the request,
 * `errors` a message by field. The one place where a call refuses.
 */
export function answerRefusal(c: Context<ApiEnv>, { status, said }: Refusal): Response {
  const i18n = i18nFor(c.var.site.locale);
  const { words = messages[status], fields = {}, retryAfter } = said;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const say = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : i18n._(sentence));
  const errors = Object.entries(fields).flatMap(([field, wrong]) => (wrong ? [[field, say(wrong)]] : []));
  const body = { code: status, msg: say(words) };
  return c.json(errors.length > 0 ? { ...body, errors: Object.fromEntries(errors) } : body, status);
}

/** The refusal of a wrong field or parameter. @param status 400 for a parameter or what cannot be read, 422 for a field */
export function wrongField(status: 400 | 422, name: string, wrong: FieldMessage): Refusal {
  return new Refusal(status, { fields: { [name]: fieldMessage(wrong) } });
}

/** The refusal of a key that came before with another request. */
export function otherBody(): Refusal {
  return wrongField(422, 'Idempotency-Key', 'otherRequest');
}

/** The refusal of what validation found. @param input what was validated, so that a message can say what came in place of what is expected */
export function invalid(status: 400 | 422, error: z.core.$ZodError, input: unknown, locale: Locale): Refusal {
  return new Refusal(status, { fields: messagesByField(error, i18nFor(locale), input) });
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
