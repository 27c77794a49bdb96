import type { ContentKind, Draft, Written } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';

/** Writes a draft as publishing does. @returns its key @throws where the draft is wrong */
export async function writeContent(db: Database, kind: ContentKind, draft: Draft, key?: string): Promise<string> {
  const written = await tryContent(db, kind, draft, key);
  if (written.outcome === 'invalid') throw new Error(`The draft is wrong: ${written.error.message}`);
  return written.key;
}

/** Takes back what was written of a draft that is refused. */
class Refused extends Error {
  readonly written: Written;
  constructor(written: Written) {
    super('Refused');
    this.written = written;
  }
}

/** The same, where it may be refused: nothing of it is written then. */
export async function tryContent(db: Database, kind: ContentKind, draft: Draft, key?: string): Promise<Written> {
  try {
    return await db.transaction().execute(async (tx) => {
      const written = await kind.write(tx, key, draft, new Date());
      if (written.outcome === 'invalid') throw new Refused(written);
      await emptyPages(tx, [...kind.tags]);
      return written;
    });
  } catch (error) {
    if (error instanceof Refused) return error.written;
    throw error;
  }
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
