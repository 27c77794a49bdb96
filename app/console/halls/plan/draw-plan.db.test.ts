import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishedExhibitor } from '#features/directory/directory.fixture.ts';
import { standsOfHall } from '#features/halls/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { changeStand, removeStandFromPlan } from './change-stand.server.ts';
import { drawStands } from './draw-stands.server.ts';
import { joinStands, splitStand } from './join-stands.server.ts';
import { alone, drawnHalls, someStand, uponEachOther } from './plan.fixture.ts';
import { mayDraw } from './plan-policy.server.ts';
import { lastAct, versionOf } from './read-plan.server.ts';
import { changesOf, type PlannedStand } from './stands.ts';
import { discardPlan, undoLast } from './undo-plan.server.ts';

const { platform, db, editor, at, plan, standOn } = drawnHalls();

const draw = (hall: string, stand: PlannedStand, edition?: number) =>
  drawStands(platform(), editor(), at(hall, edition), alone(stand));

const change = (hall: string, was: PlannedStand, overrides: Partial<PlannedStand>, isSure = false) =>
  changeStand(platform(), editor(), at(hall), { was, is: { ...was, ...overrides }, isSure });

/** As whoever has just read the plan, or has read another. */
const undo = async (hall: string, read?: string) =>
  undoLast(platform(), editor(), at(hall), read ?? lastAct((await plan(hall)).changed));

const versionOfPlan = async (hall: string) => {
  const { shown, stands } = await plan(hall);
  return versionOf(changesOf(shown, stands));
};

test('a run of stands is drawn beside what visitors see, and the log says which', async () => {
  expect(await plan('W1')).toMatchObject({ state: 'shown', canUndo: false });
  const first = someStand('E11');
  const run = { first, count: 3, direction: 'south', step: 2 } as const;
  expect(await drawStands(platform(), editor(), at('W1'), run)).toEqual({ outcome: 'done', number: 'E11' });
  const { state, stands, shown, changed } = await plan('W1');
  expect([state, stands.length, shown.length]).toEqual(['drawn', 43, 40]);
  expect(changed).toMatchObject({ by: 'editor' });
  expect(stands.filter(({ number }) => number.startsWith('E'))).toEqual([
    first,
    { ...first, number: 'E13', y: 3 },
    { ...first, number: 'E15', y: 6 },
  ]);
  expect(await standsOfHall(db(), 'W1')).toHaveLength(40);
  const acts = await db().selectFrom('staff_act').selectAll().where('about', '=', 'plan W1 4').execute();
  expect(acts).toMatchObject([
    { act: 'plan.draw', before: {}, after: { E11: { at: '0, 0', size: '3 × 3', company: null }, E13: {}, E15: {} } },
  ]);
});

test('what cannot be on a plan is refused at its field, with what is in the way, and nothing of a run is drawn', async () => {
  await draw('W2', someStand('E01', { y: 6 }));
  const wrong = (stand: Partial<PlannedStand>, run = {}) =>
    drawStands(platform(), editor(), at('W2'), { ...alone(someStand('E09', stand)), ...run });
  expect(await wrong({ y: 4 })).toEqual({ outcome: 'wrong', wrong: [{ field: 'x', why: 'upon', other: 'E01' }] });
  expect(await wrong({}, { count: 3, direction: 'south' })).toMatchObject({ wrong: [{ why: 'upon', other: 'E01' }] });
  expect(await wrong({ y: 71 })).toEqual({ outcome: 'wrong', wrong: [{ field: 'x', why: 'beyond' }] });
  expect(await wrong({ number: 'E01' })).toEqual({
    outcome: 'wrong',
    wrong: [{ field: 'number', why: 'taken', other: 'E01' }],
  });
  expect(await wrong({ number: 'e1', x: Number.NaN, width: 0 }, { count: 51 })).toEqual({
    outcome: 'wrong',
    wrong: [
      { field: 'number', why: 'number' },
      { field: 'x', why: 'whole' },
      { field: 'width', why: 'whole' },
      { field: 'count', why: 'whole' },
    ],
  });
  expect(await wrong({ number: 'E98' }, { count: 2 })).toMatchObject({
    wrong: [{ field: 'number', why: 'noNumbers' }],
  });
  expect(await wrong({ companyId: 999_999 })).toMatchObject({ wrong: [{ field: 'company', why: 'unknown' }] });
  expect((await plan('W2')).stands.filter(({ number }) => number.startsWith('E'))).toHaveLength(1);
});

test('a stand is moved, sized, numbered and given to a company; a second who read it before is told', async () => {
  await draw('W3', someStand('E01'));
  const read = await standOn('W3', 'E01');
  const companyId = await publishedExhibitor(db());
  const is = { number: 'E03', x: 2, y: 5, width: 4, depth: 6, companyId };
  expect(await change('W3', read, is)).toEqual({ outcome: 'done', number: 'E03' });
  expect(await standOn('W3', 'E03')).toEqual(is);
  expect(await change('W3', read, { x: 5 })).toEqual({ outcome: 'changed' });
  expect(await change('W3', { ...is, y: 6 }, { x: 5 })).toEqual({ outcome: 'changed' });
  expect(await change('W3', is, is)).toMatchObject({ outcome: 'done' });
});

