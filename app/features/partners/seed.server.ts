import { seedActivities } from '#db/seed/partners/activities.ts';
import { seedPartnerList } from '#db/seed/partners/partners.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { brandArticleDraft, partnerDraft } from './drafts.server.ts';
import { writeBrandArticles, writePartners } from './write-partners.server.ts';

/**
 * Writes the demonstration's partners in the order of the list, and their activities (the oldest first), into empty
 * tables, checked as if they were published.
 */
export async function seedPartners(tx: Tx, _media: MediaStore): Promise<void> {
  const ids = await writePartners(
    tx,
    seedPartnerList.map((partner, position) => {
      const parsed = partnerDraft.safeParse({ ...partner, position });
      if (!parsed.success) throw new Error(`Seed partner ${partner.key}: ${parsed.error.message}`);
      return parsed.data;
    }),
  );
  const idOf = new Map(seedPartnerList.map(({ key }, i) => [key, ids[i]]));
  const oldestFirst = [...seedActivities].sort((one, other) => one.publishedAt.localeCompare(other.publishedAt));
  await writeBrandArticles(
    tx,
    oldestFirst.map(({ partner, publishedAt, texts }) => {
      const parsed = brandArticleDraft.safeParse({
        partnerId: idOf.get(partner),
        publishedAt: new Date(publishedAt),
        texts,
      });
      if (!parsed.success) throw new Error(`Seed activity of ${partner}: ${parsed.error.message}`);
      return parsed.data;
    }),
  );
}
