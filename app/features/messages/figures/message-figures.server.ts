import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { workingDaysBetween } from '#platform/clock/working-time.server.ts';
import type { Database } from '#platform/db/database.ts';
import { momentsOf, rowsOverTime, stepIn, stepOfMoments } from '#platform/feature/figure-steps.server.ts';
import type { Figure, FigureTopic, Period, Step } from '#platform/feature/figures.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';

/** Moments of a message's life: `answered_at` is that of its first answer, `decided_at` that of the first decision. */
type Moment = 'created_at' | 'decided_at' | 'answered_at';

const overTime: Figure = {
  name: 'messages',
  words: msg`Board messages`,
  note: msg`Decided: put on the board or refused. Refused messages are deleted after 30 days and are then no longer counted.`,
  columns: [
    { words: msg({ message: 'Received', context: 'messages' }), unit: 'count' },
    { words: msg({ message: 'Decided', context: 'messages' }), unit: 'count' },
    { words: msg({ message: 'Answered', context: 'messages' }), unit: 'count' },
  ],
  drawn: 'lines',
  of: 'period',
  async read({ db }, period) {
    const step = stepOfMoments(period);
    const columns = [
      await countedIn(db, period, step, 'created_at'),
      await countedIn(db, period, step, 'decided_at'),
      await countedIn(db, period, step, 'answered_at'),
    ];
    return { rows: rowsOverTime(period, step, columns) };
  },
};

function countedIn(db: Database, period: Period, step: Step, moment: Moment) {
  const { of, name } = stepIn(step, moment);
  const { since, until } = momentsOf(period);
  return db
    .selectFrom('board_message')
    .select(({ fn }) => [name.as('name'), fn.countAll<number>().as('count')])
    .where(moment, '>=', since)
    .where(moment, '<', until)
    .groupBy(of)
    .execute();
}

const waits: Figure = {
  name: 'message-waits',
  words: msg`How long messages wait`,
  note: msg`In working days, Monday to Friday, for messages decided on or answered in this period. Half waited no longer than the median, nine in ten no longer than the last figure.`,
  rowsAre: msg({ message: 'Until', context: 'waiting' }),
  isInOrder: true,
  columns: [
    { words: msg({ message: 'Messages', context: 'count' }), unit: 'count', isDrawn: false },
    { words: msg`Median (working days)`, unit: 'days' },
    { words: msg`90% within (working days)`, unit: 'days' },
  ],
  drawn: 'bars',
  of: 'period',
  async read({ db, locale }, period) {
    const i18n = i18nFor(locale);
    return {
      rows: [
        { name: i18n._(msg`First decision`), values: await waitUntil(db, period, 'decided_at') },
        { name: i18n._(msg`First answer`), values: await waitUntil(db, period, 'answered_at') },
      ],
    };
  },
};

/** How many messages came to a moment in a period, and how long half of them and nine in ten had waited at the most. */
async function waitUntil(db: Database, period: Period, moment: Moment): Promise<(number | null)[]> {
  const { since, until } = momentsOf(period);
  const end = sql.ref<Date>(moment);
  const { rows } = await sql<{ count: number; days: [number, number] | null }>`
    select count(*)::integer as count,
      percentile_cont(array[0.5, 0.9]) within group (order by ${workingDaysBetween(sql.ref('created_at'), end)}) as days
    from board_message where ${end} >= ${since} and ${end} < ${until}`.execute(db);
  const { count = 0, days } = rows[0] ?? {};
  return [count, ...(days ?? [null, null])];
}

/** How many messages there are on the board, and how long they wait. */
export const messageFigures: FigureTopic = {
  name: 'messages',
  words: msg({ message: 'Messages', context: 'figures' }),
  act: 'countMessages',
  figures: [overTime, waits],
};
