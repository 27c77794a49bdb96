import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { captchaDigits, captchaLifetime, captchaSize } from './captcha.ts';
import { newCaptcha } from './new-captcha.server.ts';
import { passCaptcha } from './pass-captcha.server.ts';
import { newPuzzle } from './puzzle.server.ts';
import { speakCaptcha } from './speak-captcha.server.ts';

const platform = emptyPlatform();
const site = () => ({ ...platform(), locale: 'fr-FR' as const });

function answerOf(captchaId: string): string {
  const lines = readFileSync(join(platform().settings.DATA_DIR, 'outbox.jsonl'), 'utf8').trim().split('\n');
  const line = lines.map((text) => JSON.parse(text) as { to: string; code: string }).find(({ to }) => to === captchaId);
  return line?.code ?? '';
}

async function solution(): Promise<string> {
  const challenge = await newPuzzle(site());
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

test('a graphic code is a PNG, and its right answer passes once', async () => {
  const { captchaId, image } = await newCaptcha(site());
  const picture = await sharp(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64')).metadata();
  expect(picture).toMatchObject({ format: 'png', ...captchaSize });
  const captchaCode = answerOf(captchaId);
  expect(captchaCode).toMatch(new RegExp(`^\\d{${captchaDigits}}$`));
  expect(await passCaptcha(site(), { captchaId, captchaCode })).toBe(true);
  expect(await passCaptcha(site(), { captchaId, captchaCode })).toBe(false);
});

test('digits may be typed with spaces and in full width', async () => {
  const { captchaId } = await newCaptcha(site());
  const typed = [...answerOf(captchaId)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ');
  expect(await passCaptcha(site(), { captchaId, captchaCode: typed })).toBe(true);
});

test('a wrong answer uses the code up', async () => {
  const { captchaId } = await newCaptcha(site());
  const right = answerOf(captchaId);
  expect(await passCaptcha(site(), { captchaId, captchaCode: right.replace(/^./, '1') })).toBe(false);
  expect(await passCaptcha(site(), { captchaId, captchaCode: right })).toBe(false);
});

test('of twenty right answers at once one passes', async () => {
  const { captchaId } = await newCaptcha(site());
  const captchaCode = answerOf(captchaId);
  const passed = await Promise.all(Array.from({ length: 20 }, () => passCaptcha(site(), { captchaId, captchaCode })));
  expect(passed.filter(Boolean)).toHaveLength(1);
});

test('after five minutes a right answer is too late, and the code is cleared away by the next', async () => {
  const { captchaId } = await newCaptcha(site());
  const later = { now: () => new Date(Date.now() + captchaLifetime + 1000) };
  await newCaptcha({ ...site(), clock: later });
  expect(await platform().db.selectFrom('captcha').select('id').where('id', '=', captchaId).execute()).toEqual([]);
  const { captchaId: late } = await newCaptcha(site());
  expect(await passCaptcha({ ...site(), clock: later }, { captchaId: late, captchaCode: answerOf(late) })).toBe(false);
});

test.each([
  {},
  { captchaId: 'nobody', captchaCode: '1' },
  { captchaId: 'a\0b', captchaCode: '1' },
  { altcha: '{' },
  { altcha: 'e30=' },
])('nonsense does not pass: %j', async (answer) => {
  expect(await passCaptcha(site(), answer)).toBe(false);
});

test('a solved puzzle passes in place of the code, and once', async () => {
  const altcha = await solution();
  expect(await passCaptcha(site(), { altcha })).toBe(true);
  expect(await passCaptcha(site(), { altcha })).toBe(false);
});

test('a puzzle of another site, or with a changed answer, does not pass', async () => {
  const read = JSON.parse(Buffer.from(await solution(), 'base64').toString()) as {
    challenge: { signature: string };
    solution: { counter: number; derivedKey: string };
  };
  const send = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
  const wrong = { ...read.solution, derivedKey: '00'.repeat(32) };
  expect(await passCaptcha(site(), { altcha: send({ ...read, solution: wrong }) })).toBe(false);
  const foreign = { ...site(), settings: { ...site().settings, SESSION_SECRET: 'x'.repeat(40) } };
  expect(await passCaptcha(foreign, { altcha: send(read) })).toBe(false);
  expect(await passCaptcha(site(), { altcha: send(read) })).toBe(true);
});

test('the digits are spoken in each language, and hearing them does not use them up', async () => {
  const { captchaId } = await newCaptcha(site());
  for (const locale of ['zh-CN', 'en-US', 'fr-FR'] as const) {
    const wav = await speakCaptcha(site(), captchaId, locale);
    expect(wav?.subarray(0, 4).toString()).toBe('RIFF');
    expect(wav?.readUInt32LE(40)).toBe((wav?.length ?? 0) - 44);
    expect(wav?.length).toBeGreaterThan(captchaDigits * 3000);
  }
  expect(await speakCaptcha(site(), 'nobody', 'en-US')).toBeUndefined();
  expect(await passCaptcha(site(), { captchaId, captchaCode: answerOf(captchaId) })).toBe(true);
});
