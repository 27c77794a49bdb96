import { createHash } from 'node:crypto';
import type { Member } from '#features/accounts/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { hashRequest, type RequestHashes } from '#platform/http/request-key.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** What became of the same request before. */
export type SameEntry =
  /** `key`: of the talk. */
  { outcome: 'written'; key: string; number: number; meetingId: number | null } | { outcome: 'other-body' };

/** The hashes of a request that writes an entry. @param body what must be the same of the same request */
export function hashEntry(
  site: SiteContext,
  { id }: Member,
  key: string | undefined,
  body: Record<string, unknown>,
): RequestHashes {
  return hashRequest(site, 'talk entry', { memberId: id, key, body });
}

/** What stands for a file among what a request says. */
export function digestOf({ name, bytes }: { name: string; bytes: Uint8Array }): [name: string, digest: string] {
  return [name, createHash('sha256').update(bytes).digest('base64url')];
}

/** The entry that the same request has written before, if it did. */
export async function sameEntry(db: Database | Tx, { request, body }: RequestHashes): Promise<SameEntry | undefined> {
  if (!request) return undefined;
  const row = await db
    .selectFrom('talk_entry')
    .innerJoin('talk', 'talk.id', 'talk_entry.talk_id')
    .select(['talk.key', 'number', 'meeting_id as meetingId', 'body_hash'])
    .where('request_hash', '=', request)
    .executeTakeFirst();
  if (!row) return undefined;
  const { body_hash: known, ...entry } = row;
  return known?.equals(body) ? { outcome: 'written', ...entry } : { outcome: 'other-body' };
}

/**
 * Does in a transaction what writes an entry. One talk's writers wait for each other; a key that is used in two talks at
 * once is refused by its index, and that is the answer then.
 */
export async function writeOnce<Answer>(
  db: Database,
  request: RequestHashes,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer | SameEntry> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    const before = await sameEntry(db, request);
    if (before) return before;
    throw error;
  }
}
