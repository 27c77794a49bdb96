import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import { type Message, sealContent } from './message.ts';
import { outboxNotice } from './send-message.ts';

/**
 * Messages as a part of a larger statement: a `with` of it. For where a round trip more costs too much; elsewhere
 * `sendMessage`.
 * @param source another `with` of the statement, which has one row if they are to be sent and none if they are not
 */
export function messagesWith(
  settings: Pick<Settings, 'PII_KEY'>,
  now: Date,
  messages: readonly Message[],
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sealed = messages.map((message) => {
    const id = randomBytes(16).toString('base64url');
    return { id, content: sealContent(settings, id, message) };
  });
  return sql`
    insert into outbox_message (id, channel, sealed, created_at, next_try_at, tries)
    select message.*, ${now}::timestamptz, ${now}::timestamptz, 0
    from ${source}, unnest(${sealed.map(({ id }) => id)}::text[], ${messages.map(({ channel }) => channel)}::text[],
      ${sealed.map(({ content }) => content)}::bytea[]) as message
    returning pg_notify(${outboxNotice}, '')`;
}
