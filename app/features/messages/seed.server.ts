import { seedMessages as messages } from '#db/seed/messages/messages.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';

/** Writes the demonstration's messages, approved and answered, the oldest first. Nobody wrote them: they have no contact. */
export async function seedMessages(tx: Tx, _site: Pick<Platform, 'clock'>): Promise<void> {
  for (const { locale, identity, writtenAt, title, content, answer } of messages) {
    const at = new Date(`${writtenAt}${venueOffset}`);
    const { id } = await tx
      .insertInto('board_message')
      .values({
        member_id: null,
        locale,
        identity,
        title,
        content,
        contact_sealed: null,
        status: 'approved',
        created_at: at,
        reviewed_at: new Date(at.getTime() + 86_400_000),
        reviewed_by: null,
        request_hash: null,
        body_hash: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('board_answer')
      .values(locales.map((each) => ({ message_id: id, locale: each, text: answer[each] })))
      .execute();
  }
}
