import { expect, test } from 'vitest';
import { adoptKind } from '#console/content/adopt.server.ts';
import { saveThread } from '#console/content/save-thread.server.ts';
import { publishedExhibitor } from '#features/directory/directory.fixture.ts';
import { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { exhibitorKind } from '#features/directory/publishing/exhibitor-kind.server.ts';
import { insertEdition } from '#features/editions/editions.fixture.ts';
import { findStand, standsOfHall } from '#features/halls/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { beginPlan } from './begin-plan.server.ts';
import { changeStand, removeStandFromPlan } from './change-stand.server.ts';
import { drawStands } from './draw-stands.server.ts';
import { alone, drawnHalls, someStand } from './plan.fixture.ts';
import { publishPlan } from './publish-plan.server.ts';
import { versionOf } from './read-plan.server.ts';
import { changesOf, type PlannedStand } from './stands.ts';

const { platform, db, editor, at, plan, standOn } = drawnHalls();

async function change(hall: string, number: string, is: Partial<PlannedStand>, edition?: number) {
  const was = await standOn(hall, number, edition);
  return changeStand(platform(), editor(), at(hall, edition), { was, is: { ...was, ...is }, isSure: true });
}

async function remove(hall: string, number: string) {
  const was = await standOn(hall, number);
  return removeStandFromPlan(platform(), editor(), at(hall), { was, isSure: true });
}

async function publish(hall: string, edition?: number) {
  const { shown, stands } = await plan(hall, edition);
  return publishPlan(platform(), editor(), at(hall, edition), versionOf(changesOf(shown, stands)));
}

/** What is written of a thing that all languages share, revision by revision, and which of them readers see. */
async function revisionsOf(kind: string, key: string) {
  const thread = await db()
    .selectFrom('content_thing as thing')
    .innerJoin('content_thread as thread', 'thread.thing_id', 'thing.id')
    .select(['thing.id', 'thread.head', 'thread.published', 'thread.state'])
    .where('thing.kind', '=', kind)
    .where('thing.key', '=', key)
    .where('thread.thread', '=', 'shared')
    .executeTakeFirstOrThrow();
  const rows = await db()
    .selectFrom('content_revision')
    .select(['fields', 'number'])
    .where('thing_id', '=', thread.id)
    .where('thread', '=', 'shared')
    .orderBy('number')
    .execute();
  return { ...thread, fields: rows.map(({ fields }) => fields) };
}

const holderOf = async (code: string) => (await exhibitorsOfStands(db(), 'en-US')).get(code)?.id;

test('a plan goes out as a whole: stands new, moved, changed places and gone, and companies at them', async () => {
  const [first, second] = [
    await publishedExhibitor(db(), { stands: ['W1-A01', 'W1-A03'] }),
    await publishedExhibitor(db(), { stands: ['W1-B01'] }),
  ];
  const [one, other] = [await standOn('W1', 'C01'), await standOn('W1', 'C02')];
  await drawStands(platform(), editor(), at('W1'), alone(someStand('E01', { companyId: second })));
  await remove('W1', 'A03');
  await change('W1', 'B01', { companyId: null });
  // By way of a free place: of two stands one has to make room.
  await change('W1', 'C01', { x: 0, y: 30, width: 3, depth: 3 });
  await change('W1', 'C02', { x: one.x, y: one.y, width: one.width, depth: one.depth });
  await change('W1', 'C01', { x: other.x, y: other.y, width: other.width, depth: other.depth });
  const before = await standsOfHall(db(), 'W1');
  expect(before).toHaveLength(40);
  expect(await publish('W1')).toEqual({ outcome: 'done', changes: 5 });
  expect(await plan('W1')).toMatchObject({ state: 'shown', canUndo: false });
  expect(await findStand(db(), { hall: 'W1', number: 'A03' })).toBeUndefined();
  expect(await findStand(db(), { hall: 'W1', number: 'E01' })).toMatchObject({ x: 0, y: 0, width: 3, depth: 3 });
  expect(await findStand(db(), { hall: 'W1', number: 'C01' })).toMatchObject({ x: other.x, y: other.y });
  expect(await findStand(db(), { hall: 'W1', number: 'C02' })).toMatchObject({ x: one.x, y: one.y });
  expect(await holderOf('W1-A01')).toBe(first);
  expect(await holderOf('W1-B01')).toBeUndefined();
  expect(await holderOf('W1-E01')).toBe(second);
  expect(await publish('W1')).toEqual({ outcome: 'nothing' });
});

test('forms and histories of stands and exhibitors say what the plan has done', async () => {
  const company = await publishedExhibitor(db(), { stands: ['W2-A01'] });
  await drawStands(platform(), editor(), at('W2'), alone(someStand('E01')));
  await change('W2', 'A01', { companyId: null });
  await change('W2', 'E01', { companyId: company });
  await remove('W2', 'A02');
  await publish('W2');
  expect(await revisionsOf('stand', 'W2-E01')).toMatchObject({
    ...{ head: 1, published: 1, state: 'published' },
    fields: [{ code: 'W2-E01', x: 0, y: 0, width: 3, depth: 3 }],
  });
  expect(await revisionsOf('stand', 'W2-A02')).toMatchObject({ published: null, state: 'withdrawn' });
  const { fields, published, head } = await revisionsOf('exhibitor', String(company));
  expect([head, published]).toEqual([3, 3]);
  expect(fields.map(({ stands = [] }) => stands)).toEqual([['W2-A01'], [], ['W2-E01']]);
  // A stand of a number that was taken away comes back as the same thing.
  await drawStands(platform(), editor(), at('W2'), alone(someStand('A02', { y: 9 })));
  expect(await publish('W2')).toMatchObject({ outcome: 'done' });
  expect(await revisionsOf('stand', 'W2-A02')).toMatchObject({ head: 2, published: 2 });
});

test('what somebody is writing of an exhibitor stays a draft, and knows the new stand', async () => {
  const company = await publishedExhibitor(db(), { stands: ['W3-A01'], founded: 1990 });
  await adoptKind(platform(), exhibitorKind);
  const { id, fields } = await revisionsOf('exhibitor', String(company));
  const values = { ...fields[0], founded: 1991 };
  await saveThread(platform(), editor(), { kind: exhibitorKind, thingId: id, thread: 'shared', base: 1, values });
  await drawStands(platform(), editor(), at('W3'), alone(someStand('E01', { companyId: company })));
  await publish('W3');
  const after = await revisionsOf('exhibitor', String(company));
  expect([after.published, after.head, after.state]).toEqual([3, 4, 'draft']);
  expect(after.fields.slice(2)).toMatchObject([
    { founded: 1990, stands: ['W3-A01', 'W3-E01'] },
    { founded: 1991, stands: ['W3-A01', 'W3-E01'] },
  ]);
});

test('what was not read does not go out, and who may not publish does not', async () => {
  await drawStands(platform(), editor(), at('W4'), alone(someStand('E01')));
  const { shown, stands } = await plan('W4');
  const read = versionOf(changesOf(shown, stands));
  await change('W4', 'E01', { y: 3 });
  expect(await publishPlan(platform(), editor(), at('W4'), read)).toEqual({ outcome: 'changed' });
  const translator = await somePerson(db(), ['translator']);
  await expect(publishPlan(platform(), translator, at('W4'), read)).rejects.toThrow(new Refusal(403));
  expect(await findStand(db(), { hall: 'W4', number: 'E01' })).toBeUndefined();
});

test('a plan with an exhibitor that cannot go out stays as it is, and says which', async () => {
  const company = await publishedExhibitor(db(), { stands: ['W4-A03'] });
  await drawStands(platform(), editor(), at('W4'), alone(someStand('F01', { y: 20, companyId: company })));
  await adoptKind(platform(), exhibitorKind);
  const thing = await revisionsOf('exhibitor', String(company));
  // As a form would have it that was published before there was a rule against it.
  await db()
    .updateTable('content_revision')
    .set({ fields: JSON.stringify({ ...thing.fields[0], stands: ['W4-A03', 'W6-A01'] }) })
    .where('thing_id', '=', thing.id)
    .where('thread', '=', 'shared')
    .execute();
  expect(await publish('W4')).toEqual({ outcome: 'refused', kind: 'exhibitor', key: String(company) });
  expect((await plan('W4')).state).toBe('drawn');
  expect(await findStand(db(), { hall: 'W4', number: 'F01' })).toBeUndefined();
  expect(
    await db()
      .selectFrom('staff_act')
      .select('id')
      .where('act', '=', 'plan.publish')
      .where('about', '=', 'plan W4 4')
      .execute(),
  ).toEqual([]);
});

test('the plan of a new edition begins from the last, unseen until the site has moved on; the last one’s is kept', async () => {
  await insertEdition(db(), { number: 5, startDate: '2027-06-12', endDate: '2027-06-15' });
  const company = await publishedExhibitor(db(), { stands: ['W5-A01'] });
  const last = await plan('W5');
  const begin = (withCompanies: boolean) => beginPlan(platform(), editor(), at('W5', 5), { from: 4, withCompanies });
  expect(await plan('W5', 5)).toMatchObject({ state: 'none', stands: [] });
  expect(await begin(false)).toEqual({ outcome: 'done' });
  expect(await begin(false)).toEqual({ outcome: 'nothing' });
  const begun = await plan('W5', 5);
  expect(begun.stands).toEqual(last.stands.map((stand) => ({ ...stand, companyId: null })));
  expect(begun).toMatchObject({ state: 'drawn', canUndo: true });
  await change('W5', 'A01', { x: 0, companyId: company }, 5);
  expect(await publish('W5', 5)).toEqual({ outcome: 'notYet' });
  expect((await plan('W5')).stands).toEqual(last.stands);
  await db().updateTable('edition').set({ is_current: false }).execute();
  await db().updateTable('edition').set({ is_current: true }).where('id', '=', 5).execute();
  expect(await publish('W5', 5)).toMatchObject({ outcome: 'done' });
  expect(await plan('W5', 5)).toMatchObject({ state: 'shown', isShown: true });
  expect(await findStand(db(), { hall: 'W5', number: 'A01' })).toMatchObject({ x: 0 });
  expect(await plan('W5', 4)).toMatchObject({ state: 'kept', stands: last.stands, isShown: false });
  await db().updateTable('edition').set({ is_current: false }).execute();
  await db().updateTable('edition').set({ is_current: true }).where('id', '=', 4).execute();
});

test('with its companies, where that is wished', async () => {
  const company = await publishedExhibitor(db(), { stands: ['W6-B01'] });
  await beginPlan(platform(), editor(), at('W6', 5), { from: 4, withCompanies: true });
  expect(await standOn('W6', 'B01', 5)).toMatchObject({ companyId: company });
});
