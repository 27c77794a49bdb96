import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { captchaDigits, captchaLifetime, captchaSize } from '../captcha.ts';
import { drawCaptcha, newCaptcha } from './new-captcha.server.ts';
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

async function solution(level = 0): Promise<string> {
  const challenge = await newPuzzle(site(), level);
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

test('a graphic code is a PNG, and its right answer passes once', async () => {
  const { captchaId, image } = await newCaptcha(site());
  expect(image).toBe(`/api/captcha/picture?id=${captchaId}`);
  const picture = await sharp(await drawCaptcha(site(), captchaId)).metadata();
  expect(picture).toMatchObject({ format: 'png', ...captchaSize });
  const captchaCode = answerOf(captchaId);
  expect(captchaCode).toMatch(new RegExp(`^\\d{${captchaDigits}}$`));
  expect(await passCaptcha(site(), { captchaId, captchaCode })).toEqual({ work: 0 });
  expect(await passCaptcha(site(), { captchaId, captchaCode })).toEqual({ problem: 'wrong' });
});

test('digits may be typed with spaces and in full width', async () => {
  const { captchaId } = await newCaptcha(site());
  const typed = [...answerOf(captchaId)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ');
  expect(await passCaptcha(site(), { captchaId, captchaCode: typed })).toEqual({ work: 0 });
});

test('a wrong answer uses the code up', async () => {
  const { captchaId } = await newCaptcha(site());
  const right = answerOf(captchaId);
  expect(await passCaptcha(site(), { captchaId, captchaCode: right.replace(/^./, '1') })).toEqual({ problem: 'wrong' });
  expect(await passCaptcha(site(), { captchaId, captchaCode: right })).toEqual({ problem: 'wrong' });
});

test('of twenty right answers at once one passes', async () => {
  const { captchaId } = await newCaptcha(site());
  const captchaCode = answerOf(captchaId);
  const passed = await Promise.all(Array.from({ length: 20 }, () => passCaptcha(site(), { captchaId, captchaCode })));
  expect(passed.filter(({ work }) => work === 0)).toHaveLength(1);
});

test('after five minutes a right answer is too late, and its picture is gone', async () => {
  const { captchaId } = await newCaptcha(site());
  const later = { ...site(), clock: { now: () => new Date(Date.now() + captchaLifetime + 1000) } };
  expect(await passCaptcha(later, { captchaId, captchaCode: answerOf(captchaId) })).toEqual({ problem: 'wrong' });
  expect(await drawCaptcha(later, captchaId)).toBeUndefined();
});

test('an id that is spelled otherwise is the same code: it serves once', async () => {
  const { captchaId } = await newCaptcha(site());
  const captchaCode = answerOf(captchaId);
  expect(await passCaptcha(site(), { captchaId, captchaCode })).toEqual({ work: 0 });
  for (const other of [`${captchaId}=`, `${captchaId}==`, ` ${captchaId}`, captchaId.replaceAll('-', '+')]) {
    expect(await passCaptcha(site(), { captchaId: other, captchaCode })).toEqual({ problem: 'wrong' });
  }
});

test('a code that is not answered is missing, and is not used up', async () => {
  const { captchaId } = await newCaptcha(site());
  for (const captchaCode of [undefined, '', '  ', '\u3000', '\u200b\u2060']) {
    expect(await passCaptcha(site(), { captchaId, captchaCode })).toEqual({ problem: 'missing' });
  }
  expect(await passCaptcha(site(), { captchaId, captchaCode: answerOf(captchaId) })).toEqual({ work: 0 });
});

test('a view of a form keeps nothing', async () => {
  const count = () => platform().db.selectFrom('solved_puzzle').select('expires_at').execute();
  const before = (await count()).length;
  for (let i = 0; i < 20; i += 1) await newCaptcha(site());
  expect((await count()).length).toBe(before);
});

test('a harder puzzle counts as one, and who has solved a light one cannot say that it was heavy', async () => {
  expect(await passCaptcha(site(), { altcha: await solution(1) })).toEqual({ work: 1 });
  const read = JSON.parse(Buffer.from(await solution(), 'base64').toString()) as {
    challenge: { parameters: { data: { level: number } } };
  };
  read.challenge.parameters.data.level = 6;
  const altcha = Buffer.from(JSON.stringify(read)).toString('base64');
  expect(await passCaptcha(site(), { altcha })).toEqual({ problem: 'unsolved' });
});

test('each level takes about twice the tries of the one before', async () => {
  const triesAt = async (level: number) => {
    const challenge = await newPuzzle(site(), level);
    const { counter } = (await solveChallenge({ challenge, deriveKey })) ?? { counter: 0 };
    return counter;
  };
  for (const level of [0, 1, 2]) {
    const counter = await triesAt(level);
    expect(counter).toBeGreaterThanOrEqual(200 * 2 ** level);
    expect(counter).toBeLessThan(900 * 2 ** level);
  }
});

test.each([
  [{ captchaId: 'nobody', captchaCode: '1' }, 'wrong'],
  [{ captchaId: 'a\0b', captchaCode: '1' }, 'wrong'],
  [{ altcha: '{' }, 'unsolved'],
  [{ altcha: 'e30=' }, 'unsolved'],
])('nonsense does not pass: %j', async (answer, problem) => {
  expect(await passCaptcha(site(), answer)).toEqual({ problem });
});

test('a solved puzzle passes in place of the code, and once', async () => {
  const altcha = await solution();
  expect(await passCaptcha(site(), { altcha })).toEqual({ work: 0 });
  expect(await passCaptcha(site(), { altcha })).toEqual({ problem: 'unsolved' });
});

test('a puzzle of another site, or with a changed answer, does not pass', async () => {
  const read = JSON.parse(Buffer.from(await solution(), 'base64').toString()) as {
    challenge: { signature: string };
    solution: { counter: number; derivedKey: string };
  };
  const send = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
  const wrong = { ...read.solution, derivedKey: '00'.repeat(32) };
  expect(await passCaptcha(site(), { altcha: send({ ...read, solution: wrong }) })).toEqual({ problem: 'unsolved' });
  const foreign = { ...site(), settings: { ...site().settings, SESSION_SECRET: 'x'.repeat(40) } };
  expect(await passCaptcha(foreign, { altcha: send(read) })).toEqual({ problem: 'unsolved' });
  expect(await passCaptcha(site(), { altcha: send(read) })).toEqual({ work: 0 });
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
  expect(await passCaptcha(site(), { captchaId, captchaCode: answerOf(captchaId) })).toEqual({ work: 0 });
});
