import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { unsealContent } from '#platform/outbox/message.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { daysLater, someTalk } from '../talks.fixture.ts';
import { moveTalk } from '../thread/move-talk.server.ts';
import { viewTalk } from '../thread/view-talk.server.ts';
import { writeMessage } from '../thread/write-message.server.ts';
import { tellUnread } from './tell-unread.server.ts';
import { waitForAnswers } from './wait-for-answer.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const minutes = (count: number) => count / (24 * 60);

// Jobs go through all talks there are.
beforeEach(async () => {
  await platform().db.deleteFrom('talk').execute();
});

/** What was sent to somebody, oldest first. */
async function sentTo(mail: string): Promise<string[]> {
  const rows = await platform().db.selectFrom('outbox_message').selectAll().orderBy('created_at').execute();
  return rows
    .flatMap(({ id, sealed }) => (sealed ? unsealContent(platform().settings, id, sealed) : []))
    .filter(({ to }) => to === mail)
    .map(({ subject, text }) => `${subject}\n${text}`);
}

/** Takes the key of a member's addresses out of PII_KEY, as far as anybody can tell. @returns what brings it back */
async function loseKey({ member }: { member: { id: number } }): Promise<() => Promise<unknown>> {
  const { db } = platform();
  const rows = await db.selectFrom('member_account').selectAll().where('member_id', '=', member.id).execute();
  const seal = (sealed: (row: (typeof rows)[number]) => Buffer) =>
    Promise.all(
      rows.map((row) =>
        db
          .updateTable('member_account')
          .set({ sealed: sealed(row) })
          .where('account_hash', '=', row.account_hash)
          .execute(),
      ),
    );
  await seal(() => Buffer.concat([Buffer.from([4]), Buffer.from('gone'), Buffer.alloc(40)]));
  return () => seal((row) => row.sealed);
}

/** A log that is read: what it says, line by line. */
function readLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) };
}

test('a request expires and its asker is told though nobody can tell its owner; those behind it wait no longer', async () => {
  const { lines, log } = readLog();
  const [first, second] = [await someTalk(platform()), await someTalk(platform())];
  await loseKey(first.owner);
  const after = (days: number) => waitForAnswers({ ...platform(), log, clock: daysLater(platform(), days).clock });
  expect(await after(3.1)).toEqual({ expire: 0, remind: 2 });
  expect(await after(14.1)).toEqual({ expire: 2, remind: 0 });
  expect(await after(14.2)).toEqual({ expire: 0, remind: 0 });
  for (const { key, owner } of [first, second]) {
    expect((await viewTalk(siteFor(platform()), owner.member, key))?.state).toBe('expired');
  }
  expect([(await sentTo(first.asker.mail)).length, (await sentTo(second.owner.mail)).length]).toEqual([1, 2]);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ member: first.owner.member.id, talk: expect.any(Number) });
  expect(lines.join()).not.toMatch(/Wanjiru|Malewa|李伟|@/);
});

test('a talk that cannot be handled keeps no other waiting, and is handled the next time', async () => {
  const { lines, log } = readLog();
  const [first] = [await someTalk(platform()), await someTalk(platform())];
  const { db } = platform();
  const { id } = await db.selectFrom('talk').select('id').where('key', '=', first.key).executeTakeFirstOrThrow();
  await sql`create function refuse_entry() returns trigger language plpgsql as
    $$ begin if new.talk_id = ${sql.lit(id)} then raise exception 'refused'; end if; return new; end $$`.execute(db);
  await sql`create trigger refuse_entry before insert on talk_entry for each row execute function refuse_entry()`.execute(
    db,
  );
  const after = (days: number) => waitForAnswers({ ...platform(), log, clock: daysLater(platform(), days).clock });
  expect(await after(3.1)).toEqual({ expire: 0, remind: 1 });
  expect(lines.map((line) => JSON.parse(line).talk)).toEqual([id]);
  await sql`drop function refuse_entry cascade`.execute(db);
  expect(await after(3.2)).toEqual({ expire: 0, remind: 1 });
});

test('whom nobody can tell of a message keeps nobody else waiting, and is told once the key is back', async () => {
  const { lines, log } = readLog();
  const [first, second] = [await someTalk(platform()), await someTalk(platform())];
  const bringBack = await loseKey(first.owner);
  const tell = (days: number) => tellUnread({ ...platform(), log, clock: daysLater(platform(), days).clock });
  await tell(minutes(11));
  expect([await sentTo(first.owner.mail), await sentTo(second.owner.mail)]).toEqual([[], [expect.any(String)]]);
  expect(lines.map((line) => JSON.parse(line).member)).toEqual([first.owner.member.id]);
  expect(lines.join()).not.toMatch(/Wanjiru|Malewa|李伟|@/);
  await bringBack();
  await tell(minutes(12));
  expect([(await sentTo(first.owner.mail)).length, (await sentTo(second.owner.mail)).length]).toEqual([1, 1]);
});

test('who ends an unanswered request and takes it up again waits for the answer anew, from the beginning', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const move = (days: number, to: 'close' | 'reopen') =>
    moveTalk(daysLater(platform(), days), asker.member, { key, move: to });
  const after = (days: number) => waitForAnswers({ ...platform(), clock: daysLater(platform(), days).clock });
  const state = async () => (await viewTalk(siteFor(platform()), owner.member, key))?.state;
  expect(await after(3.1)).toEqual({ expire: 0, remind: 1 });
  await move(4, 'close');
  expect(await move(5, 'reopen')).toEqual({ outcome: 'moved' });
  expect(await state()).toBe('requested');
  expect([await after(7.9), await after(8.1)].map(({ remind }) => remind)).toEqual([0, 1]);
  expect((await after(19.1)).expire).toBe(1);
  await move(20, 'close');
  await move(21, 'reopen');
  expect(await viewTalk(siteFor(platform()), owner.member, key)).toMatchObject({ moves: ['decline', 'close'] });
  // Once the owner has written, it goes on where it was.
  await writeMessage(daysLater(platform(), 22), owner.member, { key, content: 'Yes' });
  await move(23, 'close');
  await move(24, 'reopen');
  expect(await state()).toBe('open');
  expect(await after(60)).toEqual({ expire: 0, remind: 0 });
});
