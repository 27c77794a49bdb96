import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readLogFilter } from './log-filter.ts';
import { type NotedAct, noteAct } from './note-act.server.ts';
import { logAsCsv, readLog } from './read-log.server.ts';
import { verifyLog } from './verify-log.server.ts';

const { db } = testDatabase();
const now = new Date('2026-03-01T02:00:00.123Z');
const editor = { id: 7, name: 'Wanjiru' };

const note = (act: Partial<NotedAct> = {}, at = now) =>
  db()
    .transaction()
    .execute((tx) => noteAct(tx, { staff: editor, act: 'content.save', about: 'article 1', ...act }, at));

/** As somebody does it who has the database itself. */
async function behindTheLog(work: (db: Database) => Promise<unknown>): Promise<void> {
  await sql`alter table staff_act disable trigger staff_act_stays`.execute(db());
  await work(db());
  await sql`alter table staff_act enable trigger staff_act_stays`.execute(db());
}

beforeEach(() => behindTheLog((each) => each.deleteFrom('staff_act').execute()));

test('acts have numbers without gaps, also where a transaction is taken back, and each fits the one before', async () => {
  await note({ before: { title: 'Café', n: 1.5 }, after: { title: '咖啡', list: [1, { b: 2, a: null }] } });
  await expect(
    db()
      .transaction()
      .execute(async (tx) => {
        await noteAct(tx, { staff: 'site', act: 'content.publish', about: 'article 2' }, now);
        throw new Error('taken back');
      }),
  ).rejects.toThrow('taken back');
  await note({ reason: 'half \ud800 and \0 none' });
  const ids = (await readLog(db(), readLogFilter(new URLSearchParams()), 10)).map(({ id }) => id);
  expect(ids).toEqual([2, 1]);
  expect(await verifyLog(db())).toEqual({ rows: 2, last: expect.stringMatching(/^[\da-f]{64}$/) });
});

test('of many acts at once none is lost, none has another’s number, and the chain fits', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, n) => note({ about: `article ${n}` })));
  expect(await verifyLog(db())).toMatchObject({ rows: 30 });
  expect(await verifyLog(db(), 5)).toMatchObject({ rows: 5 });
});

test('nothing in the log can be changed or deleted', async () => {
  await note();
  await expect(db().updateTable('staff_act').set({ who: 'nobody' }).execute()).rejects.toThrow('only ever added to');
  await expect(db().deleteFrom('staff_act').execute()).rejects.toThrow('only ever added to');
});

test.each([
  [
    'what it says',
    (each: Database) => each.updateTable('staff_act').set({ about: 'article 9' }).where('id', '=', 2),
    2,
  ],
  ['who it was', (each: Database) => each.updateTable('staff_act').set({ staff_id: 8 }).where('id', '=', 2), 2],
  [
    'what was there',
    (each: Database) => each.updateTable('staff_act').set({ after: '{"n":2}' }).where('id', '=', 3),
    3,
  ],
  ['one that is gone', (each: Database) => each.deleteFrom('staff_act').where('id', '=', 2), 3],
] as const)('a row that was changed behind the log is found: %s', async (_, change, broken) => {
  for (let n = 0; n < 4; n += 1) await note({ after: { n: 1 } });
  await behindTheLog((each) => change(each).execute());
  expect(await verifyLog(db())).toMatchObject({ broken });
});

test('what the operator has purged from the beginning is not missed', async () => {
  for (let n = 0; n < 4; n += 1) await note();
  await behindTheLog((each) => each.deleteFrom('staff_act').where('id', '<', 3).execute());
  expect(await verifyLog(db())).toMatchObject({ rows: 2 });
});

test('the log is filtered by person, act, thing and days of the venue, and read as a table', async () => {
  await note({ about: 'article 12 fr-FR' });
  await note({ staff: 'site', act: 'content.publish', about: '=article 13' }, new Date('2026-03-01T16:00:00Z'));
  const ids = async (query: string) =>
    (await readLog(db(), readLogFilter(new URLSearchParams(query)), 10)).map(({ id }) => id);
  expect(await ids('staff=7')).toEqual([1]);
  expect(await ids('staff=site')).toEqual([2]);
  expect(await ids('act=content.publish')).toEqual([2]);
  expect(await ids('about=article 12')).toEqual([1]);
  expect(await ids('about=%25')).toEqual([]);
  expect(await ids('from=2026-03-02')).toEqual([2]);
  expect(await ids('to=2026-03-01')).toEqual([1]);
  expect(await ids('from=yesterday')).toEqual([2, 1]);
  expect(await readLog(db(), readLogFilter(new URLSearchParams()), 10, 2)).toMatchObject([{ id: 1 }]);
  const file = await logAsCsv(db(), readLogFilter(new URLSearchParams()));
  expect(file).toContain("2,2026-03-02 00:00:00,site,content.publish,'=article 13,,,");
});

test.each(['0000-01-01', '0000-12-31', '2026-02-30', '9999-12-31'])(
  'the day %s is asked for without harm',
  async (day) => {
    await note();
    for (const query of [`from=${day}`, `to=${day}`, `from=${day}&to=${day}`])
      expect(await readLog(db(), readLogFilter(new URLSearchParams(query)), 10)).toBeInstanceOf(Array);
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
  'a spreadsheet takes nothing in the file for a formula: %j',
  async (typed) => {
    await note({ staff: { id: 7, name: typed }, about: typed, reason: typed, after: { name: typed } });
    const [, row = ''] = (await logAsCsv(db(), readLogFilter(new URLSearchParams()))).split(/\r\n/, 2);
    const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => cell.includes(typed.trim()))).not.toEqual([]);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  },
);
