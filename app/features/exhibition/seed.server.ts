import { seedChapters } from '#db/seed/exhibition/chapters.ts';
import { seedNotices } from '#db/seed/exhibition/notices.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { chapterDraft, noticeDraft } from './drafts.server.ts';
import { writeChapters, writeNotices } from './write-texts.server.ts';

/** Writes the demonstration's notices (the oldest first) and guides into empty tables, checked as if they were published. */
export async function seedExhibition(tx: Tx, _media: MediaStore): Promise<void> {
  const oldestFirst = [...seedNotices].sort((one, other) => one.publishedAt.localeCompare(other.publishedAt));
  await writeNotices(
    tx,
    oldestFirst.map(({ key, publishedAt, ...notice }) => {
      const parsed = noticeDraft.safeParse({ ...notice, publishedAt: new Date(publishedAt) });
      if (!parsed.success) throw new Error(`Seed notice ${key}: ${parsed.error.message}`);
      return parsed.data;
    }),
  );
  await writeChapters(
    tx,
    seedChapters.map((chapter, position) => {
      const parsed = chapterDraft.safeParse({ ...chapter, position });
      if (!parsed.success) throw new Error(`Seed chapter ${chapter.key}: ${parsed.error.message}`);
      return parsed.data;
    }),
  );
}
