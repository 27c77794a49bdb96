import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { deliverMessages } from '#platform/outbox/deliver-messages.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { tryContent } from '#tests/support/write-content.ts';
import { at, draft, insertGround, publish } from '../programme.fixture.ts';
import type { EventDraft } from '../publishing/event-draft.server.ts';
import { eventKind } from '../publishing/event-kind.server.ts';
import { listEvents, readEvent } from '../queries.server.ts';
import { alertsOf, chooseAlerts, forgetMember, memberData, stopAlerts } from './alerts.server.ts';
import { memberOfStopLink, stopLink } from './stop-link.server.ts';
import { forgetOver, quiet, tellOfChanges } from './tell-changes.server.ts';

const platform = emptyPlatform();
const begin = new Date('2025-06-05T07:00:00Z');
const later = (milliseconds: number) => new Date(begin.getTime() + milliseconds);

const siteAt = (now: Date) => ({ ...platform(), clock: { now: () => now } });
const db = () => platform().db;

beforeAll(() => insertGround(db()));

beforeEach(async () => {
  await db().deleteFrom('event').execute();
});

const hours = (from: string, to: string, day = 12): Pick<EventDraft, 'startsAt' | 'endsAt'> => ({
  startsAt: at(day, from),
  endsAt: at(day, to),
});

/** Writes an event anew, at a moment. */
async function change(id: number, overrides: Partial<EventDraft>, now = begin): Promise<void> {
  await db()
    .transaction()
    .execute((tx) => eventKind.write(tx, String(id), draft(overrides), now));
}

async function withdraw(id: number, now = begin): Promise<void> {
  await db()
    .transaction()
    .execute((tx) => eventKind.withdraw(tx, String(id), now));
}

