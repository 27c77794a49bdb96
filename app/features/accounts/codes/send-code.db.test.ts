import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readSettings, type Settings } from '#platform/config/settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { hardestPuzzle } from '../captcha.ts';
import type { Reachable } from '../reachable.server.ts';
import { askCode, messagesTo } from './codes.fixture.ts';

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
  askCode(site(...where), { purpose: 'reservation', to });

beforeEach(async () => {
  for (const table of ['usage_count', 'one_time_code', 'outbox_message'] as const) {
    await platform().db.deleteFrom(table).execute();
  }
});

const texts = {
  'zh-CN': [
    'CODE是您的博览会预约验证码，五分钟内有效。请勿告知他人。',
    'CODE是您登录博览会网站的验证码，五分钟内有效。请勿告知他人。',
  ],
  'en-US': [
    'CODE is your expo reservation code. It is valid for five minutes. Do not share it with anyone.',
    'CODE is your expo login code. It is valid for five minutes. Do not share it with anyone.',
  ],
  'fr-FR': [
    'CODE est votre code de réservation (Exposition Chine-Afrique). Il est valable cinq minutes. Ne le communiquez à personne.',
    'CODE est votre code de connexion (Exposition Chine-Afrique). Il est valable cinq minutes. Ne le communiquez à personne.',
  ],
};

const written = locales.filter((locale) => locale in texts) as (keyof typeof texts)[];

test.each(written)('in %s a message says code, purpose and how long, and is one text message', async (locale) => {
  const to = phone(locales.indexOf(locale) + 1);
  await askCode({ ...site(), locale }, { purpose: 'reservation', to });
  await askCode({ ...site(60), locale }, { purpose: 'login', to });
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

test('from one place one account is sent one code a minute; after five in an hour each asks for a harder puzzle', async () => {
  const to = phone(10);
  const hour = 3600;
  expect(await send(to)).toMatchObject({ outcome: 'sent' });
  expect(await send(to, 20)).toEqual({ outcome: 'too-often', retryAfter: 40 });
  for (const minute of [1, 2, 3, 4]) expect(await send(to, minute * 60)).toMatchObject({ outcome: 'sent' });
  const asks = (seconds: number, work: number) => askCode(site(seconds), { purpose: 'reservation', to, work });
  expect(await asks(5 * 60, 0)).toEqual({ outcome: 'harder', work: 1, retryAfter: 55 * 60 });
  expect(await asks(5 * 60, 1)).toMatchObject({ outcome: 'sent' });
  expect(await asks(6 * 60, 1)).toMatchObject({ outcome: 'harder', work: 2 });
  expect(await asks(6 * 60, 2)).toMatchObject({ outcome: 'sent' });
  expect(await asks(hour, 0)).toMatchObject({ outcome: 'sent' });
});

test('however hard the puzzles, forty-eight a day leave for one account', async () => {
  const to = phone(16);
  const asks = (n: number) => askCode(site(n * 60, `198.51.100.${n}`), { purpose: 'login', to, work: hardestPuzzle });
  for (let n = 0; n < 48; n += 1) expect(await asks(n)).toMatchObject({ outcome: 'sent' });
  expect(await asks(48)).toMatchObject({ outcome: 'too-often' });
});

test('each purpose is counted apart', async () => {
  const to = phone(11);
  for (let minute = 0; minute < 5; minute += 1) await send(to, minute * 60);
  expect(await send(to, 300)).toMatchObject({ outcome: 'harder' });
  expect(await askCode(site(300), { purpose: 'login', to })).toMatchObject({ outcome: 'sent' });
});

test('mail addresses of one box share one count; they stay accounts of their own', async () => {
  const mail = (address: string): Reachable => ({ channel: 'email', address });
  for (let n = 0; n < 5; n += 1) await send(mail(`ann+${n}@example.org`), n * 60);
  expect(await send(mail('ann+another@example.org'), 300)).toMatchObject({ outcome: 'harder' });
  expect(await send(mail('ann@example.org'), 300)).toMatchObject({ outcome: 'harder' });
  expect(await send(mail('anna@example.org'), 300)).toMatchObject({ outcome: 'sent' });
  expect(await messagesTo(site(300), 'ann+3@example.org')).toHaveLength(1);
});

test('what is refused counts for nothing, and brings no message', async () => {
  const to = phone(12);
  await send(to);
  for (let second = 1; second < 40; second += 1) await send(to, second);
  expect(await send(to, 60)).toMatchObject({ outcome: 'sent' });
  expect(await messagesTo(site(60), to.address)).toHaveLength(2);
});

test('of fifty requests at once for one account one sends from each place, and twelve from all', async () => {
  const to = phone(13);
  const here = await Promise.all(Array.from({ length: 50 }, () => send(to)));
  expect(here.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => send(to, 0, `198.51.100.${n}`)));
  expect(all.filter(({ outcome }) => outcome === 'sent')).toHaveLength(11);
  expect(await messagesTo(site(), to.address)).toHaveLength(12);
}, 30_000);

test('where only mail leaves the site, who gives a phone is told so', async () => {
  const settings = readSettings({
    DEMO: 'off',
    SITE_URL: 'https://expo.example.org',
    DATABASE_URL: 'postgres://localhost/expo',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PII_KEY: `k:${randomBytes(32).toString('base64')}`,
    LOOKUP_KEY: `k:${randomBytes(32).toString('base64')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(await send(phone(14), 0, '203.0.113.1', settings)).toEqual({ outcome: 'no-channel' });
  const to: Reachable = { channel: 'email', address: 'b@example.org' };
  expect(await send(to, 0, '203.0.113.1', settings)).toMatchObject({ outcome: 'sent' });
});

test('with RATE_LIMITS off everything leaves', async () => {
  const settings = { ...platform().settings, RATE_LIMITS: false };
  const sent = await Promise.all(Array.from({ length: 40 }, () => send(phone(15), 0, '203.0.113.1', settings)));
  for (const each of sent) expect(each).toMatchObject({ outcome: 'sent' });
});
