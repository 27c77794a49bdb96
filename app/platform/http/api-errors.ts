import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { z } from 'zod';
import { i18nFor } from '../i18n/catalogues.server.ts';
import { type Locale, localeOfLanguageHeader } from '../i18n/locale.ts';

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
  503: msg`The site is busy. Please try again shortly.`,
};

const checks: Record<Locale, z.core.$ZodErrorMap> = {
  'zh-CN': z.locales.zhCN().localeError,
  'en-US': z.locales.en().localeError,
  'fr-FR': z.locales.fr().localeError,
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
  return c.json(error ? { ...body, errors: messagesByField(error, locale, input) } : body, status);
}

/** Answers that fields are wrong, with a sentence for each that is ready to be read. */
export function refuseFields(c: Context, errors: Record<string, string>): Response {
  const locale = localeOfLanguageHeader(c.req.header('Language'));
  return c.json({ code: 422, msg: i18nFor(locale)._(messages[422]), errors }, 422);
}

/** Answers a key that came before with another request. */
export function refuseOtherBody(c: Context): Response {
  return refuse(c, 422, new z.ZodError([{ code: 'custom', path: ['Idempotency-Key'], message: '', input: undefined }]));
}

function messagesByField(error: z.core.$ZodError, locale: Locale, input: unknown): Record<string, string> {
  const entries = error.issues.map((issue): [string, string] => {
    const said = checks[locale]({ ...issue, input: valueAt(input, issue.path) } as z.core.$ZodRawIssue);
    const message = typeof said === 'string' ? said : said?.message;
    return [issue.path.join('.'), message ?? issue.message];
  });
  return Object.fromEntries(entries.reverse());
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
