import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayFromNow, makeDay } from '#features/reservations/reservations.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { createApi } from './api/api.ts';
import { startFront } from './front/front.fixture.ts';
import { newLog } from './log.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

const person = {
  name: 'Chileshe Mwansa',
  number: 'ZN4418273',
  phone: '+260971448827',
  contactName: 'Bupe Kangwa',
  contactPhone: '+254712448827',
};

/** Noon at the venue, whenever the test runs: a day that is over can be reserved no more. */
const noon = Date.parse(`${dayFromNow(0)}T12:00:00+08:00`);

/** A site whose log, its front's too, is kept. */
async function logged() {
  const lines: string[] = [];
  const log = newLog({ write: (line: string) => void lines.push(line) });
  const site: Platform = { ...platform(), log, clock: clockWithOffset(noon - Date.now()) };
  const api = createApi(site);
  const running = await startFront({
    log,
    site: { isPublic: () => false, fetch: (request, about) => api.fetch(request, about) },
  });
  const post = async (path: string, body: object | string, headers: Record<string, string> = {}) => {
    const {
      status,
      text,
      headers: answered,
    } = await running.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Language: '2', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status, body: JSON.parse(text), cookie: answered['set-cookie']?.[0]?.split(';')[0] ?? '' };
  };
  return { lines, site, post, running };
}

async function fromOutbox(to: string): Promise<string> {
  const text = await readFile(join(platform().settings.DATA_DIR, 'outbox.jsonl'), 'utf8');
  const lines = text.trim().split('\n');
  return lines.map((line) => JSON.parse(line)).findLast((line) => line.to === to && line.code)?.code ?? '';
}

test('the log of a reservation, its refusals, admission and failures names nobody and gives no secret away', async () => {
  const { lines, site, post, running } = await logged();
  await using _ = running;
  const { db, settings } = site;
  const { outboxJobs } = await import('#platform/outbox/outbox-jobs.ts');
  const deliver = () => outboxJobs[0]?.run(site, new AbortController().signal);
  const date = await makeDay(db, { capacity: 2, date: dayFromNow(0) });
  const codes: string[] = [];
  const sendCode = async () => {
    const { captchaId } = JSON.parse((await running.ask('/api/captcha')).text).data as { captchaId: string };
    const captchaCode = await fromOutbox(captchaId);
    const sent = await post('/api/reservation/sendCode', { phone: person.phone, captchaId, captchaCode });
    expect(sent.status).toBe(200);
    await deliver();
    const smsCode = await fromOutbox(person.phone);
    codes.push(captchaCode, smsCode);
    return smsCode;
  };
  const smsCode = await sendCode();
  expect(smsCode).toMatch(/^\d{6}$/);

  const order = {
    phone: person.phone,
    smsCode,
    date,
    visitors: [{ name: person.name, idType: 'passport', idNumber: person.number }],
    contactName: person.contactName,
    contactPhone: person.contactPhone,
    consent: true,
  };
  const wrongField = { ...order, visitors: [{ ...order.visitors[0], idType: 'resident' }] };
  expect((await post('/api/reservation', wrongField)).status).toBe(422);
  expect((await post('/api/reservation', { ...order, smsCode: '000000x' })).status).toBe(422);
  expect((await post('/api/reservation', JSON.stringify(order).slice(0, -5))).status).toBe(400);
  const reserved = await post('/api/reservation', order, { 'Idempotency-Key': randomUUID() });
  expect(reserved.status).toBe(200);
  await deliver();
  const { id, tickets } = reserved.body.data as { id: string; tickets: { ticketId: string; ticket: string }[] };
  const [ticket] = tickets;
  expect((await post('/api/reservation', order, { Cookie: reserved.cookie })).status).not.toBe(200);

  const token = await addStaff(db, { email: 'gate@example.org', roles: ['steward'] });
  const scan = { ticket: ticket?.ticket, gate: 'South', nonce: randomUUID(), outsideHours: true };
  const authorization = { Authorization: `Bearer ${token}` };
  expect((await post('/api/admission', scan, authorization)).status).toBe(200);
  expect((await post('/api/admission', { ...scan, nonce: randomUUID() }, authorization)).status).toBe(409);
  for (const path of [`/reservation/tickets/${id}`, `/fr-FR/reservation/ticket/${ticket?.ticketId}.png`])
    await running.ask(`${path}?phone=${encodeURIComponent(person.phone)}`);

  // The database refuses the row itself, and says in its error what stood in it.
  await sql`alter table reservation_visitor add constraint none check (masked_name = '') not valid`.execute(db);
  const proven = await post('/api/reservation/verify', { phone: person.phone, smsCode: await sendCode() });
  const { smsCode: _code, ...withProof } = order;
  const other = { ...withProof, visitors: [{ ...order.visitors[0], idNumber: 'ZN9918273' }] };
  expect((await post('/api/reservation', other, { Cookie: proven.cookie })).status).toBe(500);
  await sql`alter table reservation_visitor drop constraint none`.execute(db);

  const log = lines.join('');
  expect(log).toContain('/api/reservation');
  expect(log).toContain('call failed');
  expect(log).toContain('/reservation/tickets/*');
  expect(log).toContain('/reservation/ticket/*.png');
  const digits = person.phone.slice(4);
  const words = [...person.name.split(' '), ...person.contactName.split(' '), 'C****** M*****'];
  const secrets = [...codes, token, id, ticket?.ticketId, ticket?.ticket, settings.SESSION_SECRET];
  for (const secret of [...words, person.number, 'ZN9918273', digits, person.contactPhone.slice(4), ...secrets]) {
    expect(secret).toMatch(/./);
    expect(log).not.toContain(secret);
  }
});
