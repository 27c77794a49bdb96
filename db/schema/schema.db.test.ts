import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { db } = testDatabase();

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

/** What the table types say, read from their source: `interface XTable` for each entry of an `XSchema`. */
function columnsOfTypes(): Map<string, Map<string, string>> {
  const source = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '');
  const interfaces = new Map(
    [...source.matchAll(/export interface (\w+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [name, fields(body)]),
  );
  const tables = new Map<string, Map<string, string>>();
  for (const [name, entries] of interfaces) {
    if (!name.endsWith('Schema')) continue;
    for (const [table, type] of entries) tables.set(table, interfaces.get(type) ?? new Map());
  }
  return tables;
}

function fields(body: string): Map<string, string> {
  return new Map([...body.matchAll(/(\w+): ([^;]+);/g)].map(([, name = '', type = '']) => [name, type.trim()]));
}

async function columnsOfDatabase(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as generated
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration'`.execute(db());
  return rows;
}

const typeOf: Record<string, RegExp> = {
  int4: /^number$/,
  int8: /^number$/,
  bool: /^boolean$/,
  text: /^(string|(?!Date|Buffer)[A-Z]\w*|'.*')$/,
  jsonb: /^JSONColumnType<.*>$/,
  bpchar: /^string$/,
  numeric: /^string$/,
  date: /^string$/,
  timestamptz: /^Date$/,
  bytea: /^Buffer$/,
  _text: /^(string|Locale)\[\]$/,
  _int4: /^number\[\]$/,
  tsvector: /^string$/,
};

test('the table types say what the migrated database has', async () => {
  const types = columnsOfTypes();
  const columns = await columnsOfDatabase();
  expect([...types.keys()].toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].toSorted());
  const inDatabase = columns.map(({ table, column }) => `${table}.${column}`);
  const inTypes = [...types].flatMap(([table, entries]) => [...entries.keys()].map((column) => `${table}.${column}`));
  expect(inTypes.toSorted()).toEqual(inDatabase.toSorted());
  for (const { table, column, type, nullable, generated } of columns) {
    const written = types.get(table)?.get(column) ?? '';
    const inner = /^(?:Generated<(.*)>|ColumnType<(.*), never, never>)$/.exec(written)?.slice(1).find(Boolean);
    const bare = (inner ?? written).replace(/ \| null$/, '');
    const where = `${table}.${column}: ${written}`;
    expect(inner !== undefined, `${where} is made by the database: ${generated}`).toBe(generated);
    expect((inner ?? written).endsWith('| null'), `${where} may be null: ${nullable}`).toBe(nullable);
    expect(bare, `${where} as ${type}`).toMatch(typeOf[type] ?? /^never$/);
  }
});
