import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { answeredCaptcha, solvedPuzzle } from './account-api.fixture.ts';
import { type AskTyped, askForCode, captchaFor, type KeptAsking } from './ask-for-code.server.ts';
import { askCode } from './codes.fixture.ts';

const platform = emptyPlatform();
const begin = Date.now();

/** The site after so many seconds. */
const after = (seconds: number) =>
  siteFor(platform(), {
    clock: { now: () => new Date(begin + seconds * 1000) },
    path: '/login/',
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

/** How many messages are on their way: nothing delivers them here. */
async function leaving(): Promise<number> {
  const rows = await platform().db.selectFrom('outbox_message').select('id').execute();
  return rows.length;
}

test('a form pressed twice while a puzzle is asked for says so twice: nothing has left', async () => {
  const often = 'twice@example.org';
  await haveSent(5, often);
  const now = after(300);
  const before = await leaving();
  const typed = { contact: often, ...answeredCaptcha(now) };
  const both = [await ask(now, {}, typed), await ask(now, {}, typed)];
  const harder = { outcome: 'refused', problems: { captcha: 'harder' } };
  expect(both).toMatchObject([harder, harder]);
  expect((await captchaFor(now, both[1]?.kept ?? {})).level).toBe(1);
  expect(await leaving()).toBe(before);
});

test('pressed twice with the puzzle solved, at once or not, one code leaves, and both answers name it', async () => {
  const busy = 'pressed@example.org';
  await haveSent(5, busy);
  const now = after(300);
  const { kept } = await ask(now, {}, { contact: busy, ...answeredCaptcha(now) });
  const before = await leaving();
  const later = after(320);
  const typed = { contact: busy, altcha: await solvedPuzzle(platform(), 1) };
  const both = await Promise.all([ask(later, kept, typed), ask(later, kept, typed)]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['sent', 'sent-before']);
  expect(new Set(both.map(({ kept }) => kept.codeId)).size).toBe(1);
  expect(await leaving()).toBe(before + 1);
  const spent = await ask(later, kept, typed);
  expect(spent).toMatchObject({ outcome: 'refused', problems: { captcha: 'unsolved' } });
});

test('where nothing can leave for a minute, a form pressed twice gets one pass back for its one graphic code', async () => {
  const soon = 'soon@example.org';
  await haveSent(1, soon);
  const before = await leaving();
  const now = after(5);
  const typed = { contact: soon, ...answeredCaptcha(now) };
  const both = [await ask(now, {}, typed), await ask(now, {}, typed)];
  expect(both).toMatchObject([
    { outcome: 'refused', problems: { waitMinutes: 1 }, kept: { pass: { work: 0 } } },
    { outcome: 'refused', problems: { waitMinutes: 1 } },
  ]);
  expect(both[1]?.kept.pass).toBeUndefined();
  expect(await leaving()).toBe(before);
});

test('where nothing is limited either, of a form pressed twice at once one code leaves', async () => {
  const now = after(0);
  const site = { ...now, settings: { ...now.settings, RATE_LIMITS: false } };
  const before = await leaving();
  const typed = { contact: 'unlimited@example.org', ...answeredCaptcha(now) };
  const pressed = await Promise.all([1, 2].map(() => ask(site, {}, typed)));
  expect(pressed.map(({ outcome }) => outcome).toSorted()).toEqual(['sent', 'sent-before']);
  expect(await leaving()).toBe(before + 1);
});
