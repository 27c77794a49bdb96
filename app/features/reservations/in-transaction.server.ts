import type { Database, Tx } from '#platform/db/database.ts';
import { retried } from '#platform/db/retried.ts';
import { Turns } from '#platform/turns.ts';

/** Of ten connections of a process. One day's parties come one after the other anyway; the rest stay free for pages. */
const turns = new Turns(6);

/** Ends a transaction without its having done anything; `answer` is what became of it. */
export class RolledBack<Answer> extends Error {
  override name = 'RolledBack';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('Rolled back');
    this.answer = answer;
  }
}

/**
 * Does all the work of a use case in turn, its reads too: however many ask at once, none waits for a connection of the
 * pool so long that it is refused one. Not within another turn.
 */
export function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return turns.run(work);
}

/**
 * Does work in a transaction, anew where it fell victim to a deadlock. Rows are locked in this order everywhere: code,
 * reservation, visitors, days by date, the rest. What it throws as `RolledBack` is its answer, and
 * nothing has happened then.
 */
export function inReservationTransaction<Answer>(db: Database, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return retried(() => db.transaction().execute(work)).catch((error: unknown) => {
    if (error instanceof RolledBack) return error.answer as Answer;
    throw error;
  });
}
