import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { answeredCaptcha, solvedPuzzle } from './account-api.fixture.ts';
import { type AskTyped, askForCode, captchaFor, type KeptAsking } from './ask-for-code.server.ts';
import { askCode } from './codes.fixture.ts';

const platform = emptyPlatform();
const begin = Date.now();

/** The site after so many seconds. */
const after = (seconds: number) => ({
  ...platform(),
  clock: { now: () => new Date(begin + seconds * 1000) },
  locale: 'en-US' as const,
  path: '/login/',
  tags: new Set<string>(),
  requestId: 'test',
  clientAddress: '203.0.113.30',
});

type Site = ReturnType<typeof after>;

const ask = (site: Site, before: KeptAsking, typed: Partial<AskTyped>) =>
  askForCode(new Request('http://localhost/'), site, 'login', before, {
    ...{ contact: '', captchaId: '', captchaCode: '', altcha: '' },
    ...typed,
  });

/** Has so many codes sent to a mail address, a minute apart. */
async function haveSent(times: number, address: string): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await askCode(after(n * 60), { purpose: 'login', to: { channel: 'email', address } });
  }
}

test('a form that asks for a puzzle tries the graphic code again after five minutes: who has no script is not shut out', async () => {
  const often = 'often@example.org';
  await haveSent(5, often);
  const now = after(300);
  const asked = await ask(now, {}, { contact: often, ...answeredCaptcha(now) });
  expect(asked).toMatchObject({ outcome: 'refused', problems: { captcha: 'harder' } });
  expect((await captchaFor(now, asked.kept)).level).toBe(1);
  // Pressed once more without a puzzle, it still asks for one, and not for longer.
  const pressed = await ask(after(500), asked.kept, { contact: often });
  expect(pressed).toMatchObject({ outcome: 'refused', problems: { captcha: 'harder' } });
  const later = after(600);
  expect(await captchaFor(later, pressed.kept)).toMatchObject({ level: 0, captcha: { captchaId: expect.any(String) } });
  const empty = await ask(later, pressed.kept, { contact: 'other@example.org' });
  expect(empty).toMatchObject({ outcome: 'refused', problems: { captcha: 'missing' } });
  // For another mail address no puzzle was ever asked for.
  const other = await ask(later, empty.kept, { contact: 'other@example.org', ...answeredCaptcha(later) });
  expect(other.outcome).toBe('sent');
});

test('who solves the puzzle is sent the code', async () => {
  const busy = 'busy@example.org';
  await haveSent(5, busy);
  const now = after(300);
  const asked = await ask(now, {}, { contact: busy, ...answeredCaptcha(now) });
  const later = after(580);
  const altcha = await solvedPuzzle(platform(), 1);
  expect((await ask(later, asked.kept, { contact: busy, altcha })).outcome).toBe('sent');
});
