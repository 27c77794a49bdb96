import fc from 'fast-check';
import { multipart } from '#tests/support/multipart.ts';
import { brokenInput, strangeValue, written } from './broken-input.ts';
import type { ApiCall, Schema } from './openapi.ts';
import { type Samples, validInput } from './valid-input.ts';

/** A request as it is sent. */
export interface StrangeRequest {
  /** Name of the call that it is meant for. */
  call: string;
  /** Security schemes that the call names. */
  security: string[];
  /** What is strange about it. */
  kind: string;
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** What a call is given, before it is written down as a request. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Inputs that a call's description allows. */
export function inputOf(call: ApiCall, samples: Samples): fc.Arbitrary<Input> {
  const valid = (schema: Schema) => validInput(schema, samples);
  return fc.record({
    path: valid(call.pathParameters),
    query: valid(call.query),
    headers: valid(call.headers),
    body: call.body ? valid(call.body) : fc.constant(undefined),
  }) as fc.Arbitrary<Input>;
}

/** Writes a call down as the request of a well-behaved program. */
export function requestOf(call: ApiCall, input: Input, kind = 'valid'): StrangeRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encoded(input.path?.[name]));
  const query = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  const headers = Object.fromEntries(
    Object.entries(input.headers ?? {}).map(([name, value]) => [name, headerText(asText(value))]),
  );
  const [contentType, body] = bodyOf(call, input.body);
  return {
    call: call.name,
    security: call.security,
    kind,
    method: call.method,
    address: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { ...headers, ...(contentType ? { 'Content-Type': contentType } : {}) },
    body,
  };
}

function bodyOf(call: ApiCall, body: unknown): [string | undefined, StrangeRequest['body']] {
  if (!call.contentType) return [undefined, undefined];
  return call.contentType === 'multipart/form-data' ? multipart(body) : ['application/json', written(body)];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed()).slice(0, 7000);
/** What a client can send as a header at all. */
const headerText = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 7000);

/** After these somebody is a stranger: they come seldom. */
const farewells = ['POST /api/auth/logout', 'POST /api/account/sessions/endAll', 'POST /api/account/delete'];

function weightOf({ name, method }: ApiCall): number {
  if (farewells.includes(name)) return 1;
  return method === 'GET' ? 2 : 6;
}

/**
 * Requests for every call: half of them valid but for one field, the others valid, or strange all over. Calls that write
 * come three times as often.
 */
export function strangeRequests(calls: ApiCall[], samples: Samples): fc.Arbitrary<StrangeRequest> {
  return fc.oneof(
    ...calls.map((call) => ({
      weight: weightOf(call),
      arbitrary: requestsOf(call, inputOf(call, samples)),
    })),
  );
}

function requestsOf(call: ApiCall, valid: fc.Arbitrary<Input>): fc.Arbitrary<StrangeRequest> {
  const request = valid.map((input) => requestOf(call, input));
  const changes = call.contentType ? [...ofAnyCall, ...ofCallsWithBody] : ofAnyCall;
  const strange = changes.map(([kind, change]) =>
    fc.tuple(request, change).map(([one, changed]) => ({ ...one, ...changed(one), kind })),
  );
  return fc.oneof(
    { weight: 50, arbitrary: brokenFields(call, valid) },
    { weight: 15, arbitrary: request },
    { weight: 35, arbitrary: fc.oneof(...strange) },
  );
}

/** One field of the body or of the address is wrong; a call that takes neither is given one. */
function brokenFields(call: ApiCall, valid: fc.Arbitrary<Input>): fc.Arbitrary<StrangeRequest> {
  const places = (['body', 'query', 'path'] as const).filter((place) =>
    place === 'body' ? call.body : Object.keys(schemaOf(call, place).properties ?? {}).length > 0,
  );
  const broken = (places.length > 0 ? places : (['query'] as const)).map((place) => {
    const inPlace = brokenInput(valid.map((input) => input[place]));
    return fc
      .tuple(valid, inPlace)
      .map(([input, value]) => requestOf(call, { ...input, [place]: value } as Input, 'one field'));
  });
  return fc.oneof(...broken);
}

const schemaOf = (call: ApiCall, place: 'query' | 'path') => (place === 'query' ? call.query : call.pathParameters);

type Change = (request: StrangeRequest) => Partial<StrangeRequest>;

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);

const queries = [
  'pageNum=%00',
  'pageSize=%ED%A0%80',
  'id=%',
  'id=%zz',
  'id[]=1&id[]=2',
  'id=1&id=2',
  '__proto__=1',
  '__proto__[x]=1',
  'constructor.prototype=1',
  'pageNum=1e3',
  'pageSize=-0',
  'pageNum=999999999',
  'id=０１',
  'keyword=%F0%9F',
  '&&&=&=',
  '?',
  'keyword=%25%27%22%5C',
  'id=9223372036854775808',
  'name=%E2%80%AE',
  `keyword=${'a%20'.repeat(1500)}`,
];

