import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { defaultLocale, languageHeader } from '../i18n/locale.ts';
import { invalid, wrongField } from './api-errors.ts';
import type { ApiEnv, CallContext } from './call-context.ts';
import { saying } from './field-messages.ts';
import { languageValues } from './language-header.ts';

/** A feature's calls. A parameter of the wrong type is answered 400, a wrong field of a body 422 (contract, Envelope). */
export function newApi(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook(result, c) {
      if (result.success) return undefined;
      const isBody = result.target === 'json' || result.target === 'form';
      // It is there, though the types do not say so.
      const data: unknown = 'data' in result ? result.data : undefined;
      // What is no object at all has no fields to be wrong.
      if (isBody && (typeof data !== 'object' || data === null || Array.isArray(data)))
        throw wrongField(400, 'body', 'fields');
      throw invalid(isBody ? 422 : 400, result.error, data, c.var.site.locale);
    },
  });
}

const most = 100;
/** A whole number from 0 to 999,999,999 as a parameter. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, saying('count'))
  .transform(Number);

/** Query of every list: `pageNum` from 1, `pageSize` 10 where not given and 100 at most. */
export const pageQuery = z.object({
  pageNum: wholeNumber
    .pipe(z.int().min(1))
    .default(1)
    .openapi({ param: { name: 'pageNum', in: 'query' }, type: 'integer', minimum: 1, default: 1 }),
  pageSize: wholeNumber
    .pipe(z.int().min(1).max(most))
    .default(10)
    .openapi({ param: { name: 'pageSize', in: 'query' }, type: 'integer', minimum: 1, maximum: most, default: 10 }),
});

/** Query of a short list: all of it, a hundred at most, unless a page of it is asked for. */
export const shortListQuery = pageQuery.extend({
  pageSize: wholeNumber
    .pipe(z.int().min(1).max(most))
    .default(most)
    .openapi({ param: { name: 'pageSize', in: 'query' }, type: 'integer', minimum: 1, maximum: most, default: most }),
});

/** Query of a call for one thing: `id`, a whole number. */
export const idQuery = z.object({
  id: wholeNumber.openapi({ param: { name: 'id', in: 'query' }, type: 'integer', minimum: 0, example: 1 }),
});

/** What every refusal answers. */
export const errorEnvelope = z
  .object({
    code: z.int().openapi({ description: 'Not 0', example: 404 }),
    msg: z.string().openapi({ description: 'What is wrong, in the language of the request' }),
    errors: z.record(z.string(), z.string()).optional().openapi({ description: 'Messages by field or parameter' }),
  })
  .openapi('Error');

/** Headers of every call: in which language it answers, also where it refuses. */
export const callHeaders = z.object({
  language: z
    .string()
    .optional()
    .openapi({
      param: { in: 'header' },
      description: `${languageValues}; anything else means ${languageHeader(defaultLocale)}`,
      example: '2',
    }),
});

function answer<S extends z.ZodType>(description: string, schema: S) {
  return { description, content: { 'application/json': { schema } } };
}

function reading<S extends z.ZodType, Q extends z.ZodObject>(call: CallDefinition, schema: S, query: Q) {
  return createRoute({
    method: 'get',
    path: call.path,
    summary: call.summary,
    tags: [call.tag],
    ...asked(call),
    request: { headers: callHeaders, query },
    responses: {
      200: answer('Found', schema),
      400: answer('A parameter of the wrong type', errorEnvelope),
      404: answer('Not found', errorEnvelope),
    },
  });
}

/** What a definition of a call is made from, beside what it is asked and answers. */
export interface CallDefinition {
  /** As the contract writes it: `/api/news/notic`. */
  path: string;
  summary: string;
  tag: string;
  /** `memberOnly`, `staffOnly` or another one below; left out, the call is for everybody. */
  security?: Security;
  /** True for a call for everybody whose answer no cache keeps, ours neither. What `security` speaks of is kept by none. */
  noStore?: boolean;
}

/** Who may ask and what a cache may do, as the definition of a call says it. */
const asked = ({ security, noStore }: CallDefinition) => ({
  ...(security && { security }),
  ...(noStore && { 'x-no-store': true }),
});

