import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';

/** Writes a draft as publishing does. @returns its key @throws where the draft is wrong */
export async function writeContent(db: Database, kind: ContentKind, draft: Draft, key?: string): Promise<string> {
  const written = await tryContent(db, kind, draft, key);
  if (written.outcome === 'invalid') throw new Error(`The draft is wrong: ${written.error.message}`);
  return written.key;
}

/** The same, where it may be refused. */
export function tryContent(db: Database, kind: ContentKind, draft: Draft, key?: string) {
  return db.transaction().execute((tx) => kind.write(tx, key, draft, new Date()));
}