test('where a company has a stand, whoever moves it or takes it away is asked first', async () => {
  const companyId = await publishedExhibitor(db());
  await draw('W4', someStand('E01', { companyId }));
  const stand = someStand('E01', { companyId });
  const asks = { outcome: 'asks', number: 'E01', companyId };
  expect(await change('W4', stand, { x: 1 })).toEqual(asks);
  expect(await change('W4', stand, { number: 'E03' })).toEqual(asks);
  expect(await removeStandFromPlan(platform(), editor(), at('W4'), { was: stand, isSure: false })).toEqual(asks);
  expect(await change('W4', stand, { x: 1 }, true)).toMatchObject({ outcome: 'done' });
  const moved = { ...stand, x: 1 };
  expect(await removeStandFromPlan(platform(), editor(), at('W4'), { was: moved, isSure: true })).toEqual({
    outcome: 'done',
  });
});

test('all stands of a company are in one hall, of what is drawn and of what visitors see', async () => {
  const seen = await publishedExhibitor(db(), { stands: ['W6-A01'] });
  const drawn = await publishedExhibitor(db());
  await draw('W4', someStand('F01', { y: 20, companyId: drawn }));
  const elsewhere = (other: string) => ({ outcome: 'wrong', wrong: [{ field: 'company', why: 'elsewhere', other }] });
  expect(await draw('W5', someStand('F01', { companyId: drawn }))).toEqual(elsewhere('W4-F01'));
  expect(await draw('W5', someStand('F01', { companyId: seen }))).toEqual(elsewhere('W6-A01'));
  expect(await draw('W4', someStand('F03', { y: 24, companyId: drawn }))).toMatchObject({ outcome: 'done' });
});

test('two stands side by side become one with the first one’s number, and that two again', async () => {
  const companyId = await publishedExhibitor(db());
  await drawStands(platform(), editor(), at('W5'), { ...alone(someStand('E01', { width: 4 })), count: 2 });
  const [one, other] = [await standOn('W5', 'E01'), await standOn('W5', 'E03')];
  await change('W5', other, { companyId });
  const join = (was: PlannedStand, next: string) =>
    joinStands(platform(), editor(), at('W5'), { was, other: next, isSure: false });
  expect(await join(one, 'A01')).toEqual({ outcome: 'wrong', wrong: [{ field: 'other', why: 'apart' }] });
  expect(await join(one, 'E03')).toEqual({ outcome: 'done', number: 'E01' });
  const whole = { ...one, width: 8, companyId };
  expect(await standOn('W5', 'E01')).toEqual(whole);
  const split = (metres: number, number: string, isSure = true) =>
    splitStand(platform(), editor(), at('W5'), { was: whole, metres, number, isSure });
  expect(await split(8, 'E05')).toEqual({ outcome: 'wrong', wrong: [{ field: 'metres', why: 'whole-stand' }] });
  expect(await split(3, 'A01')).toEqual({ outcome: 'wrong', wrong: [{ field: 'other', why: 'taken', other: 'A01' }] });
  expect(await split(3, 'E05', false)).toMatchObject({ outcome: 'asks' });
  expect(await split(3, 'E05')).toEqual({ outcome: 'done', number: 'E01' });
  expect(await standOn('W5', 'E01')).toEqual({ ...whole, width: 3 });
  expect(await standOn('W5', 'E05')).toEqual({ ...one, number: 'E05', x: 3, width: 5 });
});

test('the last act is undone, and done again; what is as visitors see it is no plan of its own', async () => {
  const before = await plan('W6');
  await draw('W6', someStand('E01'));
  await draw('W6', someStand('E03', { y: 3 }));
  const numbers = async () => (await plan('W6')).stands.map(({ number }) => number).filter((each) => each[0] === 'E');
  expect(await undo('W6')).toEqual({ outcome: 'done' });
  expect(await numbers()).toEqual(['E01']);
  expect(await undo('W6')).toEqual({ outcome: 'done' });
  expect(await numbers()).toEqual(['E01', 'E03']);
  expect(await discardPlan(platform(), editor(), at('W6'), await versionOfPlan('W6'))).toEqual({ outcome: 'done' });
  expect(await plan('W6')).toEqual(before);
  expect(await undo('W6')).toEqual({ outcome: 'nothing' });
});

