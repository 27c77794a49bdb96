import { linesOfCaptions } from '#features/media/transcript.ts';
import type { Database } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';

/** What the media library says: descriptions of pictures and films, and what films say and show. */
export async function libraryTexts(db: Database, media: MediaStore): Promise<string[]> {
  const rows = await db.selectFrom('media_text').select(['alt', 'captions_key']).execute();
  const films = await Promise.all(
    rows.map(({ captions_key }) => (captions_key ? media.read(captions_key) : undefined)),
  );
  const lines = films.flatMap((bytes) => (bytes ? linesOfCaptions(new TextDecoder().decode(bytes)) : []));
  return [...rows.map(({ alt }) => alt), ...lines.flatMap((line) => Object.values(line).map(String))];
}
