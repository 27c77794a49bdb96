import { staffById } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { openContact } from '../contact.server.ts';
import { readAnswers, versionOfMessage } from './message-version.server.ts';
import { maskedContact } from './waiting.server.ts';

/** A message as staff reads it before they decide; undefined where there is none. Who wrote it is masked. */
export async function readMessage(db: Database, settings: Pick<Settings, 'PII_KEY'>, id: number) {
  const row = await db
    .selectFrom('board_message')
    .select(['id', 'status', 'identity', 'title', 'content', 'locale', 'created_at', 'contact_sealed'])
    .select(['reviewed_at', 'reviewed_by', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, identity, title, content, locale: lang, created_at: since } = row;
  const answers = await readAnswers(db, id);
  const by = row.reviewed_by === null ? undefined : (await staffById(db, row.reviewed_by))?.name;
  const contact = openContact(settings, row.contact_sealed);
  return {
    ...{ id, status, identity, title, content, lang, answers, since },
    version: versionOfMessage({ status, answers }),
    isMember: row.member_id !== null,
    contact: contact && maskedContact(contact),
    decision:
      row.reviewed_at === null
        ? undefined
        : { is: status === 'approved' ? 'approved' : 'refused', by, at: venueIso(row.reviewed_at) },
  };
}
