import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { tableTypes } from './table-types.ts';

const { db } = testDatabase();

const written = () => readFile(new URL('../../db/schema/tables.gen.ts', import.meta.url), 'utf8');

/** The types of the tables as a change leaves them, which is then taken back. */
async function typesAfter(change: string): Promise<string> {
  const tx = await db().startTransaction().execute();
  try {
    await sql.raw(change).execute(tx);
    return await tableTypes(tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** What the source says of a column (`DeskTable.phone`). */
function typeIn(source: string, column: string): string | undefined {
  const [table, name] = column.split('.');
  const [, body = ''] = new RegExp(`export interface ${table} {([^}]*)}`).exec(source) ?? [];
  return new RegExp(`^  ${name}: (.*);$`, 'm').exec(body)?.[1];
}

test('what is written of the tables is what the migrations make', async () => {
  expect(await tableTypes(db())).toBe(await written());
});

test.each([
  ['a column more', 'alter table venue add column rooms integer', 'VenueTable.rooms', 'number | null'],
  ['a column less', 'alter table venue drop column position', 'VenueTable.position', undefined],
  ['null allowed', 'alter table desk alter column phone drop not null', 'DeskTable.phone', 'string | null'],
  ['a default', "alter table desk alter column phone set default ''", 'DeskTable.phone', 'Generated<string>'],
  ['another type', 'alter table venue alter column position type text', 'VenueTable.position', 'string'],
  [
    'a worked-out column',
    'alter table venue add column place integer not null generated always as (position + 1) stored',
    'VenueTable.place',
    'GeneratedAlways<number>',
  ],
  [
    'a list of values',
    "alter table desk add check (key in ('press', 'lost-property'))",
    'DeskTable.key',
    "'press' | 'lost-property'",
  ],
  ['one value', "alter table desk add check (key = 'press')", 'DeskTable.key', "'press'"],
  [
    'a language',
    'create table if not exists language (tag text primary key); alter table desk add column told text references language',
    'DeskTable.told',
    'Locale | null',
  ],
])('%s shows', async (_what, change, column, type) => {
  const types = await typesAfter(change);
  expect(types).not.toBe(await written());
  expect(typeIn(types, column)).toBe(type);
});

test('a column of a type that nobody has said anything about is refused', async () => {
  await expect(typesAfter('alter table venue add column opens time')).rejects.toThrow('venue.opens is a time');
});

test('a refinement of a column that is gone is refused', async () => {
  await expect(typesAfter('alter table rate_import drop column refusals')).rejects.toThrow('rate_import.refusals');
});
