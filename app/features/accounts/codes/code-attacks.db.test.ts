import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { keyedHash } from '#platform/crypto/keyed.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { answeredCaptcha, callApi } from '../accounts.fixture.ts';
import { countUses, type Use } from '../limits/within-limit.server.ts';
import { someMember } from '../members/members.fixture.ts';
import type { Reachable } from '../reachable.server.ts';
import { askCode, lastCodeOf, messagesTo, wrongCode } from './codes.fixture.ts';
import type { CodePurpose } from './codes.ts';
import { noteDevice } from './device-cookie.server.ts';
import { isKnown, knownFor } from './known-account.server.ts';
import { spendCode } from './spend-code.server.ts';

/** In full by `npm run prove`. */
const isProof = process.env.PROVE !== undefined;

const platform = emptyPlatform();
const begin = new Date('2026-03-01T00:00:00Z');

const at = (clientAddress: string, seconds = 0) => ({
  ...platform(),
  clock: { now: () => new Date(begin.getTime() + seconds * 1000) },
  locale: 'en-US' as const,
  clientAddress,
});

const someMail = (): Reachable => ({ channel: 'email', address: `${randomBytes(6).toString('hex')}@example.org` });

interface Owner {
  to: Reachable;
  purpose: CodePurpose;
}

const owner = (purpose: CodePurpose = 'login'): Owner => ({ to: someMail(), purpose });

/** One of many networks of 64 bits, each in a network of 48 of its own. */
const elsewhere = (n: number) => `2001:db8:${(n + 1).toString(16)}:1::9`;

const passes = ({ to, purpose }: Owner, code: string, codeId: string | undefined, from: string) =>
  spendCode(platform().db, at(from), { to, purpose, code, codeId });

/** Counts as if so many codes had left on a channel within the hour. */
async function haveLeft(count: number, name = 'code in all'): Promise<void> {
  const { settings, db } = platform();
  const who = keyedHash(settings.SESSION_SECRET, `limit ${name}`, 'email');
  const until = new Date(begin.getTime() + 3_600_000);
  await db.insertInto('usage_count').values({ limit_name: name, who, until, count }).execute();
}

beforeEach(async () => {
  for (const table of ['usage_count', 'one_time_code', 'outbox_message', 'known_account'] as const) {
    await platform().db.deleteFrom(table).execute();
  }
});

test('five codes that a stranger has sent, and as many wrong answers, leave the owner’s code and its tries as they were', async () => {
  const someone = owner();
  const own = await askCode(at('192.0.2.1'), { ...someone, open: false });
  const code = await lastCodeOf(at('192.0.2.1'), someone.to.address);
  for (let n = 0; n < 5; n += 1) {
    const strange = await askCode(at('203.0.113.66', n * 60), someone);
    if (strange.outcome !== 'sent' || own.outcome !== 'sent') throw new Error('A code was not sent');
    for (let tried = 1; tried <= 5; tried += 1) {
      expect(await passes(someone, wrongCode(code, tried), strange.codeId, '203.0.113.66')).toBe(false);
      expect(await passes(someone, wrongCode(code, tried), undefined, '203.0.113.66')).toBe(false);
    }
  }
  expect(
    await askCode(at('192.0.2.1', 60), { ...someone, open: false, codeId: 'another-code-of-theirs' }),
  ).toMatchObject({
    outcome: 'sent',
  });
  expect(await passes(someone, code, own.outcome === 'sent' ? own.codeId : '', '192.0.2.1')).toBe(true);
});

test('control: where tries count for whoever answers, five wrong ones close the code', async () => {
  const someone = owner();
  const own = await askCode(at('192.0.2.1'), { ...someone, open: false });
  const code = await lastCodeOf(at('192.0.2.1'), someone.to.address);
  const codeId = own.outcome === 'sent' ? own.codeId : '';
  for (let tried = 1; tried <= 5; tried += 1) await passes(someone, wrongCode(code, tried), codeId, '203.0.113.66');
  expect(await passes(someone, code, codeId, '192.0.2.1')).toBe(false);
});

test('a code that a call asked for is answered without its name, from elsewhere too; strangers use two of its tries', async () => {
  const someone = owner();
  await askCode(at('192.0.2.1'), someone);
  const code = await lastCodeOf(at('192.0.2.1'), someone.to.address);
  for (let tried = 1; tried <= 9; tried += 1) {
    expect(await passes(someone, wrongCode(code, tried), undefined, elsewhere(tried))).toBe(false);
  }
  expect(await passes(someone, code, undefined, elsewhere(99))).toBe(false);
  for (let tried = 1; tried <= 2; tried += 1) await passes(someone, wrongCode(code, tried), undefined, '192.0.2.1');
  expect(await passes(someone, code, undefined, '192.0.2.1')).toBe(true);

  const mover = owner();
  await askCode(at('192.0.2.1'), mover);
  const moved = await lastCodeOf(at('192.0.2.1'), mover.to.address);
  expect(await passes(mover, moved, undefined, elsewhere(1))).toBe(true);
});