const headerValues: Record<string, string[]> = {
  Language: ['0', '4', '-1', '2, 3', '', 'fr', '9'.repeat(400), '__proto__'],
  'Idempotency-Key': ['', ' ', 'a b', '\t', 'é', 'x'.repeat(201), 'same', 'same', 'same'],
  Authorization: [
    'Bearer',
    'Bearer ',
    'Basic Og==',
    'bearer expo_staff_',
    `Bearer ${'a'.repeat(5000)}`,
    'Bearer \xff',
    ',',
  ],
  Cookie: [
    'session',
    'session=',
    'session=%',
    'session=%00',
    'session=a; session=b',
    '=;=;',
    'holder=AAAA',
    'language=__proto__',
    `session=${'A'.repeat(5000)}`,
    'session="a"',
    ';'.repeat(500),
    '__Host-session=x',
    'session=\xff',
  ],
  Accept: ['text/html', '*/*;q=nan', '', 'text/event-stream'],
  'Accept-Encoding': ['', 'br;q=9', 'gzip, gzip', '*;q=0', 'identity;q=0'],
  'If-None-Match': ['*', '"', 'W/"x"', '""'],
  'If-Modified-Since': ['yesterday', '0'],
  Range: ['bytes=0-0', 'bytes=9-1', 'bytes=-1', 'lines=1'],
  Origin: ['null', 'http://evil.example', '', 'http://['],
  'Sec-Fetch-Site': ['cross-site', 'same-site', 'x'],
  'Last-Event-ID': ['-1', 'NaN', '9'.repeat(30), '\xff'],
  'X-Forwarded-For': ["1'--", '::1, x'],
  'User-Agent': ['', '\xff'.repeat(400)],
  'X-Request-Id': ['a\xffb', '__proto__'],
};

const ofAnyCall: [string, fc.Arbitrary<Change>][] = [
  [
    'method',
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND').map(
      (method): Change =>
        ({ body, headers: { 'Content-Type': _, ...headers } }) =>
          ['GET', 'HEAD'].includes(method)
            ? { method, headers, body: undefined }
            : { method, ...(body === undefined ? {} : { body }) },
    ),
  ],
  [
    'query',
    fc.constantFrom(...queries).map(
      (query): Change =>
        ({ address }) => ({ address: `${address}${address.includes('?') ? '&' : '?'}${query}` }),
    ),
  ],
  [
    'address',
    fc.constantFrom('/', '%2f', '%00', '/..', '/../captcha', '%ff', '/%', ';x=1', '/__proto__', '//').map(
      (end): Change =>
        ({ address }) => ({
          address: address.replace(/(?=\?|$)/, end),
        }),
    ),
  ],
  [
    'headers',
    fc.constantFrom(...Object.keys(headerValues)).chain((name) =>
      fc.constantFrom(...(headerValues[name] ?? [])).map(
        (value): Change =>
          ({ headers }) => ({ headers: { ...headers, [name]: value } }),
      ),
    ),
  ],
];

const contentTypes = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'application/problem+json',
  'application/',
  'image/png',
  ',',
  'application/json, text/plain',
  'application/octet-stream',
];

const bodies: (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  '[]',
  '""',
  'null',
  '0',
  'true',
  '{}',
  '{"a":1,"a":2}',
  '[1',
  '{"a":}',
  '\ufeff{}',
  'undefined',
  '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}',
  '"\\ud800"',
  '{"\\u0000":"\\u0000"}',
  `{"a":${'['.repeat(10_000)}`,
  '['.repeat(10_000) + ']'.repeat(10_000),
  `{"a":${'9'.repeat(5000)}}`,
  '1e99999',
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
  new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]),
  new Uint8Array(1000),
  text('--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nx'),
  text('--x--'),
  text('--x\r\n\r\n\r\n--x--\r\n'),
];

const ofCallsWithBody: [string, fc.Arbitrary<Change>][] = [
  [
    'content type',
    fc.constantFrom(...contentTypes).map(
      (type): Change =>
        ({ headers }) => ({ headers: { ...headers, 'Content-Type': type } }),
    ),
  ],
  [
    'body',
    fc.constantFrom(...bodies).map(
      (body): Change =>
        () => ({ body }),
    ),
  ],
  [
    'whole body',
    strangeValue.map(
      (value): Change =>
        () => ({ body: written(value) }),
    ),
  ],
  [
    'cut off',
    fc.nat({ max: 400 }).map(
      (length): Change =>
        ({ body }) => ({ body: body?.slice(0, length) }),
    ),
  ],
];
