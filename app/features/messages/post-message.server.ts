import { z } from 'zod';
import { type CaptchaAnswer, type Member, passAt, withinSenderLimit } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { once } from '#platform/once/once.ts';
import { callerOf } from '#platform/once/request.ts';
import { checkMessage } from './check-message.server.ts';
import { sealContact } from './contact.server.ts';
import { messagesLimits, messagesShares } from './limits.server.ts';
import type { MessageOutcome, ReadyMessage, TypedMessage } from './messages.ts';

const kind = { request: 'board message request', body: 'board message body' };
/** What is answered when the same request comes again. */
const written = z.object({ outcome: z.literal('written'), id: z.number() });

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
  const limits = { ofMember: messagesLimits.comment, ofNetwork: messagesShares.comment };
  return withinSenderLimit(site, limits, asked.member, post, ({ outcome }) => outcome === 'written');
}

/** @param work how hard a puzzle has to be solved; 0: a graphic code will do */
async function postChecked(site: SiteContext, asked: Asked, work: number): Promise<MessageOutcome> {
  const { member, captcha } = asked;
  const checked = checkMessage({ ...asked, work });
  if ('problems' in checked) return { outcome: 'wrong-fields', problems: checked.problems, work };
  const { message } = checked;
  const caller = callerOf(site, member?.id, message.to.address);
  const request = { kind, caller, key: asked.idempotencyKey, body: [message] };
  const post = async (tx: Tx): Promise<MessageOutcome> => {
    const captchaProblem = member ? undefined : await passAt({ ...site, db: tx }, captcha, work);
    if (captchaProblem) return { outcome: 'wrong-fields', problems: { captcha: captchaProblem }, work };
    return { outcome: 'written', id: await write(tx, site, { memberId: member?.id ?? null, message }) };
  };
  return inTransaction(site.db, (tx) => once(tx, site, request, { answer: written }, () => post(tx)));
}

interface Written {
  memberId: number | null;
  message: ReadyMessage;
}

async function write(tx: Tx, site: SiteContext, { memberId, message }: Written): Promise<number> {
  const { identity, title, content, contactPerson, to } = message;
  const { id } = await tx
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
