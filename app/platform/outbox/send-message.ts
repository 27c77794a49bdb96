import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { Tx } from '../db/database.ts';
import { type Message, sealContent } from './message.ts';

/** The channel on which processes learn that a message waits. */
export const outboxNotice = 'outbox';

/**
 * Sends a message, as the transaction commits and only then: it is written into the outbox, from where a job delivers it
 * within a moment, and tries again where the provider fails.
 * @param now the site's time
 * @param message `expires`: after this moment it is worth nothing and is not sent any more; `counted`: a text message that the caller
 * has counted among those of its day (`countText`), others are as they leave
 */
export async function sendMessage(
  tx: Tx,
  settings: Pick<Settings, 'PII_KEY'>,
  now: Date,
  { expires, counted = false, ...message }: Message & { expires?: Date; counted?: boolean },
): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  await tx
    .insertInto('outbox_message')
    .values({
      id,
      channel: message.channel,
      sealed: sealContent(settings, id, message),
      created_at: now,
      expires_at: expires ?? null,
      next_try_at: now,
      tries: 0,
      counted,
    })
    .execute();
  await sql`select pg_notify(${outboxNotice}, '')`.execute(tx);
}
