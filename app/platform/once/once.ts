import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import type { SiteContext } from '../http/site-context.ts';
import { hashesOf, type Repeatable, type RequestHashes } from './request.ts';

const hours24 = 24 * 3_600_000;

type Needs = Pick<SiteContext, 'settings' | 'clock'>;

/** The key of a request came before, with another body. */
export interface OtherBody {
  outcome: 'other-body';
}

/** What is kept of an answer, for the same request. */
interface KeptAnswer<Answer> {
  /** Answers that are kept. Any other, a refusal, leaves the key free. */
  answer: z.ZodType<Answer>;
  /** Whether what was done is still there; where it is not, the same request does it anew. Left out: it is. */
  stands?(answer: Answer): Promise<boolean>;
}

/**
 * Does work once, however often its request comes: for 24 hours the same key gets the same answer, with another body a
 * refusal. The key is claimed before the work is begun, so of two at the same moment the second waits
 * until the first transaction has ended. Other rows are locked after it, by the work.
 * @param work in the same transaction; what it throws leaves the key free
 */
export async function once<Answer, Refused = never>(
  tx: Tx,
  site: Needs,
  request: Repeatable | undefined,
  kept: KeptAnswer<Answer>,
  work: () => Promise<Answer | Refused>,
): Promise<Answer | Refused | OtherBody> {
  if (!request?.key) return work();
  const hashes = hashesOf(site.settings, request);
  while (!(await claim(tx, site, hashes))) {
    const known = await read(tx, site, hashes);
    if (!known) continue;
    if (!known.isSame) return { outcome: 'other-body' };
    const answer = kept.answer.parse(known.answer);
    if (await (kept.stands?.(answer) ?? true)) return answer;
    await forget(tx, hashes);
  }
  const answer = await work();
  const { data, success } = kept.answer.safeParse(answer);
  if (success) await note(tx, hashes, data);
  else await forget(tx, hashes);
  return answer;
}

/** What a request was answered when it came before; undefined where it is not known, any more. */
export async function knownAnswer<Answer>(
  db: Database | Tx,
  site: Needs,
  request: Repeatable,
  answer: z.ZodType<Answer>,
): Promise<Answer | OtherBody | undefined> {
  const known = request.key ? await read(db, site, hashesOf(site.settings, request)) : undefined;
  if (!known) return undefined;
  return known.isSame ? answer.parse(known.answer) : { outcome: 'other-body' };
}

/** The answer to a request, as it is kept: nothing personal that is not sealed. */
export interface Note {
  request: Repeatable;
  answer: object;
}

/**
 * Notes of answers, as a `with` of the statement that brings the answers about: they stand or fall with it. A key that is
 * known fails the statement (`idempotency_key_pkey`), also where the same request is being answered at this moment: then it
 * waits for that first.
 * @param source another `with` of the statement, which has one row if the answers hold and none if they do not
 */
export function notesWith(
  { settings, clock }: Needs,
  notes: readonly Note[],
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const hashes = notes.map(({ request }) => hashesOf(settings, request));
  return sql`
    insert into idempotency_key (key_hash, body_hash, answer, expires_at)
    select note.*, ${expiryOf(clock)}::timestamptz
    from ${source}, unnest(${hashes.map(({ key }) => key)}::bytea[], ${hashes.map(({ body }) => body)}::bytea[],
      ${notes.map(({ answer }) => JSON.stringify(answer))}::jsonb[]) as note
    returning key_hash`;
}

/** Clears the answers away that have had their time. */
export async function forgetOldAnswers({ db, clock }: Pick<SiteContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('idempotency_key').where('expires_at', '<=', clock.now()).execute();
}

/** @returns false where it is claimed already, by a transaction that has ended since or by this one */
async function claim(tx: Tx, { clock }: Needs, { key, body }: RequestHashes): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_key')
    // Nobody sees it without its answer.
    .values({ key_hash: key, body_hash: body, answer: JSON.stringify(null), expires_at: expiryOf(clock) })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What stands under a key, and whether the same request has put it there. What has had its time goes. */
async function read(
  db: Database | Tx,
  { clock }: Needs,
  { key, body }: RequestHashes,
): Promise<{ isSame: boolean; answer: unknown } | undefined> {
  const known = await db.selectFrom('idempotency_key').selectAll().where('key_hash', '=', key).executeTakeFirst();
  if (!known) return undefined;
  const { answer, body_hash, expires_at } = known;
  if (expires_at > clock.now()) return { isSame: body_hash.equals(body), answer };
  await db.deleteFrom('idempotency_key').where('key_hash', '=', key).where('expires_at', '=', expires_at).execute();
  return undefined;
}

async function note(tx: Tx, { key }: RequestHashes, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('key_hash', '=', key)
    .execute();
}

async function forget(tx: Tx, { key }: RequestHashes): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('key_hash', '=', key).execute();
}

function expiryOf(clock: Needs['clock']): Date {
  return new Date(clock.now().getTime() + hours24);
}
