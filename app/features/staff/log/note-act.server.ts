import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Staff } from '../staff.ts';
import { fingerprint, plainJson, plainText } from './fingerprint.server.ts';

/** Any fixed number, other than those of the migrations and of the seed. */
const logLock = 620_250_614;

/** What somebody of the staff has done, or the site for them (`site`: a schedule, a command of the operator). */
export interface NotedAct {
  staff: Pick<Staff, 'id' | 'name'> | 'site';
  /** `content.publish`, `staff.invite`, `board.reveal`. */
  act: string;
  /** The thing: `article 12 fr-FR`, `staff 3`. */
  about: string;
  /** What changed, as it was and as it is: never a secret, never a contact in full. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/**
 * Adds an act to the log, in the transaction that does it. Others who note something wait until that is committed: it is
 * the last thing that a transaction does.
 */
export async function noteAct(tx: Tx, noted: NotedAct, now: Date): Promise<void> {
  const { staff, act, about, before, after, reason = '' } = noted;
  await sql`select pg_advisory_xact_lock(${logLock})`.execute(tx);
  const last = await tx
    .selectFrom('staff_act')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = {
    id: (last?.id ?? 0) + 1,
    at: now,
    staff_id: staff === 'site' ? null : staff.id,
    who: staff === 'site' ? 'site' : plainText(staff.name),
    act,
    about: plainText(about),
    before: plainJson(before),
    after: plainJson(after),
    reason: plainText(reason),
  };
  await tx
    .insertInto('staff_act')
    .values({
      ...row,
      before: row.before && JSON.stringify(row.before),
      after: row.after && JSON.stringify(row.after),
      hash: fingerprint(last?.hash, row),
    })
    .execute();
}
