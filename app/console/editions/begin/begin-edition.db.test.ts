import { beforeAll, expect, test } from 'vitest';
import { publishedExhibitor, surroundings } from '#features/directory/directory.fixture.ts';
import { editionLines, knownEditions } from '#features/editions/index.server.ts';
import { draft as event } from '#features/programme/programme.fixture.ts';
import { eventKind } from '#features/programme/publishing/event-kind.server.ts';
import { reservationDayKind } from '#features/reservations/days/day-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { readThing } from '../../content/read-thing.server.ts';
import { readPlan } from '../../halls/plan/read-plan.server.ts';
import { readProgramme } from '../../programme/read-grid.server.ts';
import { thingOfEdition, wantedEdition } from '../editions.fixture.ts';
import { editionOfStaff } from '../staff-editions.server.ts';
import { beginEdition } from './begin-edition.server.ts';
import { takeNewEdition } from './take-new-edition.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;
let editor: Staff;

const day = (date: string) => ({
  ...{ date, booksFrom: '2025-04-01', opens: '09:00', closes: '17:00', gate: 'South 1', capacity: 900 },
  texts: {},
});

beforeAll(async () => {
  await surroundings(db());
  editor = await somePerson(db(), ['editor']);
  await publishedExhibitor(db(), { stands: ['W1-A01'] });
  for (const date of ['2025-06-11', '2025-06-12', '2025-06-15', '2025-06-16'])
    await writeContent(db(), reservationDayKind, day(date));
  await db().insertInto('event_venue').values({ id: 1, position: 0 }).execute();
  await db().insertInto('event_room').values({ id: 1, venue_id: 1, position: 1, several: true }).execute();
  await db().insertInto('event_room_text').values({ room_id: 1, locale: 'en-US', name: 'Room 1' }).execute();
  const agenda = [{ at: '09:30', texts: { 'zh-CN': { title: 'Opening' } } }];
  await writeContent(db(), eventKind, event({ countries: ['KE'], agenda }));
  const last = { startsAt: new Date('2025-06-15T14:00:00+08:00'), endsAt: new Date('2025-06-15T15:00:00+08:00') };
  await writeContent(db(), eventKind, event(last));
});

