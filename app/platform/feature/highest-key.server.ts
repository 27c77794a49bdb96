import { type Selectable, sql } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { Database } from '../db/database.ts';
import type { ThingAddresses } from './listed-addresses.ts';

/** The tables whose rows are numbered. */
type Numbered = {
  [Table in keyof Schema]: Selectable<Schema[Table]> extends { id: number } ? Table : never;
}[keyof Schema];

/** Reads the highest id of a table, 0 where it is empty: up to where its things are read for the sitemap. */
export function highestKey(table: Numbered): ThingAddresses['highest'] {
  return async (db: Database) => {
    const highest = sql<{ id: number }>`select id from ${sql.table(table)} order by id desc limit 1`;
    return (await highest.execute(db)).rows[0]?.id ?? 0;
  };
}
