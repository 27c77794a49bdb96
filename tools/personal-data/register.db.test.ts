import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { impersonal } from '#db/schema/personal/impersonal.ts';
import { persons } from '#db/schema/personal/persons.ts';
import type { ColumnClass, PersonalTable } from '#db/schema/personal/shape.ts';
import { jobs } from '#server/jobs.ts';
import { lookupColumns } from '#server/keys/lookup-columns.ts';
import { sealedColumns } from '#server/keys/sealed-columns.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = testDatabase();

const tables: [string, PersonalTable<string>][] = Object.entries(persons);

/** Every column that the register classes, as `table.column`. */
function classed(): Map<string, ColumnClass> {
  const named = (table: string, columns: object) =>
    Object.entries(columns).map(([column, about]) => [`${table}.${column}`, about] as const);
  return new Map([
    ...tables.flatMap(([name, { columns }]) => named(name, columns)),
    ...Object.entries(impersonal).flatMap(([name, columns]) => named(name, columns)),
  ]);
}

const keptAs = (kept: string) =>
  [...classed()].flatMap(([name, about]) => (about !== 'plain' && about.kept === kept ? [name] : []));

test('the register classes each column of the migrated database, and no other', async () => {
  const found = (await db().introspection.getTables()).filter(({ name }) => name !== 'migration');
  const columns = found.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect([...classed().keys()].toSorted()).toEqual(columns.toSorted());
});

test('a table that leads to a member or to somebody of the staff is one of persons', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('member'::regclass, 'staff'::regclass)`.execute(db());
  const missing = rows.filter(({ name }) => !(name in persons)).map(({ name }) => name);
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThan(20);
});

test('what is sealed with PII_KEY stands as sealed, but for the keys of tickets; and nothing else does', () => {
  const sealedWithKey = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(keptAs('sealed').toSorted()).toEqual(
    sealedWithKey.filter((name) => name !== 'ticket_key.private_sealed').toSorted(),
  );
});

test('that by which people are found stands as hashed', () => {
  const hashes = keptAs('hashed');
  expect(
    lookupColumns.map(({ table, column }) => `${table}.${column}`).filter((name) => !hashes.includes(name)),
  ).toEqual([]);
});

test('the jobs that clear a table are there', () => {
  const names = new Set(jobs.map(({ name }) => name));
  const unknown = tables.flatMap(([, { clearedBy = [] }]) => clearedBy.filter((name) => !names.has(name)));
  expect(unknown).toEqual([]);
});