test('a code has five tries in all, whoever uses them', async () => {
  const someone = owner();
  const sent = await askCode(at('192.0.2.1'), someone);
  const codeId = sent.outcome === 'sent' ? sent.codeId : '';
  const code = await lastCodeOf(at('192.0.2.1'), someone.to.address);
  for (let tried = 1; tried <= 5; tried += 1) await passes(someone, wrongCode(code, tried), codeId, '192.0.2.1');
  expect(await passes(someone, code, codeId, '192.0.2.1')).toBe(false);
  expect(await passes(someone, code, undefined, '192.0.2.1')).toBe(false);
  expect(await passes(someone, code, undefined, elsewhere(1))).toBe(false);
});

test('codes of a page are answered by the browser that asked, and by no other', async () => {
  const someone = owner();
  const sent = await askCode(at('192.0.2.1'), { ...someone, open: false });
  const code = await lastCodeOf(at('192.0.2.1'), someone.to.address);
  for (const codeId of [undefined, '', 'nobody', 'a\0b', 'A'.repeat(22)]) {
    expect(await passes(someone, code, codeId, '192.0.2.1')).toBe(false);
  }
  expect(await passes(someone, code, sent.outcome === 'sent' ? sent.codeId : '', elsewhere(4))).toBe(true);
});

test('a device that has logged in before has a count of its own', async () => {
  const someone = owner();
  for (let n = 0; n < 30; n += 1) await askCode(at(elsewhere(n), n * 60), { ...someone, work: 6 });
  const stranger = at('192.0.2.1', 1800);
  expect(await askCode(stranger, someone)).toMatchObject({ outcome: 'harder' });
  const cookie = noteDevice(new Request('http://localhost/'), platform(), someone.to).split(';')[0] ?? '';
  const request = new Request('http://localhost/', { headers: { Cookie: cookie } });
  expect(await askCode(stranger, { ...someone, request })).toMatchObject({ outcome: 'sent' });
  // It is known to that account, not to others.
  const other = owner();
  for (let n = 0; n < 30; n += 1) await askCode(at(elsewhere(n), n * 60), { ...other, work: 6 });
  expect(await askCode(stranger, { ...other, request })).toMatchObject({ outcome: 'harder' });
  const forged = new Request('http://localhost/', { headers: { Cookie: cookie.replace('=', '=AAAA') } });
  expect(await askCode(stranger, { ...someone, request: forged })).toMatchObject({ outcome: 'harder' });
});

test('who has typed a code is known for half a year, a member for as long as they are one', async () => {
  const someone = owner('reservation');
  const sent = await askCode(at('192.0.2.1'), someone);
  expect(await isKnown(platform().db, at(''), someone.to)).toBe(false);
  const code = await lastCodeOf(at('192.0.2.1'), someone.to.address);
  await passes(someone, code, sent.outcome === 'sent' ? sent.codeId : '', '192.0.2.1');
  expect(await isKnown(platform().db, at(''), someone.to)).toBe(true);
  expect(await isKnown(platform().db, at('', knownFor / 1000), someone.to)).toBe(false);
  const { mail } = await someMember(platform());
  expect(await isKnown(platform().db, at(''), { channel: 'email', address: mail })).toBe(true);
});

const attacks = [
  { name: '34 networks of 64 bits', networks: 34 },
  { name: '1,000 networks of 64 bits', networks: 1000 },
];

test.each(attacks)(
  'codes that are asked for from $name do not pause those for known accounts',
  async ({ networks }) => {
    // In full every one of them is asked for.
    const rounds = isProof ? 5200 : 60;
    if (!isProof) await haveLeft(4960);
    for (let n = 0; n < rounds; n += 1) {
      await askCode(at(elsewhere(n % networks), Math.floor(n / 4)), { ...owner(), work: 6 });
    }
    const later = at('192.0.2.1', rounds / 4);
    const { mail } = await someMember(platform());
    const member: Reachable = { channel: 'email', address: mail };
    const unknown = someMail();
    const answers = [];
    for (const to of [member, unknown]) {
      const { codeId: _, ...answer } = { codeId: '', ...(await askCode(later, { purpose: 'login', to })) };
      answers.push(answer);
    }
    expect(answers[0]).toMatchObject({ outcome: 'known-only', work: undefined, retryAfter: expect.any(Number) });
    expect(answers[1]).toEqual(answers[0]);
    expect(await messagesTo(later, mail)).toHaveLength(1);
    expect(await messagesTo(later, unknown.address)).toEqual([]);
    // What was written for the one who is not known is no code.
    const rows = await platform().db.selectFrom('one_time_code').select('id').where('purpose', '=', 'login').execute();
    expect(rows.length).toBeGreaterThan(1);
  },
  1_800_000,
);

test('control: by the rule of before, 34 networks of 64 bits pause the codes for everybody', async () => {
  const most = isProof ? { inAll: 2000, ofNetwork: 60 } : { inAll: 200, ofNetwork: 6 };
  const ask = async (n: number) => {
    const uses: Use[] = [
      { name: 'old of network', who: Buffer.from(`network ${n % 34}`), times: most.ofNetwork, within: 3600 },
      { name: 'old in all', who: Buffer.from('all'), times: most.inAll, within: 3600 },
    ];
    return (await countUses(platform().db, begin, uses)).every(({ allowed }) => allowed);
  };
  for (let n = 0; n < 34 * most.ofNetwork; n += 1) await ask(n);
  expect(await ask(1_000_001)).toBe(false);
}, 600_000);

