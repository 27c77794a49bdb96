import { type CaptchaAnswer, type Member, passAt, withinSenderLimit } from '#features/accounts/index.server.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { hashRequest, type RequestHashes } from '#platform/http/request-key.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { sendMessage as sendMail } from '#platform/outbox/send-message.ts';
import { checkMessage } from './check-message.server.ts';
import { providerMail } from './mails.server.ts';
import type { MessageOutcome, ReadyMessage, TypedMessage } from './messages.ts';
import { readProvider } from './providers.server.ts';
import { messagePurpose } from './sealed-columns.server.ts';

interface Asked extends TypedMessage {
  providerId: number;
  member: Member | undefined;
  /** The graphic code of somebody who is not logged in, or the puzzle that stands for it. */
  captcha: CaptchaAnswer;
  /** The same key twice is one message. */
  idempotencyKey: string | undefined;
}

/**
 * Sends a message to a provider: kept sealed, and mailed to the provider as the transaction commits. Of the same request
 * any number of times at once, one leaves.
 */
export function sendMessage(site: SiteContext, asked: Asked): Promise<MessageOutcome> {
  const send = (work: number) => sendChecked(site, asked, work);
  return withinSenderLimit(site, 'financeMessage', asked.member, send, ({ outcome }) => outcome === 'sent');
}

/** @param work how hard a puzzle has to be solved; 0: a graphic code will do */
async function sendChecked(site: SiteContext, asked: Asked, work: number): Promise<MessageOutcome> {
  const { member, providerId } = asked;
  const provider = await readProvider(site.db, providerId, site.locale);
  if (!provider) return { outcome: 'missing' };
  const checked = checkMessage({ ...asked, work });
  if ('problems' in checked) return { outcome: 'wrong-fields', problems: checked.problems, work };
  if (!channelsOf(site.settings).includes('email')) return { outcome: 'no-channel', email: provider.email };
  const { message } = checked;
  const whose = { memberId: member?.id, reached: message.to.address };
  const keyed = { ...whose, key: asked.idempotencyKey, body: [providerId, message] };
  const hashes = hashRequest(site, 'finance message', keyed);
  return inTransaction(site.db, async (tx) => {
    const before = await sameRequest(tx, hashes);
    if (before) return before;
    // Of the same request at the same time the first has used the graphic code, and has written its message by now.
    const captcha = member ? undefined : await passAt({ ...site, db: tx }, asked.captcha, work);
    if (captcha) return (await sameRequest(tx, hashes)) ?? { outcome: 'wrong-fields', problems: { captcha }, work };
    const id = await write(tx, site, { providerId, memberId: member?.id ?? null, message, hashes });
    if (id === undefined) return (await sameRequest(tx, hashes)) ?? { outcome: 'other-body' };
    const mail = providerMail(site.locale, provider, message);
    await sendMail(tx, site.settings, site.clock.now(), { channel: 'email', to: provider.email, ...mail });
    return { outcome: 'sent', id };
  });
}

/** What became of the same request before. */
async function sameRequest(tx: Tx, { request, body }: RequestHashes): Promise<MessageOutcome | undefined> {
  if (!request) return undefined;
  const row = await tx
    .selectFrom('finance_message')
    .select(['id', 'body_hash'])
    .where('request_hash', '=', request)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash?.equals(body) ? { outcome: 'sent', id: row.id } : { outcome: 'other-body' };
}

interface Written {
  providerId: number;
  memberId: number | null;
  message: ReadyMessage;
  hashes: RequestHashes;
}

/** @returns the id; undefined where the same request was written meanwhile */
async function write(tx: Tx, { settings, clock }: SiteContext, written: Written): Promise<number | undefined> {
  const { providerId, memberId, message, hashes } = written;
  const row = await tx
    .insertInto('finance_message')
    .values({
      provider_id: providerId,
      member_id: memberId,
      sealed: sealPersonal(settings, messagePurpose, JSON.stringify(message)),
      created_at: clock.now(),
      request_hash: hashes.request,
      body_hash: hashes.request && hashes.body,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
