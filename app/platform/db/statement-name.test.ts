import { expect, test } from 'vitest';
import { nameOfStatement } from './statement-name.ts';

test.each([
  ['select "id" from "article" where "id" = $1', 'select', 'article'],
  ["insert into job_run (name) values ('x')", 'insert', 'job_run'],
  ['update "member" set "name" = $1', 'update', 'member'],
  ['\n with due as (select id from outbox_message) update outbox_message set tries = 1', 'with', 'outbox_message'],
  ['begin', 'begin', undefined],
  ["select pg_notify('pages', $1)", 'select', undefined],
])('%s is called by what it does and to what', (sql, operation, table) => {
  expect(nameOfStatement(sql)).toEqual({
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  });
});
