import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type Exported, exportBundle, NoSuchEdition, type Wanted } from '#console/bundle/export-bundle.server.ts';
import { Bundle } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { openArchive } from '#platform/bundle/files/archive-files.server.ts';
import { ArchiveWriter } from '#platform/bundle/files/write-archive.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { migrate } from '#platform/db/migrate.ts';
import { importBundle } from './import-bundle.ts';
import { type OpenForCommand, openForCommand } from './open-for-command.ts';

const usage = `npm run content -- export FILE [--edition N] [--drafts]    all content into an archive (.zip), or that of an edition; also what is being written
npm run content -- import FILE                              the content of an archive or a folder into an empty site`;

/** What was asked for; undefined where the words are not understood. */
interface Asked extends Wanted {
  command: 'export' | 'import';
  file: string;
}

/** `npm run content -- export`, `import` @param given what stands after the name of the command */
export async function content(given: string[]): Promise<void> {
  const asked = readArguments(given);
  if (!asked) {
    process.exitCode = 1;
    console.log(usage);
    return;
  }
  const open = await openForCommand();
  try {
    await migrate(open.database);
    console.log(await (asked.command === 'export' ? exportTo(open, asked) : importFrom(open, asked.file)));
  } catch (error) {
    if (!(error instanceof BundleError || error instanceof NoSuchEdition)) throw error;
    process.exitCode = 1;
    console.log(error.message);
  } finally {
    await open.database.close();
  }
}

async function exportTo({ database, media }: OpenForCommand, { file, ...wanted }: Asked): Promise<string> {
  if (existsSync(file)) throw new BundleError(`${file} is there already.`);
  const archive = new ArchiveWriter(file);
  try {
    return saidOf(file, await exportBundle({ db: database.db, media }, archive, wanted));
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

function saidOf(file: string, { things, files, bytes, sha256 }: Exported): string {
  return `${file}: things ${things}, files ${files}, bytes ${bytes}, SHA-256 ${sha256}.`;
}

async function importFrom({ database, media, settings }: OpenForCommand, file: string): Promise<string> {
  if (!existsSync(file)) throw new BundleError(`${file} is not there.`);
  const archive = statSync(file).isDirectory() ? undefined : await openArchive(file);
  try {
    const site = { db: database.db, media, settings, clock: clockWithOffset(settings.CLOCK_OFFSET) };
    const isWritten = await importBundle({ ...site, bundle: new Bundle(archive ?? file) }, basename(file));
    if (isWritten) return `${file}: its content is written.`;
    process.exitCode = 1;
    return 'Left alone: the site has content. A bundle comes into an empty site alone.';
  } finally {
    archive?.close();
  }
}

function readArguments(args: string[]): Asked | undefined {
  try {
    const options = { edition: { type: 'string' }, drafts: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [command, file, ...more] = positionals;
    if (!file || more.length > 0 || (command !== 'export' && command !== 'import')) return undefined;
    if (command === 'import' && Object.keys(values).length > 0) return undefined;
    if (values.edition !== undefined && !/^[1-9]\d{0,2}$/.test(values.edition)) return undefined;
    return {
      command,
      file,
      edition: values.edition === undefined ? undefined : Number(values.edition),
      drafts: values.drafts,
    };
  } catch {
    return undefined;
  }
}
