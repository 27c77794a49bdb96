import type { Tx } from '#platform/db/database.ts';
import type { Staff } from '../staff.ts';

interface Noted {
  staff: Staff | 'site';
  act: string;
  about: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Stands in until the log is there. */
export async function noteAct(_tx: Tx, _noted: Noted, _now: Date): Promise<void> {}