/**
 * Definition of a call that writes: JSON in, the envelope out.
 * @param others what it may be refused with besides: `{ 409: { description: 'It is signed' } }`. 401 is said by itself
 */
export function writeCall<
  B extends z.ZodType,
  D extends z.ZodType,
  const R extends Record<number, { description: string }>,
>(call: CallDefinition, { body, data }: { body: B; data: D }, others: R) {
  return createRoute({
    method: 'post' as const,
    path: call.path,
    summary: call.summary,
    tags: [call.tag],
    ...asked(call),
    request: {
      headers: callHeaders,
      body: { content: { 'application/json': { schema: body } }, required: true as const },
    },
    responses: {
      200: answer('Done', z.object({ code: z.literal(0), msg: z.string(), data })),
      400: { description: 'The request cannot be read' },
      ...(asksForLogin(call) && { 401: { description: 'Not logged in' } }),
      422: { description: 'Fields are wrong: messages by field' },
      429: { description: 'Too many requests: see Retry-After' },
      ...others,
    },
  });
}

/** `data` of a call that has nothing more to say than that it is done. */
export const nothing = z.object({});

/** Definition of a call that reads a list of rows. A paginated one takes `pageQuery`, or an extension of it. */
export function listCall<S extends z.ZodType, Q extends z.ZodObject>(call: CallDefinition, row: S, query: Q) {
  const envelope = z.object({
    code: z.literal(0),
    msg: z.string(),
    total: z.int().openapi({ description: 'How many there are; may stop at 10,000, then `more` is true' }),
    more: z.boolean().optional(),
    rows: z.array(row),
  });
  return reading(call, envelope, query);
}

/** Definition of a call that reads one thing. */
export function oneCall<S extends z.ZodType, Q extends z.ZodObject>(call: CallDefinition, data: S, query: Q) {
  return reading(call, z.object({ code: z.literal(0), msg: z.string(), data }), query);
}

/**
 * `security` of a call that members make: with the session's cookie, which the login gives. Who may ask is said here and
 * nowhere else: `memberCall`, `openCall` and `staffCall` of the accounts read it and find out who asks, the OpenAPI document
 * shows it, and what it speaks of is kept by no cache.
 */
export const memberOnly: Security = [{ session: [] }];

/** `security` of a call that is for everybody, and does more for members. */
export const memberToo: Security = [{}, ...memberOnly];

/** `security` of a call about the browser's own reservations: with the cookie that reserving, proving and finding them give. */
export const holderOnly: Security = [{ holder: [] }];

/** `security` of a call about reservations that a code or that cookie opens. */
export const holderToo: Security = [{}, ...holderOnly];

/** `security` of a call that staff makes: with a bearer token. */
export const staffOnly: Security = [{ staff: [] }];

/** `security` of a call by which staff relaxes a rule: with the cookie of a session in which the second factor was just shown. No token does. */
export const provenOnly: Security = [{ staffSession: [] }];

type Security = Record<string, string[]>[];

/** The browser that holds reservations has not logged in: what is not its own is not there for it. */
const asksForLogin = ({ security = [] }: CallDefinition) =>
  security.length > 0 && security.every((schemes) => withLogin.some((scheme) => scheme in schemes));
const withLogin = ['session', 'staff', 'staffSession'];

/** Query of a call that takes none. */
export const noQuery = z.object({});

/** Answers one thing in the envelope. */
export function replyOne<T>(c: CallContext, data: T) {
  return c.json({ code: 0 as const, msg: 'ok', data }, 200);
}

/** Answers a page of a list in the envelope. @param rows all there are */
export function replyPage<T>(c: CallContext, rows: T[], { pageNum, pageSize }: z.infer<typeof pageQuery>) {
  return replyRows(c, rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), { total: rows.length });
}

/** Answers a list in the envelope. @param total of all rows, not only this page's; left out, the rows are all there are */
export function replyRows<T>(
  c: CallContext,
  rows: T[],
  count: { total: number; more?: boolean } = { total: rows.length },
) {
  return c.json({ code: 0 as const, msg: 'ok', ...count, rows }, 200);
}
