import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '#platform/config/settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { deliverMessages } from '#platform/outbox/deliver-messages.ts';
import { gateway } from '#platform/outbox/providers.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { answeredCaptcha, callApi } from '../accounts.fixture.ts';
import { askForCode } from './ask-for-code.server.ts';
import { askCode } from './codes.fixture.ts';

const platform = emptyPlatform();
const now = new Date('2026-03-01T10:00:00Z');
const limit = (most: number, ...byPrefix: { prefix: string; most: number }[]) => ({
  SMS_DAILY_LIMIT: { most, byPrefix },
});

/** The site at one moment, with some settings changed. */
const site = (changed: Partial<Settings>, clientAddress = '192.0.2.7') =>
  siteFor(platform(), {
    settings: { ...platform().settings, ...changed },
    clock: { now: () => now },
    path: '/login/',
    clientAddress,
  });

const ask = (changed: Partial<Settings>, n: number, address = `+33612${String(n).padStart(6, '0')}`) =>
  askCode(site(changed, `198.51.100.${n}`), { purpose: 'login', to: { channel: 'sms', address } });

beforeEach(async () => {
  for (const table of ['usage_count', 'one_time_code', 'outbox_message', 'text_day', 'text_delivery'] as const) {
    await platform().db.deleteFrom(table).execute();
  }
});

const fifty = (changed: Partial<Settings>) => Promise.all(Array.from({ length: 50 }, (_, n) => ask(changed, n)));

test('of fifty codes asked for at once no more leave than the day allows; whoever is refused is told until when', async () => {
  const { SMS_URL, received } = await gateway(200);
  const settings = { ...limit(7), SMS_URL };
  const asked = await fifty(settings);
  expect(asked.filter(({ outcome }) => outcome === 'sent')).toHaveLength(7);
  expect(asked.filter(({ outcome }) => outcome !== 'sent')).toContainEqual({
    outcome: 'texts-spent',
    retryAfter: 6 * 3600,
  });
  await deliverMessages(site(settings));
  // Counted as they were asked for, they are not counted again as they leave.
  expect(received).toHaveLength(7);
});

test('control: without the limit all fifty leave', async () => {
  const { SMS_URL, received } = await gateway(200);
  await fifty({ SMS_URL });
  await deliverMessages(site({ SMS_URL }));
  expect(received).toHaveLength(50);
});

test('codes by mail still leave, and those to other countries', async () => {
  const settings = limit(100, { prefix: '33', most: 1 });
  expect(await ask(settings, 1)).toMatchObject({ outcome: 'sent' });
  expect(await ask(settings, 2)).toMatchObject({ outcome: 'texts-spent' });
  expect(await ask(settings, 3, '+8613800138000')).toMatchObject({ outcome: 'sent' });
  const mail = { purpose: 'login' as const, to: { channel: 'email' as const, address: 'a@example.org' } };
  expect(await askCode(site(limit(0)), mail)).toMatchObject({ outcome: 'sent' });
  expect(await ask(limit(0), 4)).toMatchObject({ outcome: 'texts-spent' });
});

test('a form says it at its field, and keeps the graphic code that was answered', async () => {
  const here = site(limit(0));
  const typed = { contact: '+33612345678', altcha: '', ...answeredCaptcha(here) };
  const asked = await askForCode(new Request('http://localhost/'), here, 'login', {}, typed);
  expect(asked).toMatchObject({ outcome: 'refused', problems: { contact: 'texts-spent' }, kept: { pass: {} } });
  const alone = site({ ...limit(0), DEMO: false, SMS_URL: 'https://sms.example' });
  const again = await askForCode(new Request('http://localhost/'), alone, 'login', asked.kept, typed);
  expect(again).toMatchObject({ outcome: 'refused', problems: { contact: 'texts-spent-alone' } });
});

const said = {
  'en-US': 'No more text messages can be sent today. Please enter an e-mail address, or try again tomorrow.',
  'fr-FR':
    'Plus aucun SMS ne peut être envoyé aujourd’hui. Veuillez saisir une adresse électronique ou réessayer demain.',
  'zh-CN': '今天的短信已全部发完，请填写电子邮箱，或明天再试。',
};

test.each(locales.filter((locale) => locale in said) as (keyof typeof said)[])(
  'a call says it in %s, with 429 and when the day is over',
  async (locale) => {
    const spent = site(limit(0));
    const body = { account: '+33612345678', ...answeredCaptcha(spent) };
    const { status, headers, body: answer } = await callApi(spent, '/api/auth/sendCode', { body, locale });
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe(String(6 * 3600));
    expect(answer).toMatchObject({ code: 429, errors: { account: said[locale] } });
  },
);
