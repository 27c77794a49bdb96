import { venueDay, venueTimestamp } from '#platform/clock/clock.ts';
import { csvOf } from '#platform/csv.ts';
import type { Database } from '#platform/db/database.ts';
import { actNames } from './act-names.ts';
import type { LogFilter } from './log-filter.ts';

export const pageOfLog = 50;
/** Rows of a file at most: spreadsheets hold no more than some hundred thousand, and a day has some hundred. */
export const mostInFile = 50_000;

/** An act as the log's page shows it. */
export interface ShownAct {
  id: number;
  at: Date;
  who: string;
  act: string;
  about: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string;
}

/** Acts, newest first. @param before the id of the last one seen */
export async function readLog(db: Database, filter: LogFilter, most: number, before?: number): Promise<ShownAct[]> {
  let query = db
    .selectFrom('staff_act')
    .select(['id', 'at', 'who', 'act', 'about', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(most);
  if (before !== undefined) query = query.where('id', '<', before);
  if (filter.staff === 'site') query = query.where('staff_id', 'is', null);
  else if (filter.staff) query = query.where('staff_id', '=', Number(filter.staff));
  if (filter.act) query = query.where('act', '=', filter.act);
  if (filter.about) query = query.where('about', 'like', `${filter.about.replace(/[\\%_]/g, '\\$&')}%`);
  if (filter.from) query = query.where('at', '>=', startOf(filter.from));
  if (filter.to) query = query.where('at', '<', new Date(startOf(filter.to).getTime() + 86_400_000));
  return query.execute();
}

/** Days are the venue's. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** What the log can be filtered by: who stands in it, and what was done. */
export async function whoAndWhat(db: Database): Promise<{ people: { id: number; name: string }[]; acts: string[] }> {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('staff_act').select('staff_act.id').whereRef('staff_act.staff_id', '=', 'staff.id').limit(1)),
    )
    .orderBy('email')
    .execute();
  const acts = await db.selectFrom('staff_act').select('act').distinct().execute();
  return {
    people: people.map(({ id, name, email }) => ({ id, name: name || email })),
    acts: acts.map(({ act }) => act).sort((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1)),
  };
}

const order = Object.keys(actNames);

/** Those that have no words yet stand last. */
const placeOf = (act: string) => (order.includes(act) ? order.indexOf(act) : order.length);

/** What is filtered as a file for a spreadsheet. */
export async function logAsCsv(db: Database, filter: LogFilter): Promise<string> {
  const acts = await readLog(db, filter, mostInFile);
  const rows = acts.map(({ id, at, who, act, about, before, after, reason }) => [
    String(id),
    venueTimestamp(at),
    who,
    act,
    about,
    before ? JSON.stringify(before) : '',
    after ? JSON.stringify(after) : '',
    reason,
  ]);
  return csvOf([['id', 'at', 'who', 'act', 'about', 'before', 'after', 'reason'], ...rows]);
}

/** How the file is called. */
export const logFileName = (now: Date) => `log-${venueDay(now)}.csv`;
