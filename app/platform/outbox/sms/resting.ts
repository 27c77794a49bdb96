import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Failures in a row after which a provider rests. */
const failuresBorne = 3;

/** For how long it rests; then one message tries it, and so long the others wait for what becomes of that. Milliseconds. */
const rest = 60_000;

/** The providers that have failed lately: which of them to leave alone is the same for all processes. */
export interface ProviderStanding {
  /** Whether a provider may be asked now. Of one whose rest is over, one message alone may, among all processes. */
  mayAsk(name: string): Promise<boolean>;
  /** Notes that a provider answered as it should. */
  noteAnswer(name: string): Promise<void>;
}

/** Reads how providers stand. */
export async function providerStanding(db: Database, now: Date): Promise<ProviderStanding> {
  const rows = await db.selectFrom('text_provider').select(['name', 'rests_until']).where('failures', '>', 0).execute();
  const failing = new Map(rows.map(({ name, rests_until: until }) => [name, until]));
  return {
    async mayAsk(name) {
      const until = failing.get(name);
      if (!until) return true;
      if (until > now) return false;
      const tried = await db
        .updateTable('text_provider')
        .set({ rests_until: new Date(now.getTime() + rest) })
        .where('name', '=', name)
        .where('rests_until', '=', until)
        .returning('name')
        .executeTakeFirst();
      return tried !== undefined;
    },
    async noteAnswer(name) {
      if (failing.has(name)) await db.deleteFrom('text_provider').where('name', '=', name).execute();
    },
  };
}

/** Notes that a provider is out of order, or did not answer; after three in a row it rests for a minute. @param why a code */
export async function noteFailure(db: Database, name: string, why: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + rest);
  await sql`
    insert into text_provider (name, failures, why) values (${name}, 1, ${why})
    on conflict (name) do update set failures = text_provider.failures + 1, why = excluded.why,
      rests_until = case when text_provider.failures + 1 >= ${failuresBorne} then ${until}::timestamptz end`.execute(
    db,
  );
}
