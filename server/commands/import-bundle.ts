import { noteAct } from '#features/staff/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Seeding } from '#platform/feature/server-feature.ts';
import { seed } from '../demonstration/seed.ts';

/**
 * Brings a bundle into a site that has no content: what is there by itself, such as names of the house and the days of a
 * demonstration, is none. It stands in the log of what staff did.
 * @param name what the bundle is called, for the log
 * @returns false where the site has content: nothing of it was changed then
 * @throws BundleError a line for each fault; nothing was written then
 */
export async function importBundle(site: Seeding, name: string): Promise<boolean> {
  return seed(site, {
    isEmpty: hasNoContent,
    andThen: (tx, things) =>
      noteAct(
        tx,
        { staff: 'site', act: 'bundle.import', about: `bundle ${name}`, after: { things } },
        site.clock.now(),
      ),
  });
}

/** Whether there is no edition, nothing in the library, and nothing that somebody has written, of the glossary neither. */
async function hasNoContent(db: Database | Tx): Promise<boolean> {
  const edition = await db.selectFrom('edition').select('id').limit(1).executeTakeFirst();
  const picture = await db.selectFrom('media').select('id').where('in_library', '=', true).limit(1).executeTakeFirst();
  const term = await db.selectFrom('glossary_term').select('id').limit(1).executeTakeFirst();
  const revisions = db.selectFrom('content_revision').select('number').where('origin', '<>', 'adopted').limit(1);
  const revision = await revisions.executeTakeFirst();
  return [edition, picture, term, revision].every((each) => each === undefined);
}
