import { sql } from 'kysely';
import { SettingsError } from '../config/settings.ts';
import type { Database, Tx } from '../db/database.ts';
import { type LookupKeys, lookupKeyIds } from './lookup.ts';

/**
 * Comes before whatever is written once only for a person, when the lock that all who write it share is held.
 * @throws where the database is in use with a key that this process lacks: it would not see what is taken
 */
export async function claimLookupKeys(tx: Tx, settings: LookupKeys): Promise<void> {
  await sql`select claim_lookup_keys(${lookupKeyIds(settings)}::text[])`.execute(tx);
}

/** Says at start what `claimLookupKeys` would refuse later. @throws SettingsError */
export async function checkLookupKeys(db: Database, settings: LookupKeys): Promise<void> {
  const rows = await db
    .selectFrom('lookup_key')
    .select('id')
    .where('id', 'not in', lookupKeyIds(settings))
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  const lacking = rows.map(({ id }) => id).join(', ');
  throw new SettingsError(
    `LOOKUP_KEY: the database is in use with ${lacking} too: give it, or make what hangs on it anew with npm run pii -- rotate`,
  );
}
