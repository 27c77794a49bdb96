import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adoptKind } from '#console/content/adopt.server.ts';
import { editionKind } from '#features/editions/publishing/edition-kind.server.ts';
import { insertGround } from '#features/programme/programme.fixture.ts';
import { eventKind } from '#features/programme/publishing/event-kind.server.ts';
import { roomKind } from '#features/programme/publishing/room-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { csvOf } from '#platform/csv.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { handIn } from '#tests/support/sheets/hand-in.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { takeImport } from './take-import.server.ts';
import { undoImport } from './undo-import.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let site: SiteContext;
let editor: Staff;

beforeAll(async () => {
  const { db } = platform();
  await insertGround(db);
  await db.updateTable('event_room').set({ several: false }).execute();
  site = siteFor(platform());
  editor = await somePerson(db, ['editor']);
  for (const kind of [editionKind, roomKind]) await adoptKind(site, kind);
});

beforeEach(async () => {
  const { db } = platform();
  await db.deleteFrom('sheet_import').execute();
  await db.deleteFrom('content_thing').where('kind', '=', 'event').execute();
  await db.deleteFrom('event').execute();
});

/** An event of room 1 as a row has it. */
const event = (external_id: string, from: string, to: string) => ({
  ...{ external_id, edition: '4', kind: 'seminar', topics: 'health', room: '1', languages: 'zh', admission: 'open' },
  ...{ startsAt: `2025-06-12 ${from}`, endsAt: `2025-06-12 ${to}`, 'title.en-US': `Event ${external_id}` },
  ...{ 'summary.en-US': 'In short.', 'organiser.en-US': 'Office', 'audience.en-US': 'All' },
});

/** Hands in a sheet of these events, and has readers see them. */
async function publish(...rows: Record<string, string>[]) {
  const sheet = csvOf([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
  const id = await handIn(site, editor, eventKind, sheet);
  return { id, taken: await takeImport(site, editor, { id, publish: true }) };
}

/** What events have to themselves, and when. */
const bound = () =>
  site.db.selectFrom('event_occupies').select(['what', 'who', 'starts_at']).orderBy('starts_at').execute();

const from = (hour: string) => ({ what: 'room', who: 1, starts_at: new Date(`2025-06-12T${hour}:00+08:00`) });

test('where one row’s event finds its room taken as it is written, nothing of any row stays', async () => {
  const rows = [event('one', '09:30', '11:00'), event('other', '10:00', '10:30'), event('third', '14:00', '15:00')];
  const { id, taken } = await publish(...rows);
  expect(taken).toMatchObject({
    ...{ outcome: 'unfit', count: 1 },
    rows: [{ row: 3, answer: { outcome: 'invalid', wrong: [{ thread: 'shared', field: 'room' }] } }],
  });
  expect(await bound()).toEqual([]);
  expect(await eventKind.keys(site.db, undefined, 9)).toEqual([]);
  const things = site.db.selectFrom('content_thing').select('id').where('kind', '=', 'event');
  expect(await things.execute()).toEqual([]);
  // It waits as it waited: as drafts it can come in.
  expect(await takeImport(site, editor, { id, publish: false })).toEqual({ outcome: 'taken' });
  expect(await bound()).toEqual([]);
});

test('an import is not taken back where somebody else has the room that its event would have again', async () => {
  expect(await publish(event('one', '09:30', '11:00'))).toMatchObject({ taken: { outcome: 'taken' } });
  const moved = await publish(event('one', '14:00', '15:00'));
  expect(moved.taken).toEqual({ outcome: 'taken' });
  expect(await publish(event('other', '10:00', '10:30'))).toMatchObject({ taken: { outcome: 'taken' } });
  expect(await undoImport(site, editor, moved.id)).toMatchObject({
    ...{ outcome: 'built', count: 1 },
    on: [{ because: 'used' }],
  });
  expect(await bound()).toEqual([from('10:00'), from('14:00')]);
  const [key = ''] = await eventKind.keys(site.db, undefined, 1);
  expect((await eventKind.read(site.db, [key])).get(key)).toMatchObject({ startsAt: '2025-06-12T06:00:00.000Z' });
});
