import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleRoutes } from '#console/page-routes.ts';
import type { Database } from '#platform/db/database.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { callsOf, type OpenApi } from '#tests/support/requests/openapi.ts';
import { type PlayedSite, playedSite } from '#tests/support/sites/played-site.ts';
import { type AtWork, besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { formsOf, type PageForm, sentBy } from '../page-forms.ts';
import { addressOf, type ConsoleThings, consoleThings } from './console-pages.ts';

let directory: string;
let site: PlayedSite;
let editor: AtWork;
let things: ConsoleThings;

const beside = <Answer>(work: (db: Database) => Promise<Answer>) => besideSite(directory, work);
const countActs = () =>
  beside(async (db) => {
    const { count } = await db
      .selectFrom('staff_act')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

/** Somebody in every role, with a session of their own. */
const somebody = () => beside((db) => staffAtWork(db, { roles: staffRoles, name: 'Wanjiru Ochieng' }));
const cookieOf = ({ cookie }: AtWork) => `${cookie.name}=${cookie.value}`;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-console-'));
  site = await playedSite({ DATA_DIR: directory });
  editor = await somebody();
  things = await beside((db) => consoleThings(site, db, editor));
}, 240_000);
afterAll(async () => {
  await site.stop();
  rmSync(directory, { recursive: true });
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(site.url + address, { headers, redirect: 'manual' });
const asked = (address: string) => ask(address, { Cookie: cookieOf(editor) });
const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site.url + address, {
    method: 'POST',
    body,
    headers: { Cookie: cookieOf(editor), ...headers },
    redirect: 'manual',
  });

/** What the site says of a fault of its own, for whoever reads a failure. */
function faultOf(what: string, { status, headers }: Response): string[] {
  const lines = () => site.logOf(headers.get('x-request-id') ?? '').map((line) => line.slice(0, 400));
  return status >= 500 ? [[`${status} ${what}`, ...lines()].join('\n')] : [];
}

const strange = [
  ...['0', '-1', '1e9', '2147483648', '99999999999999999999', '1.5', 'NaN', 'null', 'constructor', '__proto__'],
  ...['%00', '..%2f..%2f', '%2e%2e', '%ED%A0%80', '%0d%0aSet-Cookie:%20x=1', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ...['1%27%20or%20%271%27=%271', 'a'.repeat(2000), '2026-99-99', '%25', '%5C', 'zh-CN', '稿'],
  // What keys of a page of a list look like, of no moment that there is.
  ...[
    '999999999999999.999999999999999',
    '99999999999999-999999999999999',
    '2026-02-30~1',
    '9999-12-31~999999999999999',
    '0000-01-01~1',
  ],
];
const parameters = [
  ...[
    'q',
    'view',
    'language',
    'state',
    'owner',
    'after',
    'before',
    'queue',
    'kind',
    'to',
    'from',
    'act',
    'about',
    'staff',
  ],
  ...['thread', 'with', 'number', 'older', 'newer', 'done', 'page', 'part', 'sort', 'due', 'of', 'only', 'who', 'made'],
];

/** In `npm test` each page is tried with two of them or one, another page with others; under PROVE each with all. */
function someOf<T>(all: readonly T[], page: number): readonly T[] {
  const share = Math.ceil(all.length / (all.length > 10 ? 2 : 1));
  return process.env.PROVE ? all : all.filter((_, at) => at % share === page % share);
}

test('no address of the console, however strange, is a fault of the site, is kept, or carries what was sent into the head', async () => {
  const faults: string[] = [];
  const look = async (address: string) => {
    const answer = await asked(address);
    const text = await answer.text();
    faults.push(...faultOf(address, answer));
    if (answer.headers.get('set-cookie')?.startsWith('x=')) faults.push(`A head of its own: ${address}`);
    if (text.includes('<script>alert(1)')) faults.push(`A script of its own: ${address}`);
    if (text.includes('Wanjiru Ochieng') && !answer.headers.get('cache-control')?.includes('no-store'))
      faults.push(`Kept: ${address}`);
  };
  for (const [at, { path }] of consoleRoutes.entries()) {
    const own = someOf(strange, at);
    for (const value of path.includes(':') ? own : []) await look(`/en-US/${path.replace(/:\w+/g, value)}`);
    if (path.includes(':id')) for (const value of own) await look(addressOf(path.replace(':id', value), things));
    for (const value of own)
      await look(`${addressOf(path, things)}?${parameters.map((name) => `${name}=${value}`).join('&')}`);
  }
  expect(faults.join('\n')).toBe('');
}, 400_000);

test('what somebody of the staff was shown is shown to nobody who comes after them, as a page or as its data', async () => {
  for (const { path, id } of consoleRoutes) {
    const address = addressOf(path, things);
    for (const form of [address, `${address}.data`]) {
      const own = await asked(form);
      await own.text();
      const next = await ask(form);
      expect([id, (await next.text()).includes('Wanjiru Ochieng')]).toEqual([id, false]);
      expect([id, own.headers.get('cache-control')], form).toEqual([id, expect.stringContaining('no-store')]);
    }
  }
  expect(await (await asked('/en-US/console/')).text()).toContain('Wanjiru Ochieng');
}, 200_000);

const elsewhere: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost:1' },
];

test('no form and no call of the console is taken from another site, whoever is logged in', async () => {
  const before = await countActs();
  const calls = callsOf((await (await ask('/api/openapi.json')).json()) as OpenApi);
  const writes = calls.filter(({ method, security }) => method === 'POST' && security.includes('staff'));
  expect(writes.length).toBeGreaterThan(8);
  for (const headers of elsewhere) {
    for (const { path } of consoleRoutes)
      expect([
        path,
        (await post(addressOf(path, things), new URLSearchParams({ part: 'profile' }), headers)).status,
      ]).toEqual([path, 403]);
    for (const { path } of writes)
      expect([path, (await post(path, '{}', { 'Content-Type': 'application/json', ...headers })).status]).toEqual([
        path,
        403,
      ]);
  }
  expect(await countActs()).toBe(before);
}, 120_000);

test('the same form from the site itself is taken: the control', async () => {
  const before = await countActs();
  const profile = new URLSearchParams({ part: 'profile', name: 'Wanjiru Ochieng', locale: 'en-US' });
  const taken = await post('/en-US/console/account/', profile, { 'Sec-Fetch-Site': 'same-origin' });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, expect.stringContaining('done=profile')]);
  expect(await countActs()).toBe(before + 1);
});

