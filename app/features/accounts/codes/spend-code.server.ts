import { sql } from 'kysely';
import type { Settings } from '#platform/config/settings.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { plainDigits } from '../captcha/plain-digits.ts';
import { network } from '../limits/networks.server.ts';
import { accountHash, type Reachable } from '../reachable.server.ts';
import { type CodePurpose, codeDigits, codeTries, strangeTries } from './codes.ts';
import { countWrongCode } from './count-code.server.ts';
import { noteKnown } from './known-account.server.ts';

/** A code as somebody answers with it. */
export interface CodeAnswer {
  purpose: CodePurpose;
  to: Reachable;
  /** As it was typed. */
  code: string;
  /** Which code it is, as `sendCode` has named it to whoever asked. Left out by clients that do not know of it. */
  codeId: string | undefined;
}

type Needs = Pick<SiteContext, 'settings' | 'clock' | 'clientAddress'>;

/**
 * Whether a one-time code is right, and uses it up: one statement, so of any number of right answers at once one passes. A
 * wrong one counts as a try of the code that it names. Without a name it is held against those that were asked by a call:
 * from where it was asked like any other, from elsewhere with `strangeTries` of its tries, so that others cannot use it up.
 * Given a transaction, all of it holds as it commits. So after `false` let the transaction commit, do not throw: the try
 * would not count, and the code could be guessed.
 */
export async function spendCode(
  db: Database | Tx,
  site: Needs,
  { purpose, to, code, codeId }: CodeAnswer,
): Promise<boolean> {
  const digits = plainDigits(code);
  if (!new RegExp(`^\\d{${codeDigits}}$`).test(digits)) return false;
  if (codeId !== undefined && !/^[\w-]{22}$/.test(codeId)) return false;
  const now = site.clock.now();
  const given = codeHash(site.settings, purpose, to, digits);
  const here = sql`asked_from_hash = ${askedFromHash(site)}`;
  const mine =
    codeId === undefined
      ? sql`(${here} or (asked_from_hash is not null and strange_tries < ${strangeTries}))`
      : sql`id = ${codeId}`;
  const isStrange = codeId === undefined ? sql`not (${here})` : sql`false`;
  const { rows } = await sql<{ used: boolean }>`
    update one_time_code set
      tries = tries + case when code_hash = ${given} then 0 else 1 end,
      strange_tries = strange_tries + case when code_hash <> ${given} and ${isStrange} then 1 else 0 end,
      used_at = case when code_hash = ${given} then ${now}::timestamptz end
    where purpose = ${purpose} and account_hash = ${accountHash(site.settings, 'code', to)} and ${mine}
      and used_at is null and expires_at > ${now} and tries < ${codeTries}
    returning used_at is not null as used`.execute(db);
  const right = rows.some(({ used }) => used);
  await (right ? noteKnown(db, site, to) : countWrongCode(db, site, to));
  return right;
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

/** Whence a code is asked for or answered: the network of the visitor's address. */
export function askedFromHash({ settings, clientAddress }: Pick<Needs, 'settings' | 'clientAddress'>): Buffer {
  return keyedHash(settings.SESSION_SECRET, 'code asked from', network(clientAddress));
}
