import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { copyCluster } from '#tests/support/databases/kept-cluster.ts';
import { tableTypes } from './table-types.ts';

/** Writes the types of the tables as the migrations make them; with `--check` only says whether they are what is written. */
const file = join(import.meta.dirname, '../../db/schema/tables.gen.ts');

async function ofMigrations(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'expo-types-'));
  try {
    await copyCluster(directory);
    const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: directory });
    await migrate(database);
    const types = await tableTypes(database.db);
    await database.close();
    return types;
  } finally {
    await rm(directory, { recursive: true });
  }
}

const types = await ofMigrations();
if (!process.argv.includes('--check')) await writeFile(file, types);
else if (types !== (await readFile(file, 'utf8'))) {
  console.error('db/schema/tables.gen.ts is not what the migrations make: run `npm run db:types`.');
  process.exitCode = 1;
}
