import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type Locale, languageHeader, locales } from '#platform/i18n/locale.ts';
import { logInLately } from '#tests/support/log-in-lately.ts';
import type { ApiCall, Schema } from '#tests/support/requests/openapi.ts';
import { type Input, inputOf, requestOf, type StrangeRequest } from '#tests/support/requests/strange-requests.ts';
import { putInto, type WrongValue, wrongFields, wrongParameters } from '#tests/support/requests/wrong-input.ts';
import { askedCalls, type CallAnswer } from './asked-calls.ts';
import { whoMay } from './who-may.ts';

const { platform, send, readCalls } = askedCalls();
let calls: ApiCall[];
let staff: Record<string, string>;

beforeAll(async () => {
  calls = await readCalls();
  staff = {
    Authorization: `Bearer ${await addStaff(platform().db, { email: 'admin@example.org', roles: ['admin'] })}`,
  };
});

const onlyRequired = ({ properties = {}, required = [], ...rest }: Schema): Schema => ({
  ...rest,
  required,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))),
});

/** Somebody who may make a call, and good input for it. */
async function asked(call: ApiCall): Promise<{ headers: Record<string, string>; input: Input }> {
  // The least that may be given: what else is wrong would be told first.
  const least = { ...call, query: onlyRequired(call.query), headers: { type: 'object', properties: {} } };
  const [made] = fc.sample(inputOf(least, {}), { seed: 7, numRuns: 1 });
  if (!made) throw new Error(`Nothing was made up for ${call.name}`);
  const who = whoMay[call.name] ?? 'everybody';
  if (typeof who === 'object' && 'staff' in who) return { headers: staff, input: made };
  if (typeof who === 'object' && 'proven' in who) {
    const { cookie } = await someStaff(platform(), { roles: ['admin'] });
    return { headers: { Cookie: cookie }, input: made };
  }
  if (typeof who === 'object') {
    const { cookie, input } = await who.owner(platform());
    return { headers: { Cookie: cookie }, input: { ...made, ...input } };
  }
  const { member, cookie } = await someMember(platform());
  await logInLately(platform(), member.id);
  return { headers: who === 'everybody' ? {} : { Cookie: cookie }, input: made };
}

/** What the validators say to programmers. */
const jargon =
  /invalid|expected|, received|undefined|\bNaN\b|regex|pattern|\bstring\b|boolean|array|attendu|indéfini|chaîne|entrée|无效|期望|接收到|\\|\^/i;

interface Said extends CallAnswer {
  locale: Locale;
}

/** What is wrong with the answers to a wrong value, in one language or several; undefined where nothing is. */
function complaintOf(answers: Said[], { field, isForbidden }: WrongValue): string | undefined {
  const [first] = answers;
  if (!first || new Set(answers.map(({ status }) => status)).size > 1) return 'the status hangs on the language';
  if (first.status >= 500) return `answered ${first.status}`;
  if (first.status !== 400 && first.status !== 422) return isForbidden ? `answered ${first.status}` : undefined;
  // What the description allows may be right, while something else is wrong: that is named then.
  const said = answers.map(({ locale, body: { errors = {} } }) => ({
    locale,
    message: errors[field] ?? (isForbidden ? '' : Object.values(errors)[0]) ?? '',
  }));
  const messages = said.map(({ message }) => message);
  if (messages.includes('')) return `not named: ${JSON.stringify(first.body)}`;
  if (messages.some((message) => jargon.test(message))) return `jargon: ${messages.join(' | ')}`;
  const isForeign = said.some(({ locale, message }) => /\p{Script=Han}/u.test(message) !== (locale === 'zh-CN'));
  if (isForeign || new Set(messages).size < messages.length) return `not its language: ${messages.join(' | ')}`;
  return undefined;
}

async function inLanguages(
  asked: readonly Locale[],
  request: StrangeRequest,
  headers: Record<string, string>,
): Promise<Said[]> {
  const answers: Said[] = [];
  for (const locale of asked) {
    const inLocale = { ...request.headers, ...headers, Language: languageHeader(locale) };
    answers.push({ locale, ...(await send({ ...request, headers: inLocale })) });
  }
  return answers;
}

