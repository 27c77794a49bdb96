import { openDatabase } from './open.ts';

/** A process of the tests: writes into the embedded database of the given directory until it is killed. */
const database = await openDatabase({ DATA_DIR: process.argv[2] ?? '' });
await database.query('create table ledger (id int generated always as identity primary key)');
for (;;) {
  const { rows } = await database.query<{ id: number }>('insert into ledger default values returning id');
  process.stdout.write(`${rows[0]?.id}\n`);
}
