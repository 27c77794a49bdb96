import type { Bundle } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { chaptersIn, noticesIn } from './bundle.server.ts';
import { writeChapters } from './publishing/write-chapters.server.ts';
import { writeNotices } from './publishing/write-notices.server.ts';

/** Writes a bundle's notices (the oldest first) and guides into empty tables, checked as if they were published. */
export async function seedExhibition(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const notices = await noticesIn(bundle);
  await writeNotices(
    tx,
    notices.toSorted((one, other) => +one.publishedAt - +other.publishedAt),
  );
  const chapters = await chaptersIn(bundle);
  await writeChapters(
    tx,
    chapters.toSorted((one, other) => one.position - other.position),
  );
}