test('what somebody else has drawn since is neither undone nor given up unread', async () => {
  await draw('W6', someStand('E05', { y: 20 }));
  const [act, version] = [lastAct((await plan('W6')).changed), await versionOfPlan('W6')];
  await expect.poll(() => platform().clock.now().toISOString()).not.toBe(act);
  await draw('W6', someStand('E07', { y: 23 }));
  expect(await undo('W6', act)).toEqual({ outcome: 'changed' });
  expect(await discardPlan(platform(), editor(), at('W6'), version)).toEqual({ outcome: 'changed' });
  expect((await plan('W6')).stands.filter(({ number }) => number[0] === 'E')).toHaveLength(2);
});

test('a hall with a stand upon another, from before there was a rule, is drawn: it stays so until it is placed anew', async () => {
  const under = await standOn('C', 'A01');
  const beyond = { number: 'Z03', x: 310, y: 60, width: 9, depth: 9 };
  const upon = { ...under, number: 'Z01' };
  const { companyId: _nobody, ...placed } = upon;
  await db()
    .insertInto('stand')
    .values({ hall_code: 'C', ...placed, is_upon_another: true })
    .execute();
  await sql`alter table stand disable trigger stand_within_walls`.execute(db());
  await db()
    .insertInto('stand')
    .values({ hall_code: 'C', ...beyond })
    .execute();
  await sql`alter table stand enable trigger stand_within_walls`.execute(db());
  expect(await draw('C', someStand('E01'))).toMatchObject({ outcome: 'done' });
  expect(await standOn('C', 'Z01')).toEqual(upon);
  const companyId = await publishedExhibitor(db());
  expect(await change('C', upon, { companyId })).toMatchObject({ outcome: 'done' });
  expect(await change('C', { ...beyond, companyId: null }, { companyId })).toMatchObject({ outcome: 'done' });
  expect(await change('C', { ...upon, companyId }, { x: upon.x + 1, width: 3 }, true)).toEqual({
    outcome: 'wrong',
    wrong: [{ field: 'x', why: 'upon', other: 'A01' }],
  });
  expect(await undo('C')).toEqual({ outcome: 'done' });
  expect(await standOn('C', 'Z03')).toEqual({ ...beyond, companyId: null });
  expect(await change('C', { ...upon, companyId }, { y: 44 }, true)).toMatchObject({ outcome: 'wrong' });
});

test('only who writes draws, and nobody on a plan of an edition that is over', async () => {
  for (const role of staffRoles) {
    const somebody = await somePerson(db(), [role]);
    const drawn = drawStands(platform(), somebody, at('W1'), alone(someStand('Z01', { x: 5, y: 60 })));
    if (mayDraw(somebody)) await expect(drawn).resolves.toBeDefined();
    else await expect(drawn).rejects.toThrow(new Refusal(403));
  }
  await db()
    .insertInto('hall_plan')
    .values({ edition_id: 3, hall_code: 'W1', changed_at: new Date(), changed_by: 'x' })
    .execute();
  await expect(draw('W1', someStand('E01'), 3)).rejects.toThrow(new Refusal(409));
  await expect(draw('W2', someStand('E01'), 3)).rejects.toThrow(new Refusal(409));
});

test('wherever stands are moved, none lies upon another or beyond the walls', async () => {
  const hall = { width: 96, depth: 72 };
  const { stands: begun } = await plan('W2');
  const metres = (most: number) => fc.integer({ min: -5, max: most });
  const move = fc.record({ of: fc.nat(), x: metres(100), y: metres(76), width: metres(20), depth: metres(20) });
  const moves = fc.sample(move, { numRuns: 60, seed: 20250612 });
  for (const { of, ...box } of moves) {
    const number = begun[of % begun.length]?.number ?? '';
    const answer = await change('W2', await standOn('W2', number), box);
    expect(['done', 'wrong']).toContain(answer.outcome);
  }
  const { stands } = await plan('W2');
  expect(stands).toHaveLength(begun.length);
  expect(stands).not.toEqual(begun);
  expect(uponEachOther(stands)).toEqual([]);
  expect(
    stands.filter(({ x, y, width, depth }) => x < 0 || y < 0 || x + width > hall.width || y + depth > hall.depth),
  ).toEqual([]);
}, 60_000);

/** Ten who draw a stand on one place of a hall at once. */
async function allAtOnce(hall: string): Promise<string[]> {
  const numbers = Array.from({ length: 10 }, (_, i) => `H0${i}`);
  const answers = await Promise.all(numbers.map((number) => draw(hall, someStand(number, { x: 6, y: 60 }))));
  return answers.map(({ outcome }) => outcome).toSorted();
}

test('of ten who draw on one place of a plan at once, one does', async () => {
  expect(await allAtOnce('W3')).toEqual(['done', ...Array(9).fill('wrong')]);
  expect(uponEachOther((await plan('W3')).stands)).toEqual([]);
});

test('control: without the rule of the database all ten do', async () => {
  await sql`alter table planned_stand drop constraint planned_stand_place`.execute(db());
  expect(await allAtOnce('W4')).toEqual(Array(10).fill('done'));
  expect(uponEachOther((await plan('W4')).stands).length).toBeGreaterThan(0);
});
