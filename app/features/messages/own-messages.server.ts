import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { openContact } from './contact.server.ts';
import type { BoardMessage, MessageStatus } from './messages.ts';

/** A message as the member sees it who wrote it. */
export interface OwnMessage extends BoardMessage {
  status: MessageStatus;
}

/** What a member has written for the board, the latest first, at most a hundred. */
export async function boardMessagesOf(db: Database, memberId: number, locale: Locale): Promise<OwnMessage[]> {
  const rows = await ownRows(db, memberId, locale).limit(100).execute();
  return rows.map(({ id, identity, title, content, locale: lang, created_at, status, text, answer_locale }) => ({
    id,
    identity,
    title,
    content: paragraphsOf(content),
    lang,
    at: venueIso(created_at),
    status,
    answer: text && answer_locale ? { lang: answer_locale, text: paragraphsOf(text) } : undefined,
  }));
}

/** What the message board has of a member, to be taken along. */
export async function memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData> {
  const rows = await ownRows(db, memberId, 'en-US').execute();
  return {
    boardMessages: rows.map(({ created_at, status, identity, title, content, text, contact_sealed }) => {
      const contact = openContact(settings, contact_sealed);
      return {
        at: venueIso(created_at),
        status,
        identity,
        title,
        content,
        contactPerson: contact?.person ?? '',
        contactInformation: contact?.to.address ?? '',
        answer: text ?? '',
      };
    }),
  };
}

/** As the account is deleted: what is on the board stays, without its person; what waits or was refused goes. */
export async function forgetMember(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('board_message').where('member_id', '=', memberId).where('status', '<>', 'approved').execute();
  await tx
    .updateTable('board_message')
    .set({ member_id: null, contact_sealed: null })
    .where('member_id', '=', memberId)
    .execute();
}

function ownRows(db: Database, memberId: number, locale: Locale) {
  return db
    .selectFrom('board_message as m')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('board_answer')
          .select(['text', 'board_answer.locale as answer_locale'])
          .whereRef('message_id', '=', 'm.id')
          .orderBy(languageRank(locale, 'board_answer.locale'))
          .limit(1)
          .as('answer'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.identity', 'm.title', 'm.content', 'm.locale', 'm.created_at', 'm.status', 'm.contact_sealed'])
    .select(['answer.text', 'answer.answer_locale'])
    .where('m.member_id', '=', memberId)
    .orderBy('m.id', 'desc');
}
