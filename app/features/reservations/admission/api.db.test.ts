import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { type Locale, languageHeader, locales } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { signTicket } from '../tickets/ticket.server.ts';
import { type TicketKey, verifyTicket } from '../tickets/ticket.ts';
import { writeParty } from './admission.fixture.ts';

const platform = emptyPlatform();
let token: string;

beforeAll(async () => {
  token = await addStaff(platform().db, { email: 'gate@example.org', roles: ['steward'] });
});

interface Sent {
  locale?: Locale;
  authorization?: string | undefined;
}

async function call(path: string, body?: unknown, { locale = 'en-US', authorization }: Sent = {}) {
  const headers = new Headers({ Language: languageHeader(locale), 'Content-Type': 'application/json' });
  if (authorization) headers.set('Authorization', authorization);
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const { response } = await createApi(platform()).fetch(new Request(`http://localhost:3000${path}`, init), {
    requestId: 'test',
    clientAddress: '192.0.2.7',
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const scan = (ticket: string, more: object = {}, locale?: Locale) =>
  call(
    '/api/admission',
    { ticket, gate: 'South gate 2', nonce: randomUUID(), ...more },
    { authorization: `Bearer ${token}`, ...(locale ? { locale } : {}) },
  );

const today = () => venueDay(platform().clock.now());

async function ticketFor(date = today(), visitors = 1) {
  const { id, tickets } = await writeParty(platform(), { date, visitors });
  return { id, ticket: tickets[0]?.ticket ?? '', ticketId: tickets[0]?.ticketId ?? '' };
}

test('a steward lets somebody in: name, document and its end, party, gate and time', async () => {
  const { ticket, ticketId } = await ticketFor(today(), 2);
  const { status, headers, body } = await scan(ticket);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({
    code: 0,
    msg: 'Welcome. The ticket is valid.',
    data: {
      outcome: 'admitted',
      name: `Wang Ming ${ticketId}`,
      idType: 'passport',
      idEnd: ticketId.slice(-4),
      party: 2,
      gate: 'South gate 2',
      admittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      outsideHours: false,
    },
  });
});

describe('what is not let in is said in the words of the steward', () => {
  async function inEveryLanguage(ticket: string) {
    const answers = await Promise.all(locales.map((locale) => scan(ticket, {}, locale)));
    expect(new Set(answers.map(({ body }) => body.msg)).size).toBe(3);
    const [answer] = answers.filter((_, i) => locales[i] === 'en-US');
    if (!answer) throw new Error('No answer in English');
    expect(answer.body.code).toBe(answer.status);
    return answer;
  }

  test('used: when, and at which gate', async () => {
    const { ticket } = await ticketFor();
    await scan(ticket, { gate: 'North' });
    const { status, body } = await inEveryLanguage(ticket);
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ outcome: 'already-used', gate: 'North' });
    expect(body.msg).toMatch(/^This ticket has already been used at \d\d:\d\d, at this gate: North\.$/);
  });

  test('another day: which', async () => {
    const { ticket } = await ticketFor('2031-05-04');
    const { status, body } = await inEveryLanguage(ticket);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      msg: 'This ticket is for another day: Sunday 4\u00a0May 2031.',
      data: { outcome: 'wrong-day', date: '2031-05-04' },
    });
  });

  test('cancelled', async () => {
    const { ticket, ticketId } = await ticketFor();
    const { db } = platform();
    await db
      .updateTable('reservation_visitor')
      .set({ status: 'cancelled' })
      .where('ticket_id', '=', ticketId)
      .execute();
    const { status, body } = await inEveryLanguage(ticket);
    expect([status, body.data]).toEqual([409, { outcome: 'cancelled', date: today() }]);
  });

  test('while the doors are closed: when they are open, and the steward may let in all the same', async () => {
    // No moment lies within these hours of a day that has no other.
    const { db } = platform();
    const { ticket } = await ticketFor();
    await db
      .updateTable('reservation_day')
      .set({ opens: '24:00', closes: '24:01' })
      .where('date', '=', today())
      .execute();
    const { status, body } = await inEveryLanguage(ticket);
    expect([status, body.data]).toEqual([409, { outcome: 'outside-hours', opens: '24:00', closes: '24:01' }]);
    expect(body.msg).toContain('24:00');
    const decided = await scan(ticket, { outsideHours: true });
    expect([decided.status, decided.body.data.outsideHours]).toEqual([200, true]);
    await db
      .updateTable('reservation_day')
      .set({ opens: '00:00', closes: '24:00' })
      .where('date', '=', today())
      .execute();
  });

  test('not genuine, and unknown', async () => {
    const made = await inEveryLanguage('T1 made up');
    expect([made.status, made.body.data]).toEqual([422, { outcome: 'not-genuine' }]);
    const { db, settings } = platform();
    const ticket = { ticketId: randomBytes(16).toString('base64url'), date: today() };
    const unknown = await inEveryLanguage(await signTicket(db, settings, ticket));
    expect([unknown.status, unknown.body.data]).toEqual([404, { outcome: 'unknown' }]);
  });
});

