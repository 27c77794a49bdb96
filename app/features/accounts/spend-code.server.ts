import { sql } from 'kysely';
import type { Settings } from '#platform/config/settings.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { type CodePurpose, codeDigits, codeTries } from './codes.ts';
import { plainDigits } from './plain-digits.ts';
import { accountHash, type Reachable } from './reachable.server.ts';

/** A code as somebody answers with it. */
export interface CodeAnswer {
  purpose: CodePurpose;
  to: Reachable;
  /** As it was typed. */
  code: string;
}

/**
 * Whether a one-time code is right, and uses it up: one statement, so of any number of right answers at once one passes. A
 * wrong one counts as a try. Given a transaction, both hold as it commits. So after `false` let the transaction commit, do not
 * throw: the try would not count, and the code could be guessed.
 */
export async function spendCode(
  db: Database | Tx,
  settings: Pick<Settings, 'SESSION_SECRET'>,
  now: Date,
  { purpose, to, code }: CodeAnswer,
): Promise<boolean> {
  const digits = plainDigits(code);
  if (!new RegExp(`^\\d{${codeDigits}}$`).test(digits)) return false;
  const given = codeHash(settings, purpose, to, digits);
  const { rows } = await sql<{ used: boolean }>`
    update one_time_code set
      tries = tries + case when code_hash = ${given} then 0 else 1 end,
      used_at = case when code_hash = ${given} then ${now}::timestamptz end
    where purpose = ${purpose} and account_hash = ${accountHash(settings, 'code', to)}
      and used_at is null and expires_at > ${now} and tries < ${codeTries}
    returning used_at is not null as used`.execute(db);
  return rows[0]?.used === true;
}

/** A code as the table keeps it: bound to what and whom it is for, useless without the secret. */
export function codeHash(
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  purpose: CodePurpose,
  { channel, address }: Reachable,
  code: string,
): Buffer {
  return keyedHash(SESSION_SECRET, `code ${purpose}`, `${channel}:${address}:${code}`);
}
