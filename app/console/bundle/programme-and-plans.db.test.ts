import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { at, draft, texts } from '#features/programme/programme.fixture.ts';
import { bookableKind } from '#features/programme/publishing/bookable-kind.server.ts';
import { eventKind } from '#features/programme/publishing/event-kind.server.ts';
import { roomKind } from '#features/programme/publishing/room-kind.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { Bundle } from '#platform/bundle/bundle.server.ts';
import { openArchive } from '#platform/bundle/files/archive-files.server.ts';
import { seed } from '#server/demonstration/seed.ts';
import { fixtureBundle } from '#tests/contract/fixture-bundle.ts';
import { contentRows } from '#tests/support/content-tables.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { withdrawContent, writeContent } from '#tests/support/write-content.ts';
import { drawStands } from '../halls/plan/draw-stands.server.ts';
import { alone, someStand } from '../halls/plan/plan.fixture.ts';
import { empty, exportTo, importFrom, newFolder } from './bundles.fixture.ts';

const platform = emptyPlatform();
let folder: string;
/** The keys of who and what is booked. */
let booked: { speaker: string; booth: string; withdrawn: string };

beforeAll(async () => {
  folder = await newFolder();
  await seed({ ...platform(), bundle: fixtureBundle });
  const { db } = platform();
  const names = { 'en-US': { name: 'Open ground' } };
  const room = await writeContent(db, roomKind, { venue: '1', position: 9, several: true, texts: names });
  const book = (sort: string, name: string, others = {}) =>
    writeContent(db, bookableKind, { sort, name, languages: [], ...others, texts: {} });
  booked = {
    speaker: await book('speaker', 'SP-1'),
    booth: await book('booth', 'B-1', { languages: ['fr'], room }),
    withdrawn: await book('booth', 'B-2', { languages: ['fr'], room }),
  };
  // At one time in one room, which takes several.
  const hours = { startsAt: at(12, '09:30'), endsAt: at(12, '11:00'), room };
  await writeContent(db, eventKind, draft({ ...hours, bookings: Object.values(booked), texts: texts('One', 'en-US') }));
  await writeContent(db, eventKind, draft({ ...hours, texts: texts('Other', 'en-US') }));
  await withdrawContent(db, bookableKind, booked.withdrawn);
  // What takes place in it is to be announced.
  const closed = await writeContent(db, roomKind, { venue: '1', position: 10, several: false, texts: names });
  await writeContent(db, eventKind, draft({ room: closed, texts: texts('Third', 'en-US') }));
  await withdrawContent(db, roomKind, closed);
  await drawTwice();
});
afterAll(() => rm(folder, { recursive: true }));

/** The plan of a hall as staff draw it for the current edition, and as it was for the one before. */
async function drawTwice(): Promise<void> {
  const site = siteFor(platform());
  const editor = await somePerson(site.db, ['editor']);
  const company = await site.db.selectFrom('company').select('id').where('kind', '=', 'exhibitor').executeTakeFirst();
  const stand = someStand('E11', { companyId: company?.id ?? null });
  const drawn = await drawStands(site, editor, { hall: 'W1', edition: 4 }, alone(stand));
  expect(drawn).toEqual({ outcome: 'done', number: 'E11' });
  const plan = await site.db
    .insertInto('hall_plan')
    .values({ edition_id: 3, hall_code: 'W1', changed_at: new Date(), changed_by: 'editor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { companyId: company_id, ...kept } = someStand('A01');
  await site.db
    .insertInto('planned_stand')
    .values({ plan_id: plan.id, company_id, ...kept })
    .execute();
}

/** The rows that an archive has in one of its folders. */
async function rowsIn(path: string, name: string) {
  const archive = await openArchive(path);
  try {
    return await new Bundle(archive).rows(name, z.looseObject({ key: z.string() }));
  } finally {
    archive.close();
  }
}

const keysIn = async (path: string, name: string) => (await rowsIn(path, name)).map(({ key }) => key);

test('plans that visitors do not see go out: those of editions that are over, and with drafts those in work', async () => {
  const path = join(folder, 'seen.zip');
  await exportTo(platform(), path);
  expect(await keysIn(path, 'hall-drawing')).toEqual(['3-W1']);
  const withDrafts = join(folder, 'all.zip');
  await exportTo(platform(), withDrafts, { drafts: true });
  expect(await keysIn(withDrafts, 'hall-drawing')).toEqual(['3-W1', '4-W1']);
});

test('an edition’s programme goes out with who and what is booked for it, and its plans', async () => {
  const path = join(folder, 'fourth.zip');
  await exportTo(platform(), path, { edition: 4, drafts: true });
  const { speaker, booth, withdrawn } = booked;
  expect(await keysIn(path, 'bookable')).toEqual([speaker, booth]);
  expect(await keysIn(path, 'bookable-withdrawn')).toEqual([withdrawn]);
  expect(await keysIn(path, 'hall-drawing')).toEqual(['4-W1']);
  expect(await rowsIn(path, 'room-withdrawn')).toMatchObject([{ venue: '1', position: 10, several: false }]);
  expect(await rowsIn(path, 'room')).toContainEqual(
    expect.objectContaining({ shared: { venue: '1', position: 9, several: true } }),
  );
});

test('what is booked, what rooms take and plans in work come in as they went out', async () => {
  const first = await exportTo(platform(), join(folder, 'first.zip'), { drafts: true });
  const before = await contentRows(platform().db);
  await empty(platform.database());
  expect(await importFrom(platform(), join(folder, 'first.zip'))).toBe(true);
  const after = await contentRows(platform().db);
  const ofProgramme = ['event', 'event_bookable', 'event_booking', 'event_occupies', 'event_room', 'event_venue'];
  for (const table of [...ofProgramme, 'hall', 'hall_plan', 'planned_stand'])
    expect([table, after[table]]).toEqual([table, before[table]]);
  expect(after.event_booking).toHaveLength(3);
  const again = await exportTo(platform(), join(folder, 'again.zip'), { drafts: true });
  expect(again.content.equals(first.content)).toBe(true);
});
