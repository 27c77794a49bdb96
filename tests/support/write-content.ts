import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';

/** Writes a draft as publishing does. @returns its key @throws where the draft is wrong */
export async function writeContent(db: Database, kind: ContentKind, draft: Draft, key?: string): Promise<string> {
  const written = await tryContent(db, kind, draft, key);
  if (written.outcome === 'invalid') throw new Error(`The draft is wrong: ${written.error.message}`);
  return written.key;
}

/** The same, where it may be refused. */
export function tryContent(db: Database, kind: ContentKind, draft: Draft, key?: string) {
  return db.transaction().execute(async (tx) => {
    const written = await kind.write(tx, key, draft, new Date());
    if (written.outcome === 'written') await emptyPages(tx, [...kind.tags]);
    return written;
  });
}

/** The fields of a draft that was refused. */
export async function wrongFields(db: Database, kind: ContentKind, draft: Draft, key?: string): Promise<string[]> {
  const written = await tryContent(db, kind, draft, key);
  return written.outcome === 'invalid' ? written.error.issues.map(({ path }) => path.join('.')) : [];
}

/** Withdraws a thing as its editors do. */
export function withdrawContent(db: Database, kind: ContentKind, key: string): Promise<void> {
  return db.transaction().execute((tx) => kind.withdraw(tx, key, new Date()));
}

/** What readers see of a thing now, as a draft. @throws where there is no such thing */
export async function readContent(db: Database, kind: ContentKind, key: string): Promise<Draft> {
  const draft = (await kind.read(db, [key])).get(key);
  if (!draft) throw new Error('It is not there');
  return draft;
}
