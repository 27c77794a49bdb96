import { msg } from '@lingui/core/macro';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { formatDay } from '#ui/dates/dates.ts';
import { dayDraft } from './day-draft.server.ts';
import { dayFields } from './day-fields.server.ts';
import { withdrawDay, writeDay } from './write-day.server.ts';

/** Days that visitors reserve, with their hours and their places. */
export const reservationDayKind: ContentKind = {
  name: 'reservation-day',
  group: 'site',
  words: { many: msg`Reservation days`, one: msg`Reservation day`, make: msg`New reservation day` },
  shared: dayFields,
  texts: {},
  title: 'date',
  called: formatDay,
  // Pages that show days are personal, and nothing keeps them.
  tags: ['reservations'],
  address: () => '/reservation/',
  async keys(db, after = '0001-01-01', limit) {
    const rows = await db
      .selectFrom('reservation_day')
      .select('date')
      .where('date', '>', after)
      .orderBy('date')
      .limit(limit)
      .execute();
    return rows.map(({ date }) => date);
  },
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = await draftOfDay(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeDay(tx, data);
    return { outcome: 'written', key: data.date };
  },
  withdraw: withdrawDay,
  async inUse(tx, keys) {
    if (keys.length === 0) return [];
    const taken = tx.selectFrom('reservation_day').select('date').where('date', 'in', keys);
    const rows = await taken.where(({ eb, or }) => or([eb('sold', '>', 0), eb('held', '>', 0)])).execute();
    return rows.map(({ date }) => date);
  },
};

/** The checks of a draft, and that it has places for all who have one. Holds the day's row: nobody takes one meanwhile. */
function draftOfDay(tx: Tx, had: string | undefined) {
  return dayDraft.superRefine(async ({ date, capacity }, context) => {
    if (!isRight(context)) return;
    const day = await tx
      .selectFrom('reservation_day')
      .select(['sold', 'held', 'drafted_capacity'])
      .where('date', '=', date)
      .forUpdate()
      .executeTakeFirst();
    await checkKey(context, { had, key: date, field: 'date', isTaken: async () => day });
    if (isRight(context) && day && capacity !== day.drafted_capacity && capacity < day.sold + day.held)
      context.addIssue({ code: 'custom', path: ['capacity'] });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await db
    .selectFrom('reservation_day')
    .select(['date as of', 'date', 'books_from as booksFrom', 'opens', 'closes', 'gate'])
    // As staff wrote them: what was changed at work since is no part of the text.
    .select(({ fn }) => fn.coalesce('drafted_capacity', 'capacity').as('capacity'))
    .where('date', 'in', keys)
    .execute();
  return draftsOf(rows, []);
}
