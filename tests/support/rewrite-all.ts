import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { tryContent, writeContent } from './write-content.ts';

/**
 * Reads all things of a kind, and writes each as the console does, from JSON: readers see what they saw and the tables hold what
 * they held, as does what the search finds.
 * @returns the drafts
 */
export async function rewriteAll(
  db: Database,
  kind: ContentKind,
  tables: readonly (keyof Schema)[],
): Promise<Map<string, Draft>> {
  const keys = await kind.keys(db, undefined, 1000);
  const drafts = await kind.read(db, keys);
  expect([...drafts.keys()].toSorted()).toEqual(keys.toSorted());
  const held = await rowsOf(db, tables);
  for (const key of keys) {
    expect(await writeContent(db, kind, JSON.parse(JSON.stringify(drafts.get(key))), key)).toBe(key);
  }
  expect(await kind.read(db, keys)).toEqual(drafts);
  expect(await rowsOf(db, tables)).toEqual(held);
  return drafts;
}

/** The fields that a wrong draft is refused for. */
export async function wrongFields(db: Database, kind: ContentKind, draft: Draft, key?: string): Promise<string[]> {
  const written = await tryContent(db, kind, draft, key);
  return written.outcome === 'invalid' ? written.error.issues.map(({ path }) => path.join('.')) : [];
}

/** Has readers see nothing of a thing any more. */
export function withdraw(db: Database, kind: ContentKind, key: string): Promise<void> {
  return db.transaction().execute((tx) => kind.withdraw(tx, key, new Date()));
}

async function rowsOf(db: Database, tables: readonly (keyof Schema)[]): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of [...tables, 'search_entry', 'search_text'] as const) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
      db,
    );
    all[table] = rows.map(({ row }) => row).toSorted();
  }
  return all;
}
