import type { Database } from '#platform/db/database.ts';
import type { Findable, FindableText } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';

/** A thing told apart by its id; a test says what matters to it. */
export function thing(id: string, english: FindableText, more: Partial<Findable> = {}): Findable {
  return { type: 'news', id, path: `/x/${id}`, texts: { 'en-US': english }, ...more };
}

/** Has things found. */
export function write(db: Database, ...things: Findable[]): Promise<void> {
  return db.transaction().execute((tx) => makeFindable(tx, things));
}