/** One language in turn; under `npm run prove` all of them, beside one another. */
const languagesOf = (turn: number) =>
  process.env.PROVE ? locales : locales.filter((_, i) => i === turn % locales.length);

const places = { body: wrongFields, query: wrongParameters, path: wrongParameters, headers: wrongParameters } as const;

function wrongValuesOf(call: ApiCall): { place: keyof typeof places; wrong: WrongValue }[] {
  const schemas = { body: call.body ?? {}, query: call.query, path: call.pathParameters, headers: call.headers };
  return (['body', 'query', 'path', 'headers'] as const).flatMap((place) =>
    places[place](schemas[place])
      // A header that comes twice is one text; a language that is none is Chinese; no parameter of a path can be missing.
      .filter(({ field, kind }) => place !== 'headers' || (kind !== 'twice' && field !== 'language'))
      // All that a form of several parts holds is text, or a file.
      .filter(({ kind }) => call.contentType !== 'multipart/form-data' || (kind !== 'wrong type' && kind !== 'nothing'))
      .filter(({ kind }) => place !== 'path' || (kind !== 'missing' && kind !== 'twice'))
      .map((wrong) => ({ place, wrong })),
  );
}

test('every call names each parameter and field that is wrong, in words of the reader’s language', async () => {
  const complaints: string[] = [];
  let count = 0;
  for (const call of calls) {
    const { headers, input } = await asked(call);
    for (const { place, wrong } of wrongValuesOf(call)) {
      // A draft is kept with whatever is wrong in it.
      if (call.body?.properties?.draft) input.body = putInto(input.body, ['draft'], false);
      const changed = { ...input, [place]: putInto(input[place], wrong.field.split('.'), wrong.value) } as Input;
      const answers = await inLanguages(languagesOf(count), requestOf(call, changed), headers);
      const complaint = complaintOf(answers, wrong);
      if (complaint) complaints.push(`${call.name} ${place} ${wrong.field}, ${wrong.kind}: ${complaint}`);
      count += 1;
    }
  }
  expect(complaints.join('\n')).toBe('');
  expect(count).toBeGreaterThan(calls.length);
}, 120_000);

describe('what is no object with fields is said to be none', () => {
  test.each([
    ['{"name":', 'This JSON cannot be read.'],
    ['[]', 'This must be an object with fields.'],
    ['null', 'This must be an object with fields.'],
  ])(
    '%s',
    async (body, said) => {
      const complaints: string[] = [];
      for (const call of calls.filter(({ contentType }) => contentType === 'application/json')) {
        const { headers, input } = await asked(call);
        const languages = process.env.PROVE ? locales : (['en-US'] as const);
        const answers = await inLanguages(languages, { ...requestOf(call, input), body }, headers);
        const wrong: WrongValue = { field: 'body', kind: 'wrong type', value: body, isForbidden: true };
        const complaint = complaintOf(answers, wrong);
        const english = answers.find(({ locale }) => locale === 'en-US');
        if (complaint || english?.body.errors?.body !== said) complaints.push(`${call.name}: ${complaint}`);
      }
      expect(complaints).toEqual([]);
    },
    60_000,
  );
});

test.each([
  ['GET', '/api/news/news?pageSize=-1', undefined, 'This must be a whole number from 0 to 999,999,999.'],
  ['GET', '/api/news/news?pageSize=9999999999', undefined, 'This must be a whole number from 0 to 999,999,999.'],
  ['GET', '/api/news/news?pageSize=0', undefined, 'Please enter at least 1.'],
  ['GET', '/api/news/news?pageSize=5&pageSize=6', undefined, 'This can be entered only once.'],
  ['POST', '/api/auth/sendCode', '{"account": []}', 'This must be a text.'],
  ['POST', '/api/auth/sendCode', '{"account": ["a@b.example", "c@d.example"]}', 'This can be entered only once.'],
])('%s %s %s: what is said is so', async (method, address, body, said) => {
  const headers = { 'Content-Type': 'application/json', Language: languageHeader('en-US') };
  const { errors } = (await send({ method, address, headers, body })).body;
  expect(Object.values(errors ?? {})).toContain(said);
});
