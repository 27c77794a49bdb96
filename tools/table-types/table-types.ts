import { type ColumnMetadata, sql, type TableMetadata } from 'kysely';
import { refinements } from '#db/schema/refinements.ts';
import type { Database } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';

/** What the driver makes of a type of PostgreSQL (`types` in app/platform/db/open.ts). */
const driverTypes: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  text: 'string',
  bpchar: 'string',
  numeric: 'string',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  tsvector: 'string',
  _text: 'string[]',
  _int4: 'number[]',
};

const heading = `// Written by \`npm run db:types\` from the migrated database: change a migration, or refinements.ts, and run it again.
// As the driver reads them, a date is \`YYYY-MM-DD\` and a numeric a decimal string.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';
import type { LastStand, MergedRows, RefusedRow, SheetReport, WantedCompany } from './refinements.ts';
`;

/** What the catalogue knows of a column beside its type. */
interface Facts {
  /** A check of this column alone, as PostgreSQL writes it. */
  checks: string[];
  /** Whether it refers to the table of languages. */
  language: boolean;
  /** Whether it is worked out of the others, and so never written. */
  computed: boolean;
}

/**
 * The types of all tables of a migrated database, as the source of a module.
 * @throws Error where a column has a type that no driver type stands for, or a refinement names no column
 */
export async function tableTypes(db: Database): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'migration');
  refuseUnknownRefinements(tables);
  const facts = await readFacts(db);
  const interfaces = tables.map((table) => {
    const fields = table.columns.map((column) => `  ${column.name}: ${columnType(table.name, column, facts)};\n`);
    return `\nexport interface ${interfaceName(table.name)} {\n${fields.join('')}}\n`;
  });
  const entries = tables.map(({ name }) => `  ${name}: ${interfaceName(name)};\n`);
  return `${heading}${interfaces.join('')}\n/** Every table of the database, for Kysely. */\nexport interface Schema {\n${entries.join('')}}\n`;
}

function refuseUnknownRefinements(tables: TableMetadata[]): void {
  const known = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
  const unknown = Object.keys(refinements).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`refinements.ts names columns that are not there: ${unknown.join(', ')}`);
}

async function readFacts(db: Database): Promise<Map<string, Facts>> {
  const { rows } = await sql<Facts & { key: string }>`
    select c.relname || '.' || a.attname as key, a.attgenerated <> '' as computed,
      array(select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]) as checks,
      exists (select from pg_constraint where conrelid = c.oid and contype = 'f' and conkey = array[a.attnum]
        and confrelid = to_regclass('language')) as language
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  `.execute(db);
  return new Map(rows.map(({ key, ...facts }) => [key, facts]));
}

function columnType(table: string, column: ColumnMetadata, facts: Map<string, Facts>): string {
  const key = `${table}.${column.name}`;
  const { checks, computed, language } = facts.get(key) ?? { checks: [] };
  const known = language ? 'Locale' : choicesOf(checks);
  const bare = refinements[key] ?? known ?? driverTypes[column.dataType];
  if (bare === undefined)
    throw new Error(`${key} is a ${column.dataType}: say in driverTypes or refinements.ts what that is`);
  const type = column.isNullable ? `${bare} | null` : bare;
  if (computed) return `GeneratedAlways<${type}>`;
  return column.hasDefaultValue || column.isAutoIncrementing ? `Generated<${type}>` : type;
}

/** The values that a check allows, as a type; undefined where none names them. */
function choicesOf(checks: string[]): string | undefined {
  const list = checks
    .map((check) => /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.*)\]\)|('[^']*'::text))\)\)$/.exec(check))
    .find(Boolean);
  const values = (list?.[1] ?? list?.[2])?.match(/'[^']*'/g);
  if (!values) return undefined;
  return values.join() === locales.map((locale) => `'${locale}'`).join() ? 'Locale' : values.join(' | ');
}

/** `company_text`: `CompanyTextTable`. */
function interfaceName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}
