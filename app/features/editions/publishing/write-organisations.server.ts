import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyOrganisation } from './organisation-draft.server.ts';

/** Writes an organisation, new or, where an id is given, in place of what is known of it. @returns its id */
export async function writeOrganisation(
  tx: Tx,
  id: number | undefined,
  { texts, ...own }: ReadyOrganisation,
): Promise<number> {
  const row = { role: own.role, position: own.position, url: own.url ?? null };
  const written = id ?? (await tx.insertInto('organiser').values(row).returning('id').executeTakeFirstOrThrow()).id;
  if (id !== undefined) await tx.updateTable('organiser').set(row).where('id', '=', id).execute();
  await emptyOrganisation(tx, written);
  const rows = textsOf(texts).map(([locale, { name }]) => ({ organiser_id: written, locale, name }));
  await tx.insertInto('organiser_text').values(rows).execute();
  return written;
}

/** Has an organisation say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyOrganisation(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('organiser_text').where('organiser_id', '=', id).execute();
}
