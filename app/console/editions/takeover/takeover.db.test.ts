import { beforeAll, expect, test } from 'vitest';
import { publishedExhibitor, surroundings } from '#features/directory/directory.fixture.ts';
import { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { currentEditionNumber, editionLines } from '#features/editions/index.server.ts';
import { draft as event } from '#features/programme/programme.fixture.ts';
import { eventKind } from '#features/programme/publishing/event-kind.server.ts';
import { editionOfDay, readEvent } from '#features/programme/queries.server.ts';
import { reserve } from '#features/reservations/booking/reserve.server.ts';
import { reservationDayKind } from '#features/reservations/days/day-kind.server.ts';
import { placeOf } from '#features/reservations/days/place.server.ts';
import { makeDay, order, placesOf, someone } from '#features/reservations/reservations.fixture.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Database } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { adoptKind } from '../../content/adopt.server.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { withdrawThread } from '../../content/publishing/withdraw-thread.server.ts';
import { readThing } from '../../content/read-thing.server.ts';
import { readPlan } from '../../halls/plan/read-plan.server.ts';
import { makeLink, openLink } from '../../preview/preview-links.server.ts';
import { beginEdition } from '../begin/begin-edition.server.ts';
import { makeDrafts } from '../begin/make-drafts.server.ts';
import { publishEditionText, putOff, siteAt, thingOfEdition, wantedEdition } from '../editions.fixture.ts';
import { giveUpEdition } from '../preparation/give-up-edition.server.ts';
import { cancelTakeover, planTakeover } from './plan-takeover.server.ts';
import { showTakeover } from './show-takeover.server.ts';
import { takeOver } from './take-over.server.ts';
import { takeOverWhenDue } from './takeover-job.server.ts';
import { readChange } from './takeovers.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;
let editor: Staff;

/** Between the two editions. */
const now = new Date('2026-11-02T10:00:00+08:00');
const at = new Date('2026-12-01T09:00:00+08:00');
const site = (moment = now) => siteAt(platform(), moment);

beforeAll(async () => {
  await surroundings(db());
  editor = await somePerson(db(), ['editor']);
  await db().insertInto('event_venue').values({ id: 1, position: 0 }).execute();
  await db().insertInto('event_room').values({ id: 1, venue_id: 1, position: 1, several: true }).execute();
  await writeContent(db(), reservationDayKind, {
    ...{ date: '2025-06-14', booksFrom: '2025-04-01', opens: '09:00', closes: '17:00', gate: '1', capacity: 50 },
    texts: {},
  });
  await writeContent(db(), eventKind, event());
  await begin(5);
});

let years = 0;

/** Begins an edition with all that can be copied: each time two years later. */
async function begin(number: number): Promise<void> {
  years += 2;
  const year = 2025 + years;
  const wanted = { number, startDate: `${year}-06-10`, endDate: `${year}-06-13` };
  const parts = ['halls', 'days', 'programme'] as const;
  const { outcome } = await beginEdition(site(), editor, wantedEdition({ ...wanted, parts }));
  if (outcome !== 'begun') throw new Error(outcome);
}

const plan = (edition: number, moment: Date, was: Date | null = null, staff = editor) =>
  planTakeover(site(), staff, { edition, at: moment, was });
const current = () => currentEditionNumber(db());
const acts = async (edition: number) => {
  const rows = db().selectFrom('staff_act').select('act').where('about', '=', `edition-no ${edition}`);
  return (await rows.orderBy('id').execute()).map(({ act }) => act);
};
const sharedOf = async (number: number) => {
  const { threads } = await readThing(db(), kindOrRefuse('edition'), await thingOfEdition(db(), number));
  return threads.find(({ thread }) => thread === 'shared');
};

test('a time is refused that is too soon, before the end of the current edition, or before anything is published', async () => {
  expect(await plan(5, at)).toEqual({ outcome: 'unready' });
  await publishEditionText(site(), editor, { number: 5, name: 'Fifth' });
  expect(await plan(5, new Date(now.getTime() + 60_000))).toEqual({ outcome: 'soon' });
  const early = siteAt(platform(), new Date('2025-06-01T10:00:00+08:00'));
  const running = { edition: 5, at: new Date('2025-06-15T23:59:00+08:00'), was: null };
  expect(await planTakeover(early, editor, running)).toEqual({ outcome: 'running', until: '2025-06-15' });
  expect(await plan(4, at)).toEqual({ outcome: 'over' });
  await expect(plan(77, at)).rejects.toThrow(new Refusal(404));
  const translator = await somePerson(db(), ['translator'], ['fr-FR']);
  await expect(plan(5, at, null, translator)).rejects.toThrow(new Refusal(403));
  await expect(cancelTakeover(site(), translator, { edition: 5, was: null })).rejects.toThrow(new Refusal(403));
  expect(await readChange(db(), 5)).toMatchObject({ takesOverAt: null, from: 4, halls: 7 });
});

test('a time is said, changed and cancelled until then, each noted; who has read another one is told', async () => {
  expect(await plan(5, at)).toEqual({ outcome: 'planned' });
  expect(await plan(5, at)).toEqual({ outcome: 'same' });
  const later = new Date(at.getTime() + 3_600_000);
  expect(await plan(5, later)).toEqual({ outcome: 'changed' });
  expect(await plan(5, later, at)).toEqual({ outcome: 'planned' });
  expect(await cancelTakeover(site(), editor, { edition: 5, was: at })).toEqual({ outcome: 'changed' });
  expect(await cancelTakeover(site(), editor, { edition: 5, was: later })).toEqual({ outcome: 'cancelled' });
  expect(await cancelTakeover(site(), editor, { edition: 5, was: null })).toEqual({ outcome: 'same' });
  expect((await acts(5)).slice(-3)).toEqual(['edition.plan', 'edition.plan', 'edition.cancel']);
  await takeOverWhenDue(site(later));
  expect(await current()).toBe(4);
});

test('one edition is on its way at a time, also where two are given their time at once', async () => {
  await begin(6);
  await publishEditionText(site(), editor, { number: 6, name: 'Sixth' });
  const answers = await Promise.all([plan(5, at), plan(6, at)]);
  expect(answers.filter(({ outcome }) => outcome === 'planned')).toHaveLength(1);
  const [refused] = answers.filter(({ outcome }) => outcome !== 'planned');
  expect(refused).toMatchObject({ outcome: 'other' });
  const planned = refused?.outcome === 'other' ? refused.edition : 0;
  expect([5, 6]).toContain(planned);
  expect(await cancelTakeover(site(), editor, { edition: planned, was: at })).toEqual({ outcome: 'cancelled' });
});

test('an edition that was begun by mistake is given up, with its drafts and its number; one that is written or planned is not', async () => {
  expect(await giveUpEdition(site(), editor, 6)).toEqual({ outcome: 'written' });
  const thingId = await thingOfEdition(db(), 6);
  await withdrawThread(site(), editor, { kind: kindOrRefuse('edition'), thingId, thread: 'en-US' });
  expect(await giveUpEdition(site(), editor, 6)).toEqual({ outcome: 'given' });
  expect(await db().selectFrom('edition').select('id').where('id', '=', 6).execute()).toEqual([]);
  expect(await db().selectFrom('hall_plan').select('id').where('edition_id', '=', 6).execute()).toEqual([]);
  const revisions = db().selectFrom('content_revision').select('number').where('thing_id', '=', thingId);
  expect(await revisions.execute()).toEqual([]);
  expect(await giveUpEdition(site(), editor, 4)).toEqual({ outcome: 'over' });
  expect((await acts(6)).at(-1)).toBe('edition.discard');
});

/** A page that says which edition it is of, and what else a takeover brings. */
async function seenWith(database: Database, moment: Date) {
  const hall = await readPlan(database, { edition: 5, hall: 'W1' });
  return {
    current: await currentEditionNumber(database),
    editions: (await editionLines(database, 'en-US')).map(({ number }) => number),
    shows: hall.isShown,
    day: await placeOf({ db: database, locale: 'en-US' }, '2027-06-11'),
    bookable: (
      await database.selectFrom('reservation_day').select('date').where('date', '>=', '2027-06-01').execute()
    ).map(({ date }) => date),
    moment,
  };
}

test('a link shows the site as it will be, at its time, and nothing of it is there afterwards', async () => {
  await plan(5, at);
  const thingId = await thingOfEdition(db(), 5);
  const asked = { kind: 'edition', thingId, thread: 'en-US', number: null, takesOver: true } as const;
  const link = await openLink(db(), await makeLink(site(), editor, asked), now);
  if (!link) throw new Error('It does not open');
  const before = await seenWith(db(), now);
  const shown = await showTakeover(site(), link, 'plan', async ({ address, locale }, given) =>
    Response.json({ address, locale, ...(await seenWith(given.db, given.clock.now())) }),
  );
  expect(shown.outcome === 'shown' && (await shown.response.json())).toMatchObject({
    ...{ address: '/exhibition/?cursor=layout', locale: 'en-US', current: 5, editions: [5, 4, 3, 2, 1] },
    ...{ shows: true, day: 'Venue of Fifth', bookable: ['2027-06-12'], moment: at.toISOString() },
  });
  expect(await seenWith(db(), now)).toEqual(before);
  expect(before).toMatchObject({ current: 4, editions: [4, 3, 2, 1], shows: false, bookable: [] });
});

test('at its time the edition takes over, whole: of those who would do it at once one does', async () => {
  const company = await publishedExhibitor(db(), { stands: ['W1-A01'] });
  const hours = { startsAt: new Date('2027-06-10T10:00:00+08:00'), endsAt: new Date('2027-06-10T11:00:00+08:00') };
  const id = Number(await writeContent(db(), eventKind, event({ edition: '5', ...hours })));
  const reader = { locale: 'en-US', now } as const;
  const found = () => {
    const entries = db().selectFrom('search_entry').select('path').where('type', '=', 'event');
    return entries.where('thing_id', '=', String(id)).execute();
  };
  expect([await readEvent(db(), id, reader), await found()]).toEqual([undefined, []]);
  const last = await readPlan(db(), { edition: 4, hall: 'W1' });
  await takeOverWhenDue(site(new Date(at.getTime() - 1)));
  expect(await current()).toBe(4);
  const answers = await Promise.all([1, 2, 3].map(() => takeOver(site(at), editor, 5)));
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'notNow', 'notNow']);
  expect(await seenWith(db(), at)).toMatchObject({
    ...{ current: 5, editions: [5, 4, 3, 2, 1], shows: true, day: 'Venue of Fifth', bookable: ['2027-06-12'] },
  });
  // Nobody has a stand yet; who had one, and where, is kept with the edition of before.
  expect((await exhibitorsOfStands(db(), 'en-US')).get('W1-A01')).toBeUndefined();
  expect(await readPlan(db(), { edition: 4, hall: 'W1' })).toMatchObject({ state: 'kept', stands: last.stands });
  expect(last.stands.find(({ number }) => number === 'A01')).toMatchObject({ companyId: company });
  expect(await readEvent(db(), id, reader)).toMatchObject({ id });
  expect(await found()).toEqual([{ path: `/forum/list/${id}` }]);
  expect((await acts(5)).at(-1)).toBe('edition.takeover');
  expect(await readChange(db(), 5)).toMatchObject({ doneAt: at });
});

