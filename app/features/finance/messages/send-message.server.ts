import { z } from 'zod';
import { type CaptchaAnswer, type Member, passAt, withinSenderLimit } from '#features/accounts/index.server.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { once } from '#platform/once/once.ts';
import { callerOf } from '#platform/once/request.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { sendMessage as sendMail } from '#platform/outbox/send-message.ts';
import { financeLimits, financeShares } from '../limits.server.ts';
import { readProvider } from '../providers/providers.server.ts';
import { messagePurpose } from '../sealed-columns.server.ts';
import { checkMessage } from './check-message.server.ts';
import { providerMail } from './mails.server.ts';
import type { MessageOutcome, ReadyMessage, TypedMessage } from './messages.ts';

const kind = { request: 'finance message request', body: 'finance message body' };
/** What is answered when the same request comes again. */
const sent = z.object({ outcome: z.literal('sent'), id: z.number() });

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
  const limits = { ofMember: financeLimits.financeMessage, ofNetwork: financeShares.financeMessage };
  return withinSenderLimit(site, limits, asked.member, send, ({ outcome }) => outcome === 'sent');
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
  const caller = callerOf(site, member?.id, message.to.address);
  const request = { kind, caller, key: asked.idempotencyKey, body: [[providerId, message]] };
  const send = async (tx: Tx): Promise<MessageOutcome> => {
    const captcha = member ? undefined : await passAt({ ...site, db: tx }, asked.captcha, work);
    if (captcha) return { outcome: 'wrong-fields', problems: { captcha }, work };
    const id = await write(tx, site, { providerId, memberId: member?.id ?? null, message });
    const mail = providerMail(site.locale, provider, message);
    await sendMail(tx, site.settings, site.clock.now(), { channel: 'email', to: provider.email, ...mail });
    return { outcome: 'sent', id };
  };
  return inTransaction(site.db, (tx) => once(tx, site, request, { answer: sent }, () => send(tx)));
}

interface Written {
  providerId: number;
  memberId: number | null;
  message: ReadyMessage;
}

async function write(tx: Tx, { settings, clock }: SiteContext, written: Written): Promise<number> {
  const { providerId, memberId, message } = written;
  const { id } = await tx
    .insertInto('finance_message')
    .values({
      provider_id: providerId,
      member_id: memberId,
      sealed: sealPersonal(settings, messagePurpose, JSON.stringify(message)),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
