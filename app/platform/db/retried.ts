import { codeOf } from '#platform/error-code.ts';
import type { Database, Tx } from './database.ts';

/** PostgreSQL's deadlock and serialisation failure: nothing happened, and the same may succeed now. */
const again = new Set(['40P01', '40001']);
const attempts = 5;

/**
 * Does what is one statement or one transaction, anew where it fell victim to a deadlock: all of it holds, or nothing.
 */
export async function retried<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !again.has(codeOf(error) ?? '')) throw error;
    }
  }
}

/** Does work in a transaction, anew where it fell victim to a deadlock. */
export function inTransaction<Answer>(db: Database, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return retried(() => db.transaction().execute(work));
}