test('forms say what the takeover has done, and days of before keep their addresses and places', async () => {
  expect(await sharedOf(4)).toMatchObject({ state: 'published', values: { number: 4, current: false } });
  expect(await sharedOf(5)).toMatchObject({ state: 'published', values: { number: 5, current: true } });
  const reading = siteFor(platform());
  expect(await editionOfDay(reading, '2025-06-12')).toMatchObject({ number: 4, isCurrent: false });
  expect(await editionOfDay(reading, '2027-06-10')).toMatchObject({ number: 5 });
  expect(await editionOfDay(reading, '2020-01-01')).toMatchObject({ number: 5 });
  expect(await editionOfDay(reading, 'all')).toMatchObject({ number: 5 });
  expect(await placeOf(reading, '2025-06-14')).not.toContain('Sub-hall');
  expect(await placeOf(reading, '2025-06-20')).toContain('Sub-hall');
  expect(await plan(5, new Date(at.getTime() + 86_400_000))).toEqual({ outcome: 'over' });
  expect(await cancelTakeover(site(at), editor, { edition: 5, was: at })).toEqual({ outcome: 'over' });
  expect(await giveUpEdition(site(at), editor, 5)).toEqual({ outcome: 'over' });
});

const next = new Date('2028-01-01T09:00:00+08:00');

