import { randomBytes, randomInt } from 'node:crypto';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';

const clips = import.meta.glob<string>('/app/platform/i18n/languages/*/digits/*.wav', {
  eager: true,
  import: 'default',
  query: '?inline',
});

/** The clips and what is made of them: 8,000 samples a second, one byte each, silence is 128. */
const rate = 8000;
const headerBytes = 44;
const silence = 128;

/**
 * Speaks digits one after the other, with pauses of uneven length and a little noise: in a language, or the next best that
 * somebody has spoken them in. @returns a WAV
 */
export function captchaVoice(digits: string, locale: Locale): Buffer {
  const parts = [pause(), ...[...digits].flatMap((digit) => [spoken(digit, locale), pause()])];
  const samples = Buffer.concat(parts);
  const noise = randomBytes(samples.length);
  for (let i = 0; i < samples.length; i += 1) samples[i] = noisy(samples[i] ?? silence, noise[i] ?? 0);
  return Buffer.concat([header(samples.length), samples]);
}

function spoken(digit: string, locale: Locale): Buffer {
  const files = languagesFor(locale).map((each) => clips[`/app/platform/i18n/languages/${each}/digits/${digit}.wav`]);
  const clip = files.find((each) => each !== undefined);
  if (clip === undefined) throw new Error(`Nobody has spoken ${digit}`);
  const samples = Buffer.from(clip.slice(clip.indexOf(',') + 1), 'base64').subarray(headerBytes);
  return stretched(samples, 0.9 + randomInt(25) / 100);
}

/** The same clip slower or faster, so that no two recordings of a digit are alike. */
function stretched(samples: Buffer, factor: number): Buffer {
  const length = Math.floor(samples.length * factor);
  return Buffer.from(Array.from({ length }, (_, i) => samples[Math.floor(i / factor)] ?? silence));
}

function pause(): Buffer {
  return Buffer.alloc(randomInt(rate * 0.3, rate * 0.7), silence);
}

/** A sample up to 4 higher or lower. @param random a byte */
function noisy(sample: number, random: number): number {
  return Math.min(255, Math.max(0, sample + (random % 9) - 4));
}

/** The head of a WAV file: one channel, 8 bits (RIFF WAVE, PCM). */
function header(length: number): Buffer {
  const head = Buffer.alloc(headerBytes);
  head.write('RIFF', 0, 'ascii');
  head.writeUInt32LE(headerBytes - 8 + length, 4);
  head.write('WAVEfmt ', 8, 'ascii');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'ascii');
  head.writeUInt32LE(length, 40);
  return head;
}