/** What has been sent to somebody up to a moment, and has not been looked at yet. */
let seenLines = 0;
async function sentBy(now: Date): Promise<{ to: string; subject: string; text: string }[]> {
  await tellOfChanges(siteAt(now));
  await deliverMessages(siteAt(now));
  const file = join(platform().settings.DATA_DIR, 'outbox.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const fresh = lines.slice(seenLines).map((line): { to: string; subject: string; text: string } => JSON.parse(line));
  seenLines = lines.length;
  return fresh;
}

const choose = (memberId: number, ...ids: number[]) =>
  chooseAlerts(db(), memberId, { shown: ids, chosen: ids, now: begin });

const seen = (id: number, now: Date) => readEvent(db(), id, { locale: 'en-US', now });

test('what is moved is marked for a while, in its page, lists and calendars', async () => {
  const id = await publish(db(), hours('09:30', '11:00'));
  expect(await seen(id, begin)).not.toHaveProperty('moved');
  await change(id, hours('14:00', '15:30'));
  const moved = { at: '2025-06-05T15:00:00+08:00', today: true, parts: ['start', 'end'] };
  expect(await seen(id, later(3_600_000))).toMatchObject({ moved, revision: 1, start: '2025-06-12T14:00:00+08:00' });
  const [row] = await listEvents(db(), { editionId: 4 }, { locale: 'fr-FR', now: later(3_600_000), limit: 9 });
  expect(row).toMatchObject({ moved });
  expect(await seen(id, later(10 * 3_600_000))).toMatchObject({ moved: { today: false } });
  // It is over before the fortnight is.
  expect(await seen(id, at(12, '15:30'))).not.toHaveProperty('moved');
  await change(id, hours('14:00', '15:30', 28));
  expect(await seen(id, later(14 * 86_400_000))).toMatchObject({ moved: { parts: ['day', 'start', 'end'] } });
  expect(await seen(id, later(14 * 86_400_000 + 1))).not.toHaveProperty('moved');
});

test('a change of words is no move', async () => {
  const id = await publish(db(), hours('09:30', '11:00'));
  await change(id, { ...hours('09:30', '11:00'), kind: 'forum' });
  expect(await seen(id, begin)).toMatchObject({ revision: 1 });
  expect(await seen(id, begin)).not.toHaveProperty('moved');
  expect(await db().selectFrom('event_change').selectAll().execute()).toEqual([]);
});

test('whoever asked for it is told once, several changes in one message, in their language', async () => {
  const { member, mail } = await someMember(platform(), { locale: 'fr-FR' });
  const { member: other } = await someMember(platform());
  const [first, second] = [await publish(db(), hours('09:30', '11:00')), await publish(db(), hours('13:00', '14:00'))];
  await choose(member.id, first, second);
  await choose(other.id);
  await change(first, { ...hours('10:00', '11:30') });
  await change(first, { ...hours('14:00', '15:30'), room: '2' }, later(60_000));
  await change(second, { ...hours('16:00', '17:00') }, later(60_000));
  expect(await sentBy(later(quiet))).toEqual([]);
  const sent = await sentBy(later(60_000 + quiet));
  expect(sent.map(({ to }) => to)).toEqual([mail]);
  const [{ text } = { text: '' }] = sent;
  expect(text).toMatch(/Event fr-FR.*14.h.*Room 2/);
  expect(text).toMatch(/Event fr-FR.*16.h.*Room 1/);
  expect(text).not.toMatch(/10.h/);
  expect(text).toContain('/fr-FR/forum/?cursor=mine');
  expect(await sentBy(later(3_600_000))).toEqual([]);
});

test('two processes tell nobody twice', async () => {
  const { member } = await someMember(platform());
  const id = await publish(db(), hours('09:30', '11:00'));
  await choose(member.id, id);
  await change(id, hours('14:00', '15:30'));
  await Promise.all([tellOfChanges(siteAt(later(quiet))), tellOfChanges(siteAt(later(quiet)))]);
  expect(await sentBy(later(quiet))).toHaveLength(1);
});

test('what is moved back is told to nobody, and what is withdrawn is', async () => {
  const { member } = await someMember(platform());
  const id = await publish(db(), hours('09:30', '11:00'));
  await choose(member.id, id);
  await change(id, hours('14:00', '15:30'));
  await change(id, hours('09:30', '11:00'), later(1000));
  expect(await sentBy(later(3_600_000))).toEqual([]);
  await withdraw(id, later(3_600_000));
  const sent = await sentBy(later(2 * 3_600_000));
  expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(['“Event en-US” has been cancelled.']);
});

test('what is withdrawn and seen again before anybody is told is not cancelled: only where it is elsewhere is that said', async () => {
  const { member } = await someMember(platform());
  const id = await publish(db(), hours('09:30', '11:00'));
  await choose(member.id, id);
  await withdraw(id);
  await change(id, hours('09:30', '11:00'), later(1000));
  expect(await sentBy(later(3_600_000))).toEqual([]);
  await withdraw(id, later(3_600_000));
  await change(id, hours('16:00', '17:00'), later(3_601_000));
  const sent = await sentBy(later(2 * 3_600_000));
  expect(sent.map(({ text }) => text.split('\n')[0])).toEqual([
    '“Event en-US” is now on Thursday 12\u00a0June 2025 at 16:00, Room 1.',
  ]);
});

test('of many some are told at a time, and each once, wherever it breaks off', async () => {
  const id = await publish(db(), hours('09:30', '11:00'));
  for (let i = 0; i < 55; i += 1) await choose((await someMember(platform())).member.id, id);
  await change(id, hours('14:00', '15:30'));
  let asked = 0;
  const breaking = () => {
    asked += 1;
    if (asked === 56) throw new Error('The process ends');
    return later(quiet);
  };
  const toldTo = async () => {
    const rows = await db().selectFrom('outbox_message').select('id').execute();
    return rows.length;
  };
  const before = await toldTo();
  await expect(tellOfChanges({ ...platform(), clock: { now: breaking } })).rejects.toThrow('The process ends');
  expect((await toldTo()) - before).toBe(50);
  expect(await sentBy(later(quiet))).toHaveLength(55);
  expect(await sentBy(later(3_600_000))).toEqual([]);
});

test('what was marked a fortnight ago is not marked again with what is moved now', async () => {
  const id = await publish(db(), hours('09:30', '11:00', 28));
  await change(id, { ...hours('09:30', '11:00', 28), room: '2' });
  const fortnight = later(15 * 86_400_000);
  await change(id, { ...hours('09:30', '12:00', 28), room: '2' }, fortnight);
  expect(await seen(id, fortnight)).toMatchObject({ moved: { parts: ['end'] } });
});

test('an event that is over is told of to nobody', async () => {
  const { member } = await someMember(platform());
  const id = await publish(db(), hours('09:30', '11:00'));
  await choose(member.id, id);
  await change(id, hours('09:00', '10:00'), at(12, '09:59'));
  expect(await sentBy(at(12, '10:30'))).toEqual([]);
});

test('the link of a message stops all of a member’s messages and opens nothing else', async () => {
  const { settings } = platform();
  const { member } = await someMember(platform());
  const id = await publish(db(), hours('09:30', '11:00'));
  await choose(member.id, id);
  const token = new URL(stopLink(settings, member.id), 'http://localhost').searchParams.get('of') ?? '';
  expect(memberOfStopLink(settings, token)).toBe(member.id);
  expect(memberOfStopLink(settings, `${token.slice(0, -2)}AA`)).toBeUndefined();
  expect(memberOfStopLink(settings, String(member.id))).toBeUndefined();
  await stopAlerts(db(), member.id);
  await change(id, hours('14:00', '15:30'));
  expect(await sentBy(later(3_600_000))).toEqual([]);
});

test('a member chooses among what was shown, takes it along, and is forgotten', async () => {
  const { member } = await someMember(platform());
  const ids = [await publish(db(), hours('09:30', '11:00')), await publish(db(), hours('13:00', '14:00'))];
  const [first = 0, second = 0] = ids;
  await choose(member.id, first, second);
  await chooseAlerts(db(), member.id, { shown: [first], chosen: [], now: begin });
  await chooseAlerts(db(), member.id, { shown: [99], chosen: [99, first], now: begin });
  expect(await alertsOf(db(), member.id)).toEqual([second]);
  expect(await memberData(db(), platform().settings, member.id)).toEqual({
    programmeAlerts: [
      { event: 'Event en-US', begins: '2025-06-12T13:00:00+08:00', since: '2025-06-05T15:00:00+08:00', news: null },
    ],
  });
  await db()
    .transaction()
    .execute((tx) => forgetMember(tx, member.id));
  expect(await alertsOf(db(), member.id)).toEqual([]);
});

test('who asked is forgotten a day after the event', async () => {
  const { member } = await someMember(platform());
  const id = await publish(db(), hours('09:30', '11:00'));
  await choose(member.id, id);
  await forgetOver(siteAt(at(13, '11:00')));
  expect(await alertsOf(db(), member.id)).toEqual([id]);
  await forgetOver(siteAt(at(13, '11:01')));
  expect(await alertsOf(db(), member.id)).toEqual([]);
});

test('a draft that is refused notes no change', async () => {
  const id = await publish(db(), hours('09:30', '11:00'));
  const wrong = { ...draft(hours('14:00', '13:00')) };
  expect(await tryContent(db(), eventKind, wrong, String(id))).toMatchObject({ outcome: 'invalid' });
  expect(await db().selectFrom('event_change').selectAll().execute()).toEqual([]);
});
