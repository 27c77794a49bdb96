import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { Database, Tx } from '../db/database.ts';
import { resealPersonal } from './personal.ts';
import type { SealedColumn } from './sealed-column.ts';

type Keys = Pick<Settings, 'PII_KEY'>;

/** Rows that are held at a time: a visitor who cancels meanwhile waits some milliseconds. */
const batch = 200;

/** How many values of a column something was done with. */
export interface ColumnValues {
  table: string;
  column: string;
  values: number;
}

/** How many values of a column are sealed with a key. */
export interface KeyUse extends ColumnValues {
  keyId: string;
}

/** Which keys of PII_KEY the database needs, and for how much. */
export async function keysInUse(db: Database, columns: readonly SealedColumn[]): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { table, column } of columns) {
    const value = sql.ref(column);
    const { rows } = await sql<{ keyId: string; values: number }>`
      select convert_from(substring(${value} from 2 for get_byte(${value}, 0)), 'UTF8') as "keyId", count(*) as values
      from ${sql.table(table)} where ${value} is not null group by 1 order by 1`.execute(db);
    uses.push(...rows.map((row) => ({ table, column, ...row })));
  }
  return uses;
}

/**
 * Seals with the first key of PII_KEY whatever is sealed with another: afterwards the others can leave PII_KEY. The site
 * may run meanwhile (started with the same PII_KEY, or it goes on sealing with the old key). Broken off, it goes on where
 * it was.
 * @returns how many values were sealed anew, by column
 * @throws where a value was sealed with a key that PII_KEY no longer has; what was done stays done
 */
export async function rotatePersonal(
  db: Database,
  settings: Keys,
  columns: readonly SealedColumn[],
): Promise<ColumnValues[]> {
  const done = [];
  for (const sealed of columns) {
    const { table, column } = sealed;
    let values = 0;
    while (await hasOthers(db, settings, sealed)) values += await rotateColumn(db, settings, sealed);
    done.push({ table, column, values });
  }
  return done;
}

/** Goes through a column once. Rows that somebody else holds are left for the next time. */
async function rotateColumn(db: Database, settings: Keys, sealed: SealedColumn): Promise<number> {
  let values = 0;
  let last: string | undefined;
  do {
    const rows = await db.transaction().execute((tx) => rotateBatch(tx, settings, sealed, last));
    values += rows.length;
    last = rows.at(-1)?.key;
  } while (last !== undefined);
  return values;
}

interface SealedRow {
  key: string;
  value: Buffer;
}

async function rotateBatch(
  tx: Tx,
  settings: Keys,
  { table, key, keyType, column, purpose }: SealedColumn,
  last: string | undefined,
): Promise<SealedRow[]> {
  const type = sql.raw(keyType);
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)}::text as key, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${isOther(settings, column)} and ${last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}::${type}`}
    order by ${sql.ref(`${table}.${key}`)} limit ${batch} for update skip locked`.execute(tx);
  const fresh = rows.map(({ key, value }) => resealPersonal(settings, purpose(key), value));
  if (rows.length > 0) {
    await sql`
      update ${sql.table(table)} as old set ${sql.ref(column)} = fresh.value
      from unnest(${rows.map(({ key }) => key)}::${type}[], ${fresh}::bytea[]) as fresh (key, value)
      where old.${sql.ref(key)} = fresh.key`.execute(tx);
  }
  return rows;
}

async function hasOthers(db: Database, settings: Keys, { table, column }: SealedColumn): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${isOther(settings, column)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Sealed with another key than the first: values begin with the length of the key's id and the id. */
function isOther({ PII_KEY = [] }: Keys, column: string) {
  const id = Buffer.from(PII_KEY[0]?.id ?? '', 'ascii');
  const head = Buffer.concat([Buffer.from([id.length]), id]);
  return sql<boolean>`${sql.ref(column)} is not null
    and substring(${sql.ref(column)} from 1 for ${head.length}::integer) <> ${head}::bytea`;
}