test('what cannot go out keeps the edition from taking over: nothing is changed, the time is lost, and it is said why', async () => {
  await begin(6);
  await publishEditionText(site(), editor, { number: 6, name: 'Sixth' });
  await plan(6, next);
  const company = await publishedExhibitor(db(), { stands: ['W4-A03'] });
  await adoptKind(platform(), kindOrRefuse('exhibitor'));
  const thing = await db()
    .selectFrom('content_thing')
    .select('id')
    .where('kind', '=', 'exhibitor')
    .where('key', '=', String(company))
    .executeTakeFirstOrThrow();
  const revision = db().selectFrom('content_revision').select('fields').where('thing_id', '=', thing.id);
  const { fields } = await revision.where('thread', '=', 'shared').executeTakeFirstOrThrow();
  const write = (values: object) =>
    db()
      .updateTable('content_revision')
      .set({ fields: JSON.stringify(values) })
      .where('thing_id', '=', thing.id)
      .where('thread', '=', 'shared')
      .execute();
  // As it might have been published before there was a rule against it.
  await write({ ...fields, country: 'XX' });
  await takeOverWhenDue(site(next));
  expect(await current()).toBe(5);
  expect(await sharedOf(5)).toMatchObject({ values: { current: true } });
  expect(await readPlan(db(), { edition: 6, hall: 'W1' })).toMatchObject({ state: 'drawn', isShown: false });
  expect(await readChange(db(), 6)).toMatchObject({
    ...{ takesOverAt: null, doneAt: null, refused: { at: next, because: 'hall', key: 'W4' } },
  });
  expect((await acts(6)).at(-1)).toBe('edition.refused');
  await takeOverWhenDue(site(next));
  expect((await acts(6)).filter((act) => act === 'edition.refused')).toHaveLength(1);
  await write(fields);
});

