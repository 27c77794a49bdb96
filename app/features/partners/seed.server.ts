import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { activitiesIn, partnersIn } from './bundle.server.ts';
import { activityDraft } from './publishing/drafts.server.ts';
import { writeActivities } from './publishing/write-activities.server.ts';
import { writePartners } from './publishing/write-partners.server.ts';

/**
 * Writes a bundle's partners in the order of the list, and their activities (the oldest first), into empty tables, checked
 * as if they were published.
 */
export async function seedPartners(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const partners = await partnersIn(bundle);
  const ids = await writePartners(
    tx,
    partners.map((partner, position) => ({ ...partner, position })),
  );
  const idOf = new Map(partners.map(({ key }, i) => [key, ids[i]]));
  const activities = await activitiesIn(bundle);
  await writeActivities(
    tx,
    activities
      .toSorted((one, other) => +one.publishedAt - +other.publishedAt)
      .map(({ file, partner, publishedAt, texts }) =>
        checked(activityDraft, { partner: String(idOf.get(partner) ?? 0), publishedAt, texts }, file),
      ),
  );
}
