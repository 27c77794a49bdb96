import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bundle } from '#platform/bundle/bundle.server.ts';
import { openArchive } from '#platform/bundle/files/archive-files.server.ts';
import { ArchiveWriter } from '#platform/bundle/files/write-archive.server.ts';
import { importBundle } from '#server/commands/import-bundle.ts';
import type { Doing } from './act.ts';

/** A bundle comes into an empty site alone: this act is done before all others. */
export const bundleActs: Record<string, Doing> = {
  async 'bundle.import'(site) {
    const folder = await mkdtemp(join(tmpdir(), 'expo-act-'));
    const texts = { 'fr-FR': { words: 'Les portes ouvrent à 9 heures.' } };
    const archive = new ArchiveWriter(join(folder, 'small.zip'));
    await archive.add('site-notice/0001.json', Buffer.from(JSON.stringify([{ key: '1', texts }])));
    await archive.close({ form: 2, languages: ['fr-FR'] });
    const files = await openArchive(join(folder, 'small.zip'));
    await importBundle({ ...site, bundle: new Bundle(files) }, 'small.zip');
    files.close();
    await rm(folder, { recursive: true });
    return { before: 'made: nothing was before', after: { things: 1 } };
  },
};
