import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { messagesIn } from './bundle.server.ts';

/** Writes a bundle's messages, approved and answered, the oldest first. Nobody wrote them: they have no contact. */
export async function seedMessages(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  for (const { locale, identity, writtenAt, title, content, answers } of await messagesIn(bundle)) {
    const at = new Date(`${writtenAt}${venueOffset}`);
    const answeredAt = new Date(at.getTime() + 86_400_000);
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
        reviewed_at: answeredAt,
        reviewed_by: null,
        decided_at: answeredAt,
        answered_at: answeredAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('board_answer')
      .values(textsOf(answers).map(([locale, text]) => ({ message_id: id, locale, text })))
      .execute();
  }
}
