import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { unsealContent } from '#platform/outbox/message.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { forgetMember } from '../forget-member.server.ts';
import { memberData } from '../member-data.server.ts';
import { tellUnread } from '../notices/tell-unread.server.ts';
import { waitForAnswers } from '../notices/wait-for-answer.server.ts';
import { ask, daysLater, someProject, someTalk } from '../talks.fixture.ts';
import { newsOf } from './queries.server.ts';
import { startTalk } from './start-talk.server.ts';
import { viewTalk } from './view-talk.server.ts';
import { writeMessage } from './write-message.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const minutes = (count: number) => count / (24 * 60);

/** What was sent to somebody, oldest first. */
async function sentTo(mail: string): Promise<string[]> {
  const rows = await platform().db.selectFrom('outbox_message').selectAll().orderBy('created_at').execute();
  return rows
    .flatMap(({ id, sealed }) => (sealed ? unsealContent(platform().settings, id, sealed) : []))
    .filter(({ to }) => to === mail)
    .map(({ subject, text }) => `${subject}\n${text}`);
}

/** How many talks a project has, after several requests of one member at the same time. */
async function askedAtOnce(): Promise<number> {
  const { projectId } = await someProject(platform());
  const { member } = await someMember(platform());
  const request = () => startTalk(siteFor(platform()), member, { projectId, content: 'Hello' }).catch(() => undefined);
  await Promise.all(Array.from({ length: 6 }, request));
  const rows = await platform().db.selectFrom('talk').select('id').where('project_id', '=', projectId).execute();
  return rows.length;
}

test('of requests at the same time one opens the talk; without the index there are several', async () => {
  expect(await askedAtOnce()).toBe(1);
  const { db } = platform();
  await sql`drop index talk_side_once`.execute(db);
  expect(await askedAtOnce()).toBeGreaterThan(1);
  await sql`delete from talk`.execute(db);
  await sql`create unique index talk_side_once on talk_side (project_id, member_id) where side = 'asker'`.execute(db);
});

test('a request that nobody answers reminds its owner after 3 days and expires after 14, each once', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const after = (days: number) => waitForAnswers({ ...platform(), clock: daysLater(platform(), days).clock });
  const seen = async (somebody: typeof owner) => {
    const view = await viewTalk(siteFor(platform()), somebody.member, key);
    return [view?.state, view?.entries.at(-1)?.kind, view?.entries.length];
  };
  expect(await after(2.9)).toEqual({ expire: 0, remind: 0 });
  expect(await Promise.all([after(3.1), after(3.1), after(4)])).toContainEqual({ expire: 0, remind: 1 });
  expect([await seen(owner), await seen(asker)]).toEqual(Array(2).fill(['requested', 'reminded', 2]));
  expect(await after(13.9)).toEqual({ expire: 0, remind: 0 });
  await Promise.all([after(14.1), after(20)]);
  expect([await seen(owner), await seen(asker)]).toEqual(Array(2).fill(['expired', 'expired', 3]));
  expect(await sentTo(owner.mail)).toEqual([
    expect.stringContaining('is awaiting your answer'),
    expect.stringContaining('has expired'),
  ]);
  expect(await sentTo(asker.mail)).toHaveLength(1);
  expect((await sentTo(owner.mail)).join()).toContain(`/negotiation/talk/${key}`);
  // Asked again, it waits anew; answered, it waits no more.
  await writeMessage(daysLater(platform(), 21), asker.member, { key, content: 'Still there?' });
  expect(await after(22)).toEqual({ expire: 0, remind: 0 });
  expect(await after(24.5)).toEqual({ expire: 0, remind: 1 });
  await writeMessage(daysLater(platform(), 25), owner.member, { key, content: 'Yes' });
  expect(await after(60)).toEqual({ expire: 0, remind: 0 });
  expect((await seen(asker))[0]).toBe('open');
});

test('who is away is told once by mail, without a word of what was written, until they have read', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const tell = (days: number) => tellUnread({ ...platform(), clock: daysLater(platform(), days).clock });
  const write = (days: number) =>
    writeMessage(daysLater(platform(), days), asker.member, { key, content: 'Secret words' });
  await tell(minutes(9));
  expect(await sentTo(owner.mail)).toEqual([]);
  await write(minutes(8));
  await Promise.all([tell(minutes(11)), tell(minutes(11))]);
  await write(minutes(12));
  await tell(minutes(40));
  const [mail = '', ...more] = await sentTo(owner.mail);
  expect(more).toEqual([]);
  expect(mail).toContain(`/negotiation/talk/${key}`);
  expect(mail).toContain('湘江实业');
  expect(mail).not.toMatch(/Secret|您好|李伟/);
  await ask(platform(), '/talk/read', { body: { id: key, number: 99 }, cookie: owner.cookie });
  await tell(minutes(60));
  await write(minutes(61));
  await tell(minutes(72));
  expect(await sentTo(owner.mail)).toHaveLength(2);
  expect(await sentTo(asker.mail)).toEqual([]);
  expect(await newsOf(platform(), owner.member.id)).toEqual({ unread: 1 });
});

test('a member takes their talks along, and what they leave behind has lost its person', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const { db, settings } = platform();
  await writeMessage(siteFor(platform()), owner.member, { key, content: 'Karibu' });
  const data = await memberData(db, settings, asker.member.id);
  expect(data).toMatchObject({
    negotiations: [{ id: key, as: 'asker', state: 'open' }],
    messages: [
      { by: 'you', content: '您好，想了解一下。' },
      { by: 'other', content: 'Karibu' },
      { kind: 'negotiating' },
    ],
    meetings: [],
  });
  expect(JSON.stringify(data)).not.toMatch(/Wanjiru|Malewa/);
  const forget = (id: number) => db.transaction().execute((tx) => forgetMember(tx, id));
  await forget(asker.member.id);
  const view = await viewTalk(siteFor(platform()), owner.member, key);
  expect(view).toMatchObject({ other: undefined, state: 'closed', whyNotWrite: 'gone', moves: [], mayPropose: false });
  expect(view?.entries[0]).toMatchObject({ by: 'other', content: '您好，想了解一下。' });
  expect(await viewTalk(siteFor(platform()), asker.member, key)).toBeUndefined();
  await forget(owner.member.id);
  expect(await db.selectFrom('talk').select('id').where('key', '=', key).execute()).toEqual([]);
});