test('a call is taken as JSON alone: what a form of another site could send is not', async () => {
  const body = JSON.stringify({ kind: 'article', id: 0, language: 'shared', base: 0, fields: { category: 'news' } });
  const before = await countActs();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    const { status } = await post('/api/console/content/save', new Blob([body], { type }));
    expect([type, status >= 400 && status < 500]).toEqual([type, true]);
  }
  expect(await countActs()).toBe(before);
  expect((await post('/api/console/content/save', new Blob([body], { type: 'application/json' }))).status).toBe(200);
});

const bodies: [what: string, type: string, body: string][] = [
  ['JSON', 'application/json', '{"part":"profile","__proto__":{"roles":["admin"]}}'],
  ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['text', 'text/plain', 'part=profile'],
  ['a form without a boundary', 'multipart/form-data', '--x\r\n'],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="part"\r\n\r\npro',
  ],
  [
    'NULs and half characters',
    'application/x-www-form-urlencoded',
    'part=%00&name=%ED%A0%80&_act=%00&__proto__=1&constructor=2',
  ],
  ['very many fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(10_000)],
  ['a long field', 'application/x-www-form-urlencoded', `part=profile&name=${'a'.repeat(60_000)}`],
  ['nothing', 'application/x-www-form-urlencoded', ''],
];

