import { beforeEach, expect, test } from 'vitest';
import { keyedHash } from '#platform/crypto/keyed.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { answeredCaptcha, solvedPuzzle } from '../accounts.fixture.ts';
import { someMember } from '../members/members.fixture.ts';
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

type Needs = ReturnType<typeof after>;

const ask = (site: Needs, before: KeptAsking, typed: Partial<AskTyped>) =>
  askForCode(new Request('http://localhost/'), site, 'login', before, {
    ...{ contact: '', captchaId: '', captchaCode: '', altcha: '' },
    ...typed,
  });

beforeEach(async () => {
  await platform().db.deleteFrom('usage_count').execute();
});

/** Counts as if so many codes had left for mail within the hour. */
async function haveLeft(count: number): Promise<void> {
  const { settings, db } = platform();
  const who = keyedHash(settings.SESSION_SECRET, 'limit code in all', 'email');
  const until = new Date(begin + 3_600_000);
  await db.insertInto('usage_count').values({ limit_name: 'code in all', who, until, count }).execute();
}

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
  const wait = { outcome: 'refused', problems: { waitMinutes: 1 }, kept: { pass: { work: 0 } } };
  expect(both).toMatchObject([wait, wait]);
  expect(both[1]?.kept.pass).toEqual(both[0]?.kept.pass);
  expect(await leaving()).toBe(before);
});

test('what was refused for a minute and comes again sends one code for its graphic code, by the form or by the pass', async () => {
  for (const byForm of [true, false]) {
    const late = `late-${byForm}@example.org`;
    await haveSent(1, late);
    const now = after(40);
    const typed = { contact: late, ...answeredCaptcha(now) };
    const refused = await ask(now, {}, typed);
    const before = await leaving();
    const again = { form: { kept: {}, typed }, pass: { kept: refused.kept, typed: { contact: late } } };
    const [first, second] = byForm ? [again.form, again.pass] : [again.pass, again.form];
    expect((await ask(after(65), first.kept, first.typed)).outcome).toMatch(/^sent/);
    expect(await ask(after(130), second.kept, second.typed)).toMatchObject({ outcome: 'refused' });
    expect(await leaving()).toBe(before + 1);
  }
});

test.each([
  { left: 3750, said: { knownOnly: { puzzle: true }, puzzle: { level: 2 } } },
  { left: 5000, said: { knownOnly: { puzzle: false, minutes: 60 }, puzzle: undefined } },
])(
  'where $left codes have left, both presses are told the same of known and unknown: it may not have left',
  async ({ left, said }) => {
    await haveLeft(left);
    const now = after(10);
    const { mail } = await someMember(platform());
    for (const contact of [mail, `nobody-${left}@example.org`]) {
      const pressed = { contact, ...answeredCaptcha(now) };
      const atOnce = await Promise.all([ask(now, {}, pressed), ask(now, {}, pressed)]);
      const typed = { contact: `b-${contact}`, ...answeredCaptcha(now) };
      const inTurn = [await ask(now, {}, typed), await ask(now, {}, typed)];
      for (const { kept } of [...atOnce, ...inTurn]) expect(kept).toMatchObject({ ...said, sentAt: undefined });
      expect(new Set(atOnce.map(({ kept }) => kept.codeId)).size).toBe(1);
      expect([...atOnce, ...inTurn].filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    }
  },
);

test('who was told by the second press that it may not have left is sent a code for the puzzle at once', async () => {
  await haveLeft(3750);
  const now = after(10);
  const typed = { contact: 'puzzled@example.org', ...answeredCaptcha(now) };
  await ask(now, {}, typed);
  const second = await ask(now, {}, typed);
  const altcha = await solvedPuzzle(platform(), 2);
  const solved = await ask(after(12), second.kept, { contact: 'puzzled@example.org', altcha });
  expect(solved).toMatchObject({ outcome: 'sent', kept: { sentAt: expect.any(Number) } });
  expect(solved.kept.knownOnly).toBeUndefined();
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
