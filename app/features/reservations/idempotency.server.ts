import { type RawBuilder, sql } from 'kysely';
import { keyedHash, seal, unseal } from '#platform/crypto/keyed.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

const purpose = 'idempotency';
const hours24 = 24 * 3_600_000;

type Site = Pick<SiteContext, 'settings' | 'clock'>;

/** A request that may come twice: whose it is, the client's key, and what it asks for. */
export interface Repeatable {
  /** Keys of one caller are no other's: two that happen to choose the same one do not meet. */
  caller: string;
  key: string;
  /** Anything that JSON can hold; the same request has the same. */
  body: unknown;
}

/**
 * The note of an answer, as a `with` of the statement that brings the answer about: it stands or falls with it. A key that
 * is known fails the statement, also where the same request is being answered at this moment: then it waits
 * for that first.
 * @param source another `with` of the statement, which has a row if the answer holds
 */
export function noteWith(
  { settings, clock }: Site,
  { caller, key, body }: Repeatable,
  answer: object,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sealed = seal(settings.SESSION_SECRET, purpose, JSON.stringify(answer));
  const expires = new Date(clock.now().getTime() + hours24);
  return sql`
    insert into idempotency_key (key_hash, body_hash, answer_sealed, expires_at)
    select ${keyHashOf(settings, { caller, key })}::bytea, ${hashOf(settings, 'body', JSON.stringify(body))}::bytea,
      ${sealed}::bytea, ${expires}::timestamptz
    from ${source}
    returning key_hash`;
}

/**
 * What a request was answered when it came before.
 * @returns the answer; 'other-body' where the key came with another request; undefined where it is not known, any more
 */
export async function knownAnswer<Answer>(
  db: Database,
  { settings, clock }: Site,
  { caller, key, body }: Repeatable,
): Promise<Answer | 'other-body' | undefined> {
  const keyHash = keyHashOf(settings, { caller, key });
  const known = await db.selectFrom('idempotency_key').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
  if (!known) return undefined;
  if (known.expires_at <= clock.now()) {
    await db
      .deleteFrom('idempotency_key')
      .where('key_hash', '=', keyHash)
      .where('expires_at', '=', known.expires_at)
      .execute();
    return undefined;
  }
  if (!known.body_hash.equals(hashOf(settings, 'body', JSON.stringify(body)))) return 'other-body';
  return JSON.parse(unseal(settings.SESSION_SECRET, purpose, known.answer_sealed)) as Answer;
}

function keyHashOf(settings: Site['settings'], { caller, key }: Pick<Repeatable, 'caller' | 'key'>): Buffer {
  return hashOf(settings, 'key', JSON.stringify([caller, key]));
}

function hashOf({ SESSION_SECRET }: Site['settings'], what: 'key' | 'body', text: string): Buffer {
  return keyedHash(SESSION_SECRET, `${purpose} ${what}`, text);
}
