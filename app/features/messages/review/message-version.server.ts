import { createHash } from 'node:crypto';
import type { Database, Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { MessageStatus } from '../messages.ts';

/** What of a message staff changes; what its writer wrote stays as it is. */
export interface ReadMessage {
  status: MessageStatus;
  answers: Texts<string>;
}

/** Names how a message was read: who decides on that decides on nothing that a colleague has done since. */
export function versionOfMessage({ status, answers }: ReadMessage): string {
  const said = JSON.stringify([status, ...locales.map((locale) => answers[locale] ?? '')]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}

/** The organisers' answer to a message, in the languages it has. */
export async function readAnswers(db: Database | Tx, id: number): Promise<Texts<string>> {
  const rows = await db.selectFrom('board_answer').select(['locale', 'text']).where('message_id', '=', id).execute();
  return Object.fromEntries(rows.map(({ locale, text }) => [locale, text]));
}
