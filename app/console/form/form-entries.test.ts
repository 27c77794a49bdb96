import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import * as field from '#platform/content/fields.server.ts';
import { type Entries, formEntries } from './form-entries.ts';
import { readFields } from './read-fields.ts';
import { withRowAct } from './row-acts.ts';
import { entriesIn, isSameTyped } from './typed.ts';

const kind = {
  shared: {
    day: field.day(msg`Category`),
    shownAt: field.moment(msg`Category`),
    isOpen: field.flag(msg`Category`),
    countries: field.countries(msg`Category`, () => true),
    pictureIds: field.pictures(msg`Category`, 9),
    figures: field.rows(msg`Category`, {
      shared: { key: field.key(msg`Category`) },
      texts: { label: field.line(msg`Category`, 100) },
      most: 10,
    }),
  },
  texts: { title: field.line(msg`Title`, 100), provinces: field.list(msg`Title`, { most: 5, each: 10 }) },
};

function formOf(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('what a form shows is read back as the values that it was made from', () => {
  const values = {
    day: '2025-06-12',
    shownAt: '2025-06-12T01:30:00.000Z',
    isOpen: true,
    countries: ['KE', 'ZM'],
    pictureIds: [7, 3],
    figures: [
      { id: 'b', key: 'b' },
      { id: 'a', key: 'a' },
    ],
  };
  expect(readFields(kind.shared, 'shared', formOf(formEntries(kind.shared, 'shared', values)))).toEqual(values);
});

test('so are the texts of a language, with those of rows', () => {
  const fields = { ...kind.texts, figures: kind.shared.figures };
  const values = { title: 'Le titre', provinces: ['Hunan', 'Hubei'], figures: { b: { label: 'Accords' } } };
  expect(readFields(fields, 'fr-FR', formOf(formEntries(fields, 'fr-FR', values)))).toEqual(values);
});

test('what the editor itself needs is no part of what was typed, and what is empty makes no difference', () => {
  const entries = entriesIn(
    formOf([
      ['_base', '3'],
      ['title', ' A\r\nB '],
      ['summary', ''],
    ]),
  );
  expect(entries).toEqual([
    ['title', ' A\nB '],
    ['summary', ''],
  ]);
  expect(isSameTyped(entries, [['title', 'A\nB']])).toBe(true);
  expect(isSameTyped(entries, [['title', 'A']])).toBe(false);
});

test('buttons of rows work without script: one more, one less, up and down, and nothing of what was typed is lost', () => {
  const rows: Entries = [
    ['figures', 'a'],
    ['figures', 'b'],
    ['figures.a.key', 'first'],
  ];
  const after = (value: string) => withRowAct(rows, value, 0);
  const ids = (entries: Entries | undefined) => entries?.flatMap(([name, id]) => (name === 'figures' ? [id] : []));
  expect(ids(after('down figures a'))).toEqual(['b', 'a']);
  expect(ids(after('up figures a'))).toEqual(['a', 'b']);
  expect(ids(after('remove figures b'))).toEqual(['a']);
  expect(ids(after('add figures '))).toEqual(['a', 'b', 'r0']);
  expect(after('add figures ')).toContainEqual(['figures.a.key', 'first']);
  expect(after('drop figures a')).toBeUndefined();
});
