import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readSettings, type Settings } from '#platform/config/settings.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import { locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { messagesTo } from './codes.fixture.ts';
import type { Reachable } from './reachable.server.ts';
import { sendCode } from './send-code.server.ts';
import { countUse } from './within-limit.server.ts';

const platform = emptyPlatform();
const begin = new Date('2026-03-01T00:00:00Z');

/** A visitor at an address, some seconds after the beginning. */
const site = (seconds = 0, clientAddress = '203.0.113.1', settings: Settings = platform().settings) => ({
  ...platform(),
  settings,
  clock: { now: () => new Date(begin.getTime() + seconds * 1000) },
  locale: 'en-US' as const,
  clientAddress,
});
const phone = (n: number): Reachable => ({ channel: 'sms', address: `+33612${String(n).padStart(6, '0')}` });
const send = (to: Reachable, ...where: Parameters<typeof site>) =>
  sendCode(site(...where), { purpose: 'reservation', to });

beforeEach(async () => {
  for (const table of ['usage_count', 'one_time_code', 'outbox_message'] as const) {
    await platform().db.deleteFrom(table).execute();
  }
});

const texts = {
  'zh-CN': [
    'CODE 是您的博览会预约验证码，五分钟内有效。请勿告知他人。',
    'CODE 是您登录博览会网站的验证码，五分钟内有效。请勿告知他人。',
  ],
  'en-US': [
    'CODE is your code for a reservation at the expo. It is valid for five minutes. Give it to nobody.',
    'CODE is your code to log in at the expo. It is valid for five minutes. Give it to nobody.',
  ],
  'fr-FR': [
    'CODE est votre code de réservation (Exposition Chine-Afrique). Il est valable cinq minutes. Ne le donnez à personne.',
    'CODE est votre code de connexion (Exposition Chine-Afrique). Il est valable cinq minutes. Ne le donnez à personne.',
  ],
};

test.each(locales)('in %s a message says code, purpose and how long, and is one text message', async (locale) => {
  const to = phone(locales.indexOf(locale) + 1);
  await sendCode({ ...site(), locale }, { purpose: 'reservation', to });
  await sendCode({ ...site(60), locale }, { purpose: 'login', to });
  const sent = await messagesTo(site(60), to.address);
  // Both leave at once, in no order.
  expect(sent.map(({ text, code }) => text.replace(code, 'CODE')).toSorted()).toEqual(texts[locale].toSorted());
  for (const { text } of sent) {
    // GSM 03.38 has these French accents and no typographic marks: 160 letters; anything else makes it 70.
    const basic = /^[A-Za-z0-9 .,()éèàù-]*$/.test(text);
    expect(basic).toBe(locale !== 'zh-CN');
    expect(text.length).toBeLessThanOrEqual(basic ? 160 : 70);
  }
});

test('one account is sent one code a minute, five an hour, ten a day; and is told when to ask again', async () => {
  const to = phone(10);
  const hour = 3600;
  expect(await send(to)).toEqual({ outcome: 'sent' });
  expect(await send(to, 20)).toEqual({ outcome: 'too-often', retryAfter: 40 });
  for (const minute of [1, 2, 3, 4]) expect(await send(to, minute * 60)).toEqual({ outcome: 'sent' });
  expect(await send(to, 5 * 60)).toEqual({ outcome: 'too-often', retryAfter: 55 * 60 });
  for (const minute of [0, 1, 2, 3, 4]) expect(await send(to, hour + minute * 60)).toEqual({ outcome: 'sent' });
  expect(await send(to, 2 * hour)).toEqual({ outcome: 'too-often', retryAfter: 22 * hour });
  expect(await send(to, 24 * hour)).toEqual({ outcome: 'sent' });
});

test('the limits of an account hold whatever the purpose and wherever it is asked from', async () => {
  const to = phone(11);
  expect(await send(to)).toEqual({ outcome: 'sent' });
  const again = await sendCode(site(1, '198.51.100.7'), { purpose: 'login', to });
  expect(again).toMatchObject({ outcome: 'too-often' });
});

test('from one address sixty codes leave in an hour', async () => {
  for (let n = 0; n < 60; n += 1) expect(await send(phone(100 + n))).toEqual({ outcome: 'sent' });
  expect(await send(phone(160), 60)).toEqual({ outcome: 'too-often', retryAfter: 3540 });
  expect(await send(phone(160), 60, '203.0.113.2')).toEqual({ outcome: 'sent' });
});

test('what is refused counts for nothing, and brings no message', async () => {
  const to = phone(12);
  await send(to);
  for (let second = 1; second < 40; second += 1) await send(to, second);
  expect(await send(to, 60)).toEqual({ outcome: 'sent' });
  expect(await messagesTo(site(60), to.address)).toHaveLength(2);
});

test('of fifty requests at once for one account one sends', async () => {
  const to = phone(13);
  const sent = await Promise.all(Array.from({ length: 50 }, (_, n) => send(to, 0, `198.51.100.${n}`)));
  expect(sent.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
  expect(await messagesTo(site(), to.address)).toHaveLength(1);
}, 30_000);

test('when so many have left that it costs too much, a channel pauses, which is logged once', async () => {
  const { db, settings } = platform();
  const who = keyedHash(settings.SESSION_SECRET, 'limit code in all', 'sms');
  await countUse(db, begin, { name: 'code in all', who, times: 2000, within: 3600 });
  await db.updateTable('usage_count').set({ count: 1999 }).execute();
  const logged: unknown[] = [];
  const watched = (n: number) => {
    const log = platform().log.child({});
    log.error = (...words: unknown[]) => void logged.push(words);
    return sendCode({ ...site(10, `198.51.100.${n}`), log }, { purpose: 'reservation', to: phone(200 + n) });
  };
  expect(await watched(1)).toEqual({ outcome: 'sent' });
  expect(await watched(2)).toEqual({ outcome: 'paused', retryAfter: 3590 });
  expect(await watched(3)).toEqual({ outcome: 'paused', retryAfter: 3590 });
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('33612');
  const mail = await sendCode(site(10), { purpose: 'reservation', to: { channel: 'email', address: 'a@example.org' } });
  expect(mail).toEqual({ outcome: 'sent' });
  expect(await send(phone(202), 3600, '198.51.100.2')).toEqual({ outcome: 'sent' });
});

test('where only mail leaves the site, who gives a phone is told so', async () => {
  const settings = readSettings({
    DEMO: 'off',
    SITE_URL: 'https://expo.example.org',
    DATABASE_URL: 'postgres://localhost/expo',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PII_KEY: `k:${randomBytes(32).toString('base64')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(await send(phone(14), 0, '203.0.113.1', settings)).toEqual({ outcome: 'no-channel' });
  const to: Reachable = { channel: 'email', address: 'b@example.org' };
  expect(await send(to, 0, '203.0.113.1', settings)).toEqual({ outcome: 'sent' });
});

test('with RATE_LIMITS off everything leaves', async () => {
  const settings = { ...platform().settings, RATE_LIMITS: false };
  const sent = await Promise.all(Array.from({ length: 40 }, () => send(phone(15), 0, '203.0.113.1', settings)));
  expect(sent).toEqual(sent.map(() => ({ outcome: 'sent' })));
});
