import { expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { handOver } from './hand-over.ts';
import type { Message } from './message.ts';
import { mailServer } from './providers.fixture.ts';

const now = new Date();
const mail: Message = { channel: 'email', to: 'awa@example.org', subject: '您的门票', text: 'Bonjour — 您好\n.\nfin' };

/** Hands a message over, as a site with these providers. */
function hand(message: Message, providers: { SMTP_URL: string }) {
  const settings = readSettings({ DEMO: 'on', SITE_URL: 'https://expo.example.org' });
  return handOver({ ...settings, ...providers }, now, 'message-1', message);
}

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
