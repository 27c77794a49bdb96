import type { Platform } from '#platform/http/site-context.ts';
import { type ProjectContact, sealContact } from './project-contact.server.ts';

/** Projects in one transaction. */
const atOnce = 200;

/**
 * Seals the contacts of projects that were written before contacts were sealed (0022-project-owners.sql); after the first
 * run there are none.
 * @returns how many were sealed
 */
export async function sealPlainContacts({ db, settings }: Pick<Platform, 'db' | 'settings'>): Promise<number> {
  const sealed = await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('project')
      .select(['id', 'plain_contact as plain'])
      .where('plain_contact', 'is not', null)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, plain } of rows) {
      const { person, phone = '', contact = '' } = (plain ?? {}) as Partial<ProjectContact>;
      const bytes = sealContact(settings, { person: person ?? {}, phone, contact });
      await tx
        .updateTable('project')
        .set({ contact_sealed: bytes, plain_contact: null })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
  return sealed < atOnce ? sealed : sealed + (await sealPlainContacts({ db, settings }));
}