test.each(bodies)(
  'no page of the console takes harm from %s',
  async (_, type, body) => {
    const faults: string[] = [];
    for (const { path } of consoleRoutes) {
      const address = addressOf(path, things);
      const answer = await post(address, new Blob([body], { type }));
      await answer.text();
      faults.push(...faultOf(address, answer));
    }
    expect(faults.join('\n')).toBe('');
    expect(site.exitCode()).toBeNull();
  },
  120_000,
);

const typed = [
  ...['\0', '99999999999999999999', '-1', 'NaN', '2026-02-30', '9999-12-31T23:59', '<img src=x onerror=alert(1)>'],
  ...['\ud800', 'x'.repeat(4000)],
];

/** A page of the console with somebody of its own: some forms log out, or take rights away. */
async function pageOf(address: string) {
  const cookie = { Cookie: cookieOf(await somebody()) };
  return { cookie, forms: formsOf(await (await ask(address, cookie)).text()) };
}

/** Every way to fill in one field of a form strangely, whatever is pressed. */
function strangeFillings(
  { entries, buttons }: PageForm,
  isNew: (name: string, value: string) => boolean,
  page: number,
) {
  const pressed: [string, string][] = buttons.length > 0 ? buttons : [['', '']];
  return pressed.flatMap((button) => {
    const names = new Set([...entries, button].map(([name]) => name).filter((name) => name !== ''));
    const pairs = [...names].flatMap((name) => someOf(typed, page).map((value) => ({ button, name, value })));
    return pairs.filter(({ name, value }) => isNew(name, value));
  });
}

test('no field of a form of the console, filled in strangely, is a fault of the site', async () => {
  const faults: string[] = [];
  const sent = new Set<string>();
  const editors = ['shared', 'zh-CN', 'en-US'].map(
    (language) => `${addressOf('console/content/:kind/:id', things)}?language=${language}`,
  );
  const addresses = [...consoleRoutes.map(({ path }) => addressOf(path, things)), ...editors];
  for (const [at, address] of addresses.entries()) {
    const { cookie, forms } = await pageOf(address);
    for (const form of forms) {
      const page = form.action.replace(/\d+|\?.*/g, '');
      const isNew = (name: string, value: string) => sent.size < sent.add(`${page} ${name} ${value}`).size;
      for (const { button, name, value } of strangeFillings(form, isNew, at)) {
        const answer = await post(form.action, sentBy(form, button, { [name]: value }), cookie);
        await answer.text();
        faults.push(...faultOf(`${form.action} ${button.join('=')} ${name}=${value}`, answer));
      }
    }
  }
  expect(sent.size).toBeGreaterThan(process.env.PROVE ? 500 : 100);
  expect(faults.join('\n')).toBe('');
}, 400_000);

const tricks: Record<string, string>[] = [
  { 'X-Original-URL': '/en-US/console/log/' },
  { 'X-Rewrite-URL': '/en-US/console/log/' },
  { 'X-HTTP-Method-Override': 'POST' },
  { 'X-Forwarded-Host': 'elsewhere.example' },
  { Forwarded: 'host=elsewhere.example' },
  { 'X-Forwarded-User': 'admin@demo.example' },
  { Authorization: 'Bearer expo_staff_' },
  { Authorization: `Basic ${Buffer.from('admin@demo.example:').toString('base64')}` },
];

test('headers that other servers obey change neither what is asked nor who asks, nor where the login leads', async () => {
  for (const headers of tricks) {
    const answer = await ask('/en-US/console/staff/', headers);
    expect([answer.status, answer.headers.get('location')], JSON.stringify(headers)).toEqual([
      303,
      expect.stringMatching(/^\/en-US\/console\/login\/\?to=/),
    ]);
  }
  for (const spelling of [
    '/en-US//console/staff/',
    '/en-US/console/../console/staff/',
    '/EN-us/console/staff/',
    '/en-US/%63onsole/staff/',
    '/en-US/console/staff',
    '/en-US/console/staff.data',
    '/en-US/console/staff/_.data',
    '/en-US/console;x/staff/',
  ]) {
    const text = await (await ask(spelling)).text();
    expect([spelling, text.includes('Wanjiru Ochieng')]).toEqual([spelling, false]);
  }
});
