import { maskReachable } from '#features/accounts/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { type MessageContact, openContact } from '../contact.server.ts';

/** A page of the messages that wait for approval, the longest waiting first; who wrote them is masked. */
export async function waitingMessages(
  db: Database,
  settings: Pick<Settings, 'PII_KEY'>,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) {
  const waiting = db.selectFrom('board_message').where('status', '=', 'waiting');
  const [{ total }, rows] = await Promise.all([
    waiting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    waiting
      .select(['id', 'identity', 'title', 'content', 'locale', 'created_at', 'contact_sealed'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
  ]);
  return {
    total,
    rows: rows.map(({ contact_sealed, ...row }) => {
      const contact = openContact(settings, contact_sealed);
      return { ...row, ...(contact ? maskedContact(contact) : { contactPerson: '', contactInformation: '' }) };
    }),
  };
}

/** Who wrote a message, as staff sees it who has not said why they need to know. */
export function maskedContact({ person, to }: MessageContact) {
  return { contactPerson: `${[...person][0] ?? ''}•••`, contactInformation: maskReachable(to) };
}

export type WaitingMessage = Awaited<ReturnType<typeof waitingMessages>>['rows'][number];
