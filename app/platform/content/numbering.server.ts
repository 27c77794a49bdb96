import { type Selectable, sql } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { Tx } from '../db/database.ts';

/** The tables that number their rows. */
type Numbered = {
  [Table in keyof Schema]: Selectable<Schema[Table]> extends { id: number } ? Table : never;
}[keyof Schema];

/** How a table numbers its rows. */
export interface Numbering {
  /** Has the next row get this number. */
  next(tx: Tx, number: number): Promise<void>;
  /** Has those that come go on after the highest number there is. */
  goOn(tx: Tx): Promise<void>;
}

/** The numbering of a table whose `id` the database gives out. */
export function numberingOf(table: Numbered): Numbering {
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  return {
    async next(tx, number) {
      await sql`select setval(${sequence}, ${number}::bigint, false)`.execute(tx);
    },
    async goOn(tx) {
      const next = sql`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`;
      await sql`select setval(${sequence}, ${next}, false)`.execute(tx);
    },
  };
}