test('the same scan sent again is answered the same; its nonce with another ticket is refused', async () => {
  const { ticket } = await ticketFor();
  const nonce = randomUUID();
  const first = await scan(ticket, { nonce });
  expect((await scan(ticket, { nonce })).body).toEqual(first.body);
  const other = await scan((await ticketFor()).ticket, { nonce });
  expect(other.status).toBe(422);
  expect(Object.keys(other.body.errors)).toEqual(['nonce']);
});

test('a stranger is asked for a token, an editor refused, before what they send is looked at', async () => {
  const { ticket } = await ticketFor();
  const body = { ticket, gate: 'South', nonce: 'a' };
  for (const authorization of [undefined, 'Bearer nobody', `Basic ${token}`]) {
    for (const sent of [body, {}]) {
      const { status, headers } = await call('/api/admission', sent, { authorization });
      expect(status).toBe(401);
      expect(headers.get('WWW-Authenticate')).toBe('Bearer realm="staff"');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  }
  const editor = await addStaff(platform().db, { email: 'editor@example.org', roles: ['editor'] });
  expect((await call('/api/admission', body, { authorization: `Bearer ${editor}` })).status).toBe(403);
  expect((await scan(ticket)).status).toBe(200);
});

test.each([
  ['gate', { gate: '' }],
  ['gate', { gate: 'South\u0000' }],
  ['gate', { gate: 'x'.repeat(41) }],
  ['gate', { gate: 7 }],
  ['nonce', { nonce: ' ' }],
  ['nonce', { nonce: '\ud800' }],
  ['nonce', { nonce: 'x'.repeat(101) }],
  ['ticket', { ticket: 'x'.repeat(501) }],
  ['ticket', { ticket: null }],
])('a wrong %s is named', async (field, wrong) => {
  const { status, body } = await scan('T1', wrong);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test('everybody may fetch the keys, with which a ticket is checked without network', async () => {
  const { ticket, ticketId } = await ticketFor();
  const { status, headers, body } = await call('/api/admission/keys');
  expect(status).toBe(200);
  const keys = body.rows as TicketKey[];
  expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['keyId', 'publicKey']);
  expect(await verifyTicket(keys, ticket)).toEqual({ ticketId, date: today() });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('both are described', async () => {
  const { body } = await call('/api/openapi.json');
  expect(body.paths['/api/admission'].post.security).toEqual([{ staff: [] }]);
  expect(Object.keys(body.paths['/api/admission'].post.responses)).toEqual(['200', '401', '403', '404', '409', '422']);
  expect(body.paths['/api/admission/keys'].get).toBeDefined();
  expect(body.components.securitySchemes.staff).toEqual({ type: 'http', scheme: 'bearer' });
});
