import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import { type Message, sealContent } from './message.ts';
import { outboxNotice } from './send-message.ts';

/**
 * A message as a part of a larger statement: a `with` of it, which sends as many messages as `source` has rows, one at
 * most. For where a round trip more costs too much; elsewhere `sendMessage`.
 * @param source another `with` of the statement
 */
export function messageWith(
  settings: Pick<Settings, 'PII_KEY'>,
  now: Date,
  message: Message,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const id = randomBytes(16).toString('base64url');
  return sql`
    insert into outbox_message (id, channel, sealed, created_at, next_try_at, tries)
    select ${id}, ${message.channel}, ${sealContent(settings, id, message)}::bytea, ${now}::timestamptz,
      ${now}::timestamptz, 0
    from ${source}
    returning pg_notify(${outboxNotice}, '')`;
}