test('whoever planned it and may do so no longer plans nothing', async () => {
  const other = await somePerson(db(), ['editor']);
  await plan(6, next, null, other);
  await db().deleteFrom('staff_role').where('staff_id', '=', other.id).execute();
  await takeOverWhenDue(site(next));
  expect(await readChange(db(), 6)).toMatchObject({ refused: { because: 'nobody' }, takesOverAt: null });
  await plan(6, next, null, await somePerson(db(), ['editor']));
  await db().updateTable('edition_change').set({ planned_by: null }).where('edition_id', '=', 6).execute();
  await takeOverWhenDue(site(next));
  expect(await readChange(db(), 6)).toMatchObject({ refused: { because: 'nobody' } });
  expect(await current()).toBe(5);
});

test('an edition that was prolonged since is not taken over while it runs', async () => {
  await plan(6, next);
  const ends = (end_date: string) => db().updateTable('edition').set({ end_date }).where('id', '=', 5).execute();
  await ends('2028-01-01');
  await takeOverWhenDue(site(next));
  expect(await current()).toBe(5);
  expect(await readChange(db(), 6)).toMatchObject({ refused: { because: 'running' }, takesOverAt: null });
  await ends('2027-06-13');
});

test('cancelled in the moment of its time, it either takes over or does not, and who cancels is told which', async () => {
  await plan(6, next);
  const [cancelled, taken] = await Promise.all([
    cancelTakeover(site(next), editor, { edition: 6, was: next }),
    takeOver(site(next), editor, 6),
  ]);
  const now = await current();
  expect([cancelled.outcome, taken.outcome, now]).toEqual(
    taken.outcome === 'done' ? ['over', 'done', 6] : ['cancelled', 'notNow', 5],
  );
});

test('while places are reserved an edition takes over: each party has its answer, and places add up', async () => {
  const far = new Date('2040-01-01T09:00:00+08:00');
  const number = ((await current()) ?? 0) + 1;
  if (number === 7) await begin(7);
  await publishEditionText(site(), editor, { number, name: `Edition ${number}` });
  expect(await plan(number, far)).toEqual({ outcome: 'planned' });
  const date = await makeDay(db(), { capacity: 40 });
  const reserving = siteFor(platform());
  const parties = Array.from({ length: 30 }, (_, i) =>
    reserve(reserving, { order: order(date, 1 + (i % 3)), to: someone() }),
  );
  const taken = takeOver(site(far), editor, number);
  const answers = await Promise.all(parties);
  expect(await taken).toEqual({ outcome: 'done' });
  expect([...new Set(answers.map(({ outcome }) => outcome))].toSorted()).toEqual(['full', 'reserved']);
  const { counted, added, partial } = await placesOf(db(), date);
  expect({ counted, partial }).toEqual({ counted: added, partial: 0 });
  expect(await current()).toBe(number);
}, 120_000);

test('of an edition that was put off, the reservation days that are not among its days any more do not go out', async () => {
  const number = ((await current()) ?? 0) + 1;
  const far = new Date('2041-01-01T09:00:00+08:00');
  const days = { startDate: '2045-06-10', endDate: '2045-06-13' };
  const wanted = wantedEdition({ number, ...days, parts: [] });
  expect(await beginEdition(site(), editor, wanted)).toEqual({ outcome: 'begun', number });
  const kind = kindOrRefuse('reservation-day');
  const drafts = ['2045-06-10', '2045-06-12'].map((date) => ({
    source: defaultLocale,
    document: {
      shared: { date, booksFrom: '2045-04-01', opens: '09:00', closes: '17:00', gate: '1', capacity: 50 },
      texts: {},
    },
  }));
  await db()
    .transaction()
    .execute(async (tx) => {
      for (const id of await makeDrafts(tx, editor, kind, drafts, now))
        await tx.insertInto('edition_draft').values({ edition_id: number, thing_id: id, part: 'day' }).execute();
    });
  await putOff(site(), editor, { number, startDate: '2045-06-12', endDate: '2045-06-15' });
  await publishEditionText(site(), editor, { number, name: `Edition ${number}` });
  expect(await plan(number, far)).toEqual({ outcome: 'planned' });
  expect(await takeOver(site(far), editor, number)).toEqual({ outcome: 'done' });
  const bookable = await db().selectFrom('reservation_day').select('date').where('date', '>=', '2045-06-01').execute();
  expect(bookable.map(({ date }) => date)).toEqual(['2045-06-12']);
});
