import { expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { handOver } from './hand-over.ts';
import type { Message } from './message.ts';
import { gateway, mailServer } from './providers.fixture.ts';

const now = new Date();
const text: Message = { channel: 'sms', to: '+33612345678', text: 'Your ticket: é' };
const mail: Message = { channel: 'email', to: 'awa@example.org', subject: '您的门票', text: 'Bonjour — 您好\n.\nfin' };

/** Hands a message over, as a site with these providers. */
function hand(message: Message, providers: { SMS_URL?: string; SMS_SIGNATURE?: string; SMTP_URL?: string }) {
  const settings = readSettings({ DEMO: 'on', SITE_URL: 'https://expo.example.org' });
  return handOver({ ...settings, ...providers }, now, 'message-1', message);
}

test('a gateway gets number, text and id, with user and password; the id is the idempotency key', async () => {
  const { SMS_URL, received } = await gateway(200);
  expect(await hand(text, { SMS_URL })).toEqual({ outcome: 'taken' });
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toEqual({ to: text.to, text: text.text, id: 'message-1' });
  expect(received[0]?.headers).toMatchObject({
    'idempotency-key': 'message-1',
    authorization: `Basic ${Buffer.from('expo:p@ss').toString('base64')}`,
    'content-type': 'application/json',
  });
});

test('a signature stands in front of a text message, and of nothing else', async () => {
  const { SMS_URL, received } = await gateway(200);
  const SMS_SIGNATURE = '【中非经贸博览会】';
  await hand({ ...text, text: '123456是您的验证码。' }, { SMS_URL, SMS_SIGNATURE });
  expect(received[0]?.body).toMatchObject({ text: '【中非经贸博览会】123456是您的验证码。' });
  const { SMTP_URL, received: mails } = await mailServer();
  await hand(mail, { SMTP_URL, SMS_SIGNATURE });
  expect(mails[0]).toMatch(/Bonjour/);
  expect(mails[0]).not.toContain('【');
});

test.each([302, 401, 403, 408, 429, 500, 503])('an answer %i passes', async (status) => {
  const { SMS_URL } = await gateway(status);
  expect(await hand(text, { SMS_URL })).toEqual({
    outcome: 'refused',
    why: `gateway answered ${status}`,
    lasting: false,
  });
});

test.each([400, 404, 410, 422])('an answer %i lasts: another try would end the same way', async (status) => {
  const { SMS_URL } = await gateway(status);
  expect(await hand(text, { SMS_URL })).toEqual({
    outcome: 'refused',
    why: `gateway answered ${status}`,
    lasting: true,
  });
});

test('a gateway that is not there may come back', async () => {
  expect(await hand(text, { SMS_URL: 'http://127.0.0.1:1/' })).toEqual({
    outcome: 'refused',
    why: expect.stringMatching(/^gateway not reached: \w+$/),
    lasting: false,
  });
});

test('a mail leaves as plain text, from no-reply at the host of the site', async () => {
  const { SMTP_URL, received, users } = await mailServer();
  expect(await hand(mail, { SMTP_URL })).toEqual({ outcome: 'taken' });
  expect(users).toEqual(['expo:p@ss']);
  const [raw = ''] = received;
  expect(raw).toMatch(/^From: no-reply@expo\.example\.org\r$/m);
  expect(raw).toMatch(/^To: awa@example\.org\r$/m);
  expect(raw).toContain('Message-ID: <message-1@expo.example.org>');
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?B\?/m);
});

test.each([
  [550, true],
  [451, false],
])('a mail server’s %i for a recipient lasts: %s; its words, which name them, are not kept', async (code, lasting) => {
  const why = `mail server: EENVELOPE ${code}`;
  expect(await hand(mail, await mailServer(code))).toEqual({ outcome: 'refused', why, lasting });
});

test('a mail server that is not there may come back', async () => {
  expect(await hand(mail, { SMTP_URL: 'smtp://127.0.0.1:1' })).toMatchObject({ outcome: 'refused', lasting: false });
});

test('a recipient that looks like several is not', async () => {
  const { SMTP_URL, received, recipients } = await mailServer();
  await hand({ ...mail, to: 'a@example.org, b@example.org\r\nRCPT TO:<c@example.org>' }, { SMTP_URL });
  expect(recipients.filter((address) => /^[bc]@/.test(address))).toEqual([]);
  expect(received.filter((raw) => /^(Cc|Bcc):/im.test(raw))).toEqual([]);
});
