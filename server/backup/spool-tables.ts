import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '#platform/db/database.ts';
import { Hashing } from './hashed.ts';
import type { TableEntry } from './manifest.ts';
import { linesOf, type Table, tablesOf } from './tables.ts';

/** Quick rather than small: the embedded database answers nobody else meanwhile. */
const level = 1;

/**
 * Writes all tables into a folder of this machine, a file each, as they stand in one moment.
 * @param tx a transaction that sees one moment, `inPlainForms`
 */
export async function spoolTables(tx: Database, directory: string): Promise<TableEntry[]> {
  await mkdir(join(directory, 'tables'), { recursive: true });
  const entries: TableEntry[] = [];
  for (const table of await tablesOf(tx)) entries.push(await spoolTable(tx, table, directory));
  return entries;
}

async function spoolTable(tx: Database, table: Table, directory: string): Promise<TableEntry> {
  const key = `tables/${table.name}.jsonl.gz`;
  const [lines, stored] = [new Hashing(), new Hashing()];
  let rows = 0;
  async function* text(): AsyncGenerator<Uint8Array> {
    for await (const some of linesOf(tx, table)) {
      rows += some.length;
      yield Buffer.from(`${some.join('\n')}\n`);
    }
  }
  await pipeline(
    lines.through(text()),
    createGzip({ level }),
    (chunks: AsyncIterable<Uint8Array>) => stored.through(chunks),
    createWriteStream(join(directory, key), { mode: 0o600 }),
  );
  const columns = table.columns.map(({ name }) => name);
  const sha256 = stored.digest();
  return { table: table.name, key, columns, rows, bytes: stored.bytes, sha256, linesSha256: lines.digest() };
}