test('that codes are paused is logged once an hour, however many are asked for', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const paused = () => lines.filter((line) => line.includes('for known accounts only')).length;
  await haveLeft(5000);
  for (let n = 0; n < 5; n += 1) {
    expect(await askCode({ ...at(elsewhere(n)), log }, owner())).toMatchObject({ outcome: 'known-only' });
  }
  expect(paused()).toBe(1);
  await platform().db.deleteFrom('usage_count').where('limit_name', '=', 'code in all').execute();
  const later = at('', 3601);
  const until = new Date(later.clock.now().getTime() + 3_600_000);
  const who = keyedHash(later.settings.SESSION_SECRET, 'limit code in all', 'email');
  await platform()
    .db.insertInto('usage_count')
    .values({ limit_name: 'code in all', who, until, count: 5000 })
    .execute();
  for (let n = 0; n < 5; n += 1) await askCode({ ...at(elsewhere(n), 3601), log }, owner());
  expect(paused()).toBe(2);
});

test('more codes leave in the hour in which reservations open, where CODES_PER_HOUR lets them', async () => {
  const opening = (from: string) => ({ ...at(from), settings: { ...platform().settings, CODES_PER_HOUR: 100_000 } });
  await haveLeft(5000);
  expect(await askCode(at(elsewhere(1)), owner())).toMatchObject({ outcome: 'known-only' });
  expect(await askCode(opening(elsewhere(2)), owner())).toMatchObject({ outcome: 'sent' });
  await platform()
    .db.updateTable('usage_count')
    .set({ count: 100_000 })
    .where('limit_name', '=', 'code in all')
    .execute();
  expect(await askCode(opening(elsewhere(3)), owner())).toMatchObject({ outcome: 'known-only' });
});

test('as the codes run short puzzles grow harder for those who are not known, first where most are asked for', async () => {
  const asked = async (from: string) => {
    const sent = await askCode(at(from), owner());
    return sent.outcome === 'known-only' ? sent.work : sent.outcome;
  };
  await haveLeft(3000);
  for (let n = 0; n < 60; n += 1) expect(await asked('203.0.113.5')).toBe('sent');
  expect(await asked('203.0.113.5')).toBe(1);
  expect(await asked('203.0.113.6')).toBe('sent');
  await platform().db.updateTable('usage_count').set({ count: 3800 }).where('limit_name', '=', 'code in all').execute();
  expect(await asked('203.0.113.6')).toBe(2);
  await platform().db.updateTable('usage_count').set({ count: 4800 }).where('limit_name', '=', 'code in all').execute();
  expect(await asked('203.0.113.6')).toBe(6);
  expect(await askCode(at('203.0.113.6'), { ...owner(), work: 6 })).toMatchObject({ outcome: 'sent' });
});

test('wrong codes in one network make its next ones cost more work, and in all everybody’s', async () => {
  const someone = owner();
  await askCode(at('203.0.113.7'), someone);
  const code = await lastCodeOf(at('203.0.113.7'), someone.to.address);
  await passes(someone, wrongCode(code), undefined, '203.0.113.7');
  await platform()
    .db.updateTable('usage_count')
    .set({ count: 300 })
    .where('limit_name', 'like', 'wrong code%')
    .execute();
  expect(await askCode(at('203.0.113.7'), owner())).toMatchObject({ outcome: 'known-only', work: 1 });
  expect(await askCode(at('203.0.113.8'), owner())).toMatchObject({ outcome: 'sent' });
  await platform()
    .db.updateTable('usage_count')
    .set({ count: 4000 })
    .where('limit_name', '=', 'wrong code in all')
    .execute();
  expect(await askCode(at('203.0.113.8'), owner())).toMatchObject({ outcome: 'known-only', work: 2 });
});

test('visitors in a hall, all behind one address, log in within an hour with graphic codes alone', async () => {
  const visitors = isProof ? 2000 : 70;
  const site = (n: number) => ({ ...platform(), clock: at('', (n * 3600) / visitors).clock });
  const hall = '198.51.100.200';
  const statuses = new Map<number, number>();
  for (let n = 0; n < visitors; n += 1) {
    const account = `visitor-${n}@example.org`;
    const now = site(n);
    const asked = await callApi(now, '/api/auth/sendCode', {
      body: { account, ...answeredCaptcha(now) },
      address: hall,
    });
    expect(asked.status, `${n}`).toBe(200);
    const code = await lastCodeOf(now, account);
    const login = (typed: string) =>
      callApi(now, '/api/auth/login', {
        body: { account, code: typed, codeId: asked.body.data.codeId },
        address: hall,
      });
    // One of ten mistypes it.
    if (n % 10 === 0) expect((await login(wrongCode(code))).status).toBe(422);
    const { status } = await login(code);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[200, visitors]]);
}, 3_600_000);
