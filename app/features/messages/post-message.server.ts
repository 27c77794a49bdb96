import { type CaptchaAnswer, type Member, passAt, withinSenderLimit } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { hashRequest, type RequestHashes } from '#platform/http/request-key.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { checkMessage } from './check-message.server.ts';
import { sealContact } from './contact.server.ts';
import type { MessageOutcome, ReadyMessage, TypedMessage } from './messages.ts';

interface Asked extends TypedMessage {
  member: Member | undefined;
  /** The graphic code of somebody who is not logged in, or the puzzle that stands for it. */
  captcha: CaptchaAnswer;
  /** The same key twice is one message. */
  idempotencyKey: string | undefined;
}

/**
 * Writes a message for the board, where it waits for approval. Of the same request any number of times at once, one is
 * written. A graphic code is used up by a message whose fields are right, and by no other.
 */
export function postMessage(site: SiteContext, asked: Asked): Promise<MessageOutcome> {
  const post = (work: number) => postChecked(site, asked, work);
  return withinSenderLimit(site, 'comment', asked.member, post, ({ outcome }) => outcome === 'written');
}

/** @param work how hard a puzzle has to be solved; 0: a graphic code will do */
async function postChecked(site: SiteContext, asked: Asked, work: number): Promise<MessageOutcome> {
  const { member, captcha } = asked;
  const checked = checkMessage({ ...asked, work });
  if ('problems' in checked) return { outcome: 'wrong-fields', problems: checked.problems, work };
  const { message } = checked;
  const keyed = { memberId: member?.id, reached: message.to.address, key: asked.idempotencyKey, body: message };
  const hashes = hashRequest(site, 'board message', keyed);
  return inTransaction(site.db, async (tx) => {
    const before = await sameRequest(tx, hashes);
    if (before) return before;
    // Of the same request at the same time the first has used the graphic code, and has written its message by now.
    const captchaProblem = member ? undefined : await passAt({ ...site, db: tx }, captcha, work);
    if (captchaProblem) {
      return (
        (await sameRequest(tx, hashes)) ?? { outcome: 'wrong-fields', problems: { captcha: captchaProblem }, work }
      );
    }
    const id = await write(tx, site, { memberId: member?.id ?? null, message, hashes });
    return id === undefined
      ? ((await sameRequest(tx, hashes)) ?? { outcome: 'other-body' })
      : { outcome: 'written', id };
  });
}

/** What became of the same request before. */
async function sameRequest(tx: Tx, { request, body }: RequestHashes): Promise<MessageOutcome | undefined> {
  if (!request) return undefined;
  const row = await tx
    .selectFrom('board_message')
    .select(['id', 'body_hash'])
    .where('request_hash', '=', request)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash?.equals(body) ? { outcome: 'written', id: row.id } : { outcome: 'other-body' };
}

interface Written {
  memberId: number | null;
  message: ReadyMessage;
  hashes: RequestHashes;
}

/** @returns the id; undefined where the same request was written meanwhile */
async function write(tx: Tx, site: SiteContext, { memberId, message, hashes }: Written): Promise<number | undefined> {
  const { identity, title, content, contactPerson, to } = message;
  const row = await tx
    .insertInto('board_message')
    .values({
      member_id: memberId,
      locale: site.locale,
      identity,
      title,
      content,
      contact_sealed: sealContact(site.settings, { person: contactPerson, to }),
      status: 'waiting',
      created_at: site.clock.now(),
      reviewed_at: null,
      reviewed_by: null,
      request_hash: hashes.request,
      body_hash: hashes.request && hashes.body,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
