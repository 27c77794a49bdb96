import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';

/** The database, for reads and for beginning a transaction. */
export type Database = Kysely<Schema>;

/** An open transaction. Inside one, every query goes through it: on the embedded database another would wait for ever. */
export type Tx = Transaction<Schema>;
