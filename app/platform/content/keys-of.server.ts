import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { ContentKind } from './content-kind.ts';

/** The tables whose rows have a column of that type. */
type With<Name extends string, Type> = {
  [Table in keyof Schema]: Selectable<Schema[Table]> extends { [Column in Name]: Type } ? Table : never;
}[keyof Schema];

/**
 * Reads the keys of a kind whose things are numbered, in the order of their numbers.
 * @param among which rows of the table are of the kind, where not all of them are
 */
export function numbersOf(table: With<'id', number>, among: RawBuilder<boolean> = sql`true`): ContentKind['keys'] {
  return async (db, after = '0', limit) => {
    const found = sql<{ id: number }>`select id from ${sql.table(table)}
      where id > ${Number(after)} and ${among} order by id limit ${limit}`;
    return (await found.execute(db)).rows.map(({ id }) => String(id));
  };
}

/** Reads the keys of a kind whose things have words for keys, in the order of these. */
export function wordsOf(table: With<'key', string>): ContentKind['keys'] {
  return async (db, after = '', limit) => {
    const found = sql<{ key: string }>`select key from ${sql.table(table)}
      where key > ${after} order by key limit ${limit}`;
    return (await found.execute(db)).rows.map(({ key }) => key);
  };
}
