import { sql } from 'kysely';
import { tellMember } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { codeOf } from '#platform/error-code.ts';
import type { Platform } from '#platform/http/site-context.ts';

type Needs = Pick<Platform, 'settings' | 'clock' | 'log'>;

/** What kind of error it is: its message could say what it was about. */
export function causeOf(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/**
 * Tells a member, apart from what the transaction does besides: somebody who cannot be told, because the key of their
 * address has left PII_KEY, is noted in the log by ids alone, and the rest holds.
 */
export async function tellApart(
  tx: Tx,
  site: Needs,
  { memberId, talkId }: { memberId: number; talkId: number },
  words: Parameters<typeof tellMember>[3],
): Promise<void> {
  await sql`savepoint telling`.execute(tx);
  try {
    await tellMember(tx, site, memberId, words);
    await sql`release savepoint telling`.execute(tx);
  } catch (error) {
    await sql`rollback to savepoint telling`.execute(tx);
    site.log.warn({ talk: talkId, member: memberId, why: causeOf(error) }, 'member not told');
  }
}
