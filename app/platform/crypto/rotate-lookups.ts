import { sql } from 'kysely';
import { codeOf } from '#platform/error-code.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/retried.ts';
import { lookupKeyIds } from './lookup.ts';
import type { LookupChange, LookupColumn, RotationKeys } from './lookup-column.ts';
import type { ColumnValues, KeyUse } from './rotate-personal.ts';

/** Rows that are held at a time. */
const batch = 200;
const hmacBytes = 32;

/** With which keys the hashes were made that people are found by, and how many; SESSION_SECRET has no id. */
export async function lookupsInUse(db: Database, columns: readonly LookupColumn[]): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { table, column } of columns) {
    const hash = sql.ref(column);
    const { rows } = await sql<{ keyId: string; values: number }>`
      select case octet_length(${hash}) when ${hmacBytes}::integer then ''
        else convert_from(substring(${hash} from 2 for get_byte(${hash}, 0)), 'UTF8') end as "keyId", count(*) as values
      from ${sql.table(table)} where ${hash} is not null group by 1 order by 1`.execute(db);
    uses.push(...rows.map((row) => ({ table, column, ...row })));
  }
  return uses;
}

/**
 * Makes every hash anew with the first key, from what is sealed, whatever key it was made with, a lost one too: afterwards the
 * other keys can go. The site may run meanwhile (started with the same keys, the same one first).
 * @returns how many were made anew, by column. Others stay where the new hash is taken: somebody stands there twice because
 *   a key was lost before
 * @throws where something was sealed with a key that PII_KEY no longer has; what was done stays done
 */
export async function rotateLookups(
  db: Database,
  settings: RotationKeys,
  columns: readonly LookupColumn[],
): Promise<ColumnValues[]> {
  const [first = ''] = lookupKeyIds(settings);
  // From now on nobody writes who lacks it.
  await sql`insert into lookup_key values (${first}) on conflict do nothing`.execute(db);
  const made = columns.filter(({ anew }) => anew);
  const done = [];
  for (const lookup of made) {
    let values = 0;
    for (let more = -1; more !== 0; values += more) more = await rotateColumn(db, settings, lookup);
    done.push({ table: lookup.table, column: lookup.column, values });
  }
  const needed = [first, ...(await lookupsInUse(db, made)).map(({ keyId }) => keyId)];
  await sql`delete from lookup_key where id <> all (${needed}::text[])`.execute(db);
  return done;
}

/**
 * Deletes what was hashed with another key than the first and cannot be made anew: no key is needed for its sake afterwards.
 * @returns how many rows, by column
 */
export async function dropLookups(
  db: Database,
  settings: RotationKeys,
  columns: readonly LookupColumn[],
): Promise<ColumnValues[]> {
  const dropped = [];
  for (const { table, column } of columns.filter(({ goesWithKey }) => goesWithKey)) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${isOther(settings, column)}`.execute(
      db,
    );
    dropped.push({ table, column, values: Number(numAffectedRows ?? 0) });
  }
  return dropped;
}

/** Goes through a column once. @returns how many hashes were made anew */
async function rotateColumn(db: Database, settings: RotationKeys, lookup: LookupColumn): Promise<number> {
  let values = 0;
  for (let last: string | undefined; ; ) {
    const changes = await readChanges(db, settings, lookup, last);
    if (changes.length === 0) return values;
    values += await change(db, lookup, changes);
    last = changes.at(-1)?.key;
  }
}

async function readChanges(
  db: Database,
  settings: RotationKeys,
  { table, column, anew }: LookupColumn,
  last: string | undefined,
): Promise<LookupChange[]> {
  if (!anew) return [];
  const { key, keyType, sealed, plain = [], hash } = anew;
  const { rows } = await sql<{ key: string; before: Buffer; sealed: Buffer; plain: string[] }>`
    select ${sql.ref(key)}::text as key, ${sql.ref(column)} as before, ${sql.ref(sealed)} as sealed,
      array[${sql.join(plain.map((name) => sql.ref(name)))}]::text[] as plain
    from ${sql.table(table)}
    where ${isOther(settings, column)} and ${sql.ref(sealed)} is not null
      and ${last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}::${sql.raw(keyType)}`}
    order by ${sql.ref(`${table}.${key}`)} limit ${batch}`.execute(db);
  return rows.map((row) => ({ key: row.key, before: row.before, after: hash(settings, row.sealed, row.plain) }));
}

/** Writes hashes, each where its row still has the one before: all at once, or one by one where a new one is taken. */
async function change(db: Database, lookup: LookupColumn, changes: readonly LookupChange[]): Promise<number> {
  try {
    return await write(db, lookup, changes);
  } catch (error) {
    if (codeOf(error) !== '23505') throw error;
    if (changes.length === 1) return 0;
    let values = 0;
    for (const each of changes) values += await change(db, lookup, [each]);
    return values;
  }
}

function write(db: Database, { table, column, anew }: LookupColumn, changes: readonly LookupChange[]): Promise<number> {
  const keyType = sql.raw(anew?.keyType ?? 'text');
  return inTransaction(db, async (tx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} as old set ${sql.ref(column)} = fresh.after
      from unnest(
        ${changes.map(({ key }) => key)}::${keyType}[], ${changes.map(({ before }) => before)}::bytea[],
        ${changes.map(({ after }) => after)}::bytea[]
      ) as fresh (key, before, after)
      where old.${sql.ref(anew?.key ?? '')} = fresh.key and old.${sql.ref(column)} = fresh.before`.execute(tx);
    await anew?.alongside?.(tx, changes);
    return Number(numAffectedRows ?? 0);
  });
}

/** Made with another key than the first. */
function isOther(settings: RotationKeys, column: string) {
  const [first = ''] = lookupKeyIds(settings);
  const head =
    first === '' ? Buffer.alloc(0) : Buffer.concat([Buffer.from([first.length]), Buffer.from(first, 'ascii')]);
  const hash = sql.ref(column);
  return sql<boolean>`(octet_length(${hash}) <> ${head.length + hmacBytes}::integer
    or substring(${hash} from 1 for ${head.length}::integer) <> ${head}::bytea)`;
}
