import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { Bundle } from '#platform/bundle/bundle.server.ts';
import { openArchive } from '#platform/bundle/files/archive-files.server.ts';
import { ArchiveWriter } from '#platform/bundle/files/write-archive.server.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { importBundle } from '#server/commands/import-bundle.ts';
import { freshen } from '#tests/support/databases/fresh-database.ts';
import { exportBundle, type Wanted } from './export-bundle.server.ts';

/** A folder for archives; whoever asks for it takes it away. */
export const newFolder = () => mkdtemp(join(tmpdir(), 'expo-archives-'));

/** Writes an archive of what there is. @returns its bytes, and what was said of it */
export async function exportTo(site: Platform, path: string, wanted: Wanted = {}) {
  const exported = await exportBundle(site, new ArchiveWriter(path), wanted);
  return { ...exported, content: await readFile(path) };
}

/** Brings an archive in as the command does. */
export async function importFrom(site: Platform, path: string): Promise<boolean> {
  const archive = await openArchive(path);
  try {
    return await importBundle({ ...site, bundle: new Bundle(archive) }, 'test.zip');
  } finally {
    archive.close();
  }
}

/** Makes the database as if it had just been migrated. */
export const empty = ({ connect }: Pick<OpenDatabase, 'connect'>) => freshen(connect, inject('migratedForm'));