const draftsOf = async (kind: string) => {
  const rows = await db()
    .selectFrom('edition_draft as draft')
    .innerJoin('content_thing as thing', 'thing.id', 'draft.thing_id')
    .innerJoin('content_thread as thread', 'thread.thing_id', 'thing.id')
    .innerJoin('content_revision as revision', (join) =>
      join.onRef('revision.thing_id', '=', 'thread.thing_id').onRef('revision.thread', '=', 'thread.thread'),
    )
    .select(['thing.id', 'thread.thread', 'thread.state', 'thread.behind', 'revision.fields', 'thread.title'])
    .where('thing.kind', '=', kind)
    .orderBy('thing.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()];
};

test('an edition begins with the plans, days and frame of the last one, all of it unseen', async () => {
  const seen = await editionLines(db(), 'en-US');
  const texts = { 'en-US': { name: 'Fifth Expo', theme: 'Together' }, 'zh-CN': { name: '第五届' } };
  const parts = ['halls', 'days', 'programme'] as const;
  const publicDays = { publicFrom: '2027-06-12', publicTo: '2027-06-13' };
  const begun = await beginEdition(platform(), editor, wantedEdition({ texts, parts, ...publicDays }));
  expect(begun).toEqual({ outcome: 'begun', number: 5 });
  expect(await editionLines(db(), 'en-US')).toEqual(seen);
  expect(await editionOfStaff(siteFor(platform()), 5)).toMatchObject({
    ...{ name: 'Fifth Expo', startDate: '2027-06-10', isCurrent: false, isComing: true, isWritten: false },
  });
  const { threads, source } = await readThing(db(), kindOrRefuse('edition'), await thingOfEdition(db(), 5));
  expect(source).toBe('zh-CN');
  expect(Object.fromEntries(threads.map(({ thread, state, values }) => [thread, { state, ...values }]))).toEqual({
    shared: { state: 'draft', number: 5, startDate: '2027-06-10', endDate: '2027-06-13', ...publicDays },
    'en-US': { state: 'draft', name: 'Fifth Expo', theme: 'Together' },
    'zh-CN': { state: 'draft', name: '第五届' },
  });
  const [last, plan] = [
    await readPlan(db(), { edition: 4, hall: 'W1' }),
    await readPlan(db(), { edition: 5, hall: 'W1' }),
  ];
  expect(last.stands[0]?.companyId).not.toBeNull();
  expect(plan).toMatchObject({ state: 'drawn', isShown: false, canUndo: false });
  expect(plan.stands).toEqual(last.stands.map((stand) => ({ ...stand, companyId: null })));
});

test('reservation days are those of its own days, with hours, gate and places, and booked from as long before', async () => {
  const days = await draftsOf('reservation-day');
  expect(days.map(([only]) => [only?.state, only?.title, only?.fields])).toEqual(
    ['2027-06-10', '2027-06-13'].map((date) => [
      'draft',
      date,
      { date, booksFrom: '2027-03-30', opens: '09:00', closes: '17:00', gate: 'South 1', capacity: 900 },
    ]),
  );
  const there = await db().selectFrom('reservation_day').select('date').orderBy('date').execute();
  expect(there.map(({ date }) => date)).not.toContain('2027-06-10');
});

test('events are frames: called, placed and timed as they were, without agenda and countries, in the grid of the new edition', async () => {
  const events = await draftsOf('event');
  expect(events).toHaveLength(2);
  const first = Object.fromEntries((events[0] ?? []).map(({ thread, fields, behind }) => [thread, { fields, behind }]));
  expect(first.shared?.fields).toEqual({
    ...{ edition: '5', kind: 'seminar', topics: ['health'], room: '1', languages: ['zh'], admission: 'open' },
    ...{ startsAt: '2027-06-10T01:30:00.000Z', endsAt: '2027-06-10T03:00:00.000Z' },
  });
  expect(first['fr-FR']).toEqual({ fields: { title: 'Event fr-FR' }, behind: 0 });
  const programme = await readProgramme(siteFor(platform()), 5);
  expect(programme).toMatchObject({ edition: 5, days: ['2027-06-10', '2027-06-11', '2027-06-12', '2027-06-13'] });
  expect(programme?.events.map(({ day, isOut }) => [day, isOut])).toEqual([
    ['2027-06-10', false],
    ['2027-06-13', false],
  ]);
});

test('what the new edition has no day for is left out, and what is not wished is not copied', async () => {
  const parts = ['days', 'programme'] as const;
  const oneDay = { startDate: '2029-06-01', endDate: '2029-06-01' };
  await beginEdition(platform(), editor, wantedEdition({ number: 6, ...oneDay, parts }));
  const change = await db().selectFrom('edition_change').selectAll().where('edition_id', '=', 6).executeTakeFirst();
  expect(change).toMatchObject({ from_id: 4, halls: 0, takes_over_at: null });
  const drafts = await db().selectFrom('edition_draft').select('part').where('edition_id', '=', 6).execute();
  expect(drafts.map(({ part }) => part).toSorted()).toEqual(['day', 'event']);
  expect((await readPlan(db(), { edition: 6, hall: 'W1' })).state).toBe('none');
});

test('of those who begin the same edition at once one does, and the others are told that there is one', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => somePerson(db(), ['editor'])));
  const wanted = wantedEdition({ number: 7, startDate: '2031-06-05', endDate: '2031-06-08', parts: ['halls'] });
  // Whoever looked first and wrote then would find it free, all four of them.
  const looked = await Promise.all(people.map(() => knownEditions(db(), 'en-US')));
  expect(looked.filter((all) => all.some(({ number }) => number === 7))).toEqual([]);
  const begun = await Promise.all(people.map((person) => beginEdition(platform(), person, wanted)));
  const others = begun.filter(({ outcome }) => outcome !== 'begun');
  expect(others).toEqual(others.map(() => ({ outcome: 'wrong', faults: { number: 'taken' }, issues: {} })));
  expect(others).toHaveLength(3);
  const things = db().selectFrom('content_thing').select('id').where('kind', '=', 'edition').where('key', '=', '7');
  expect(await things.execute()).toHaveLength(1);
  const acts = db().selectFrom('staff_act').select('id').where('act', '=', 'edition.begin');
  expect(await acts.where('about', '=', 'edition-no 7').execute()).toHaveLength(1);
});

test('who may not write begins none', async () => {
  const translator = await somePerson(db(), ['translator'], ['fr-FR']);
  await expect(beginEdition(platform(), translator, wantedEdition({ number: 8 }))).rejects.toThrow(new Refusal(403));
});

const form = (fields: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
};

test.each([
  ['en-US', 'The current edition has number 4. Enter a higher one.', 'The last day cannot be before the first.'],
  [
    'fr-FR',
    'L’édition en cours porte le numéro 4. Indiquez-en un plus élevé.',
    'Le dernier jour ne peut pas précéder le premier.',
  ],
  ['zh-CN', '本届编号为4，请输入更大的编号。', '最后一天不能早于第一天。'],
] as const)(
  'what is wrong is said at its field in %s, and what was typed is there again',
  async (locale, number, order) => {
    const typed = { number: '4', startDate: '2027-06-10', endDate: '2027-06-01', 'name.fr-FR': 'Cinquième' };
    const long = { 'theme.fr-FR': 'T'.repeat(301) };
    const answer = await takeNewEdition(siteFor(platform(), { locale }), editor, form({ ...typed, ...long }));
    expect(answer).toMatchObject({
      typed: { number: '4', endDate: '2027-06-01', texts: { 'name.fr-FR': 'Cinquième', ...long }, parts: [] },
      errors: { number, endDate: order, 'theme.fr-FR': expect.any(String) },
    });
  },
);

test('a form that is right leads on to the edition that it made', async () => {
  const typed = { number: '9', startDate: '2033-06-10', endDate: '2033-06-12', 'name.zh-CN': '第九届' };
  const answer = await takeNewEdition(siteFor(platform()), editor, form({ ...typed, parts: 'halls' }));
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/en-US/console/editions/9?done=begun');
  expect((await readPlan(db(), { edition: 9, hall: 'W2' })).state).toBe('drawn');
});
