import { beforeAll, expect, test } from 'vitest';
import { seedFinance } from '#features/finance/seed.server.ts';
import type { Period } from '#platform/feature/figures.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { publish } from '../negotiation.fixture.ts';
import type { ProjectStatus } from '../negotiation.ts';
import { noteEvents } from '../project/project-events.server.ts';
import { projectFigures } from './project-figures.server.ts';

const platform = emptyPlatform();
const june: Period = { from: '2026-06-01', to: '2026-06-30' };

async function read(name: string, period = june) {
  const figure = projectFigures.figures.find((each) => each.name === name);
  if (!figure) throw new Error(`No figure is called ${name}`);
  const { rows, note } = await figure.read(siteFor(platform()), period);
  return { note, rows: rows.map((row) => [row.name, ...row.values]) };
}

/** Those in which something is. */
const filled = async (name: string, period?: Period) =>
  (await read(name, period)).rows.filter(([, count]) => count !== 0);

/** A project that came into a state after the other, at moments of the venue; the last one is its own. */
async function project(amount: string, region: string, history: [ProjectStatus, string][]): Promise<number> {
  const id = await publish(platform(), { amount, region, industry: region === 'KE' ? 3 : 1 }, new Date('2020-01-01'));
  const { db } = platform();
  await db.deleteFrom('project_event').where('project_id', '=', id).execute();
  const events = history.map(([to, at], i) => ({
    ...{ projectId: id, to, at: new Date(`${at}+08:00`), actor: { site: true } as const },
    ...(i > 0 && { from: history[i - 1]?.[0] ?? 'draft' }),
  }));
  await db.transaction().execute((tx) => noteEvents(tx, events));
  const [status = 'draft'] = history.at(-1) ?? [];
  await db.updateTable('project').set({ status }).where('id', '=', id).execute();
  return id;
}

beforeAll(async () => {
  await project('350', 'KE', [
    ['draft', '2026-05-31T23:00:00'],
    ['submitted', '2026-06-01T11:00:00'],
    ['published', '2026-06-02T11:00:00'],
    ['negotiating', '2026-06-12T11:00:00'],
  ]);
  const back = await project('50.5', 'ZA', [
    ['draft', '2026-06-01T00:00:00'],
    ['submitted', '2026-06-02T00:00:00'],
    ['draft', '2026-06-05T00:00:00'],
    ['submitted', '2026-06-06T00:00:00'],
    ['published', '2026-06-08T00:00:00'],
  ]);
  // What changes of a project that stays as it is moves it nowhere.
  const changed = { projectId: back, at: new Date('2026-06-10T00:00:00+08:00'), actor: { site: true } as const };
  await platform()
    .db.transaction()
    .execute((tx) => noteEvents(tx, [{ ...changed, from: 'published', to: 'published' }]));
  await noteLater(back);
  await project('100', 'KE', [['draft', '2026-07-01T00:00:00']]);
});

/** In July it comes to an end: its time in a state goes over the change above. */
async function noteLater(projectId: number): Promise<void> {
  const { db } = platform();
  const at = new Date('2026-07-08T00:00:00+08:00');
  await db
    .transaction()
    .execute((tx) => noteEvents(tx, [{ projectId, at, from: 'published', to: 'withdrawn', actor: { site: true } }]));
  await db.updateTable('project').set({ status: 'withdrawn' }).where('id', '=', projectId).execute();
}

test('projects by state with what they come to, those as well that nobody sees', async () => {
  expect((await read('project-states')).rows).toEqual([
    ['Draft', 1, 1_000_000],
    ['Awaiting approval', 0, 0],
    ['Open to partners', 0, 0],
    ['In negotiation', 1, 3_500_000],
    ['Signed', 0, 0],
    ['Fulfilled', 0, 0],
    ['Withdrawn', 1, 505_000],
  ]);
});

test('by industry and country those that everybody sees', async () => {
  expect((await read('project-countries')).rows).toEqual([['Kenya', 1, 3_500_000]]);
  expect((await read('project-industries')).rows).toEqual([[expect.any(String), 1, 3_500_000]]);
});

test('what came into a state in some days: each project once, and none for a change that moves it nowhere', async () => {
  expect(await filled('project-moves')).toEqual([
    ['Draft', 1, 505_000],
    ['Awaiting approval', 2, 4_005_000],
    ['Open to partners', 2, 4_005_000],
    ['In negotiation', 1, 3_500_000],
  ]);
  expect(await filled('project-moves', { from: '2026-06-12', to: '2026-06-12' })).toEqual([
    ['In negotiation', 1, 3_500_000],
  ]);
  expect(await filled('project-moves', { from: '2026-06-10', to: '2026-06-10' })).toEqual([]);
});

test('how long projects were in a state that they left: from when they last came into it', async () => {
  const { rows } = await read('project-times');
  expect(
    rows.map(([name, left, ...days]) => [name, left, days.map((each) => Number(Number(each).toFixed(3)))]),
  ).toEqual([
    // Half a day, a day and a day.
    ['Draft', 3, [1, 1]],
    // A day, three days and two.
    ['Awaiting approval', 3, [2, 2.8]],
    ['Open to partners', 1, [10, 10]],
  ]);
  const july = { from: '2026-07-01', to: '2026-07-31' };
  expect((await read('project-times', july)).rows).toEqual([['Open to partners', 1, 30, 30]]);
});

test('amounts are told in dollars; where there is a rate, what they come to in yuan, with its day', async () => {
  expect((await read('project-countries')).note?.replaceAll('\u00a0', ' ')).toBe(
    'In US dollars, US$ 3.5 million in all.',
  );
  await platform()
    .db.transaction()
    .execute((tx) => seedFinance(tx, { ...platform(), bundle: demonstration }));
  const { note = '' } = await read('project-countries');
  expect(note.replaceAll('\u00a0', ' ')).toMatch(
    /^In US dollars, US\$ 3\.5 million in all \(≈ [\d,]+ CNY at the sample rate of \d+ \w+ \d{4}\)\.$/,
  );
});
