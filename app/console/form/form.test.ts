import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import * as field from '#platform/content/fields.server.ts';
import { readFields } from './read-fields.ts';
import { shownFields } from './show-fields.server.ts';

const kind = {
  shared: {
    day: field.day(msg`Category`),
    shownAt: field.moment(msg`Category`),
    most: field.optional(field.number(msg`Category`, { min: 1, max: 9 })),
    isOpen: field.flag(msg`Category`),
    countries: field.countries(msg`Category`, (code) => code === 'KE' || code === 'ZM'),
    figures: field.rows(msg`Category`, {
      shared: { key: field.key(msg`Category`) },
      texts: { label: field.line(msg`Category`, 100) },
      most: 10,
    }),
  },
  texts: { title: field.line(msg`Title`, 100), provinces: field.list(msg`Title`, { most: 5, each: 10 }) },
};

function formOf(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('what was typed becomes values of the fields; a moment is meant at the venue', () => {
  const form = formOf([
    ['day', '2025-06-12'],
    ['shownAt', '2025-06-12T09:30'],
    ['most', '3'],
    ['countries', 'KE'],
    ['countries', 'ZM'],
    ['figures', 'b'],
    ['figures', 'a'],
    ['figures.a.key', 'a'],
    ['figures.b.key', 'b'],
  ]);
  expect(readFields(kind.shared, 'shared', form)).toEqual({
    day: '2025-06-12',
    shownAt: '2025-06-12T01:30:00.000Z',
    most: 3,
    isOpen: false,
    countries: ['KE', 'ZM'],
    figures: [
      { id: 'b', key: 'b' },
      { id: 'a', key: 'a' },
    ],
  });
});

test('what is no number or moment stays what was typed, so that nothing is lost', () => {
  expect(
    readFields(
      kind.shared,
      'shared',
      formOf([
        ['most', 'three'],
        ['shownAt', 'soon'],
      ]),
    ),
  ).toMatchObject({ most: 'three', shownAt: 'soon' });
});

test('a language has the texts of rows by the row’s id', () => {
  const form = formOf([
    ['title', 'Titre'],
    ['provinces', 'Hunan\n\nZhejiang '],
    ['figures', 'a'],
    ['figures.a.label', 'Projets'],
  ]);
  const fields = { ...kind.texts, figures: kind.shared.figures };
  expect(readFields(fields, 'fr-FR', form)).toEqual({
    title: 'Titre',
    provinces: ['Hunan', 'Zhejiang'],
    figures: { a: { label: 'Projets' } },
  });
});

test('a page is told what may be chosen, what is needed and what stands in rows, in its language', () => {
  const shared = shownFields(kind, 'shared', 'fr-FR');
  expect(shared.find(({ name }) => name === 'countries')?.control).toEqual({
    type: 'choices',
    options: [
      { value: 'KE', label: 'Kenya' },
      { value: 'ZM', label: 'Zambie' },
    ],
  });
  expect(shared.map(({ name, required }) => [name, required])).toEqual([
    ['day', true],
    ['shownAt', true],
    ['most', false],
    ['isOpen', true],
    ['countries', false],
    ['figures', false],
  ]);
  const french = shownFields(kind, 'fr-FR', 'fr-FR');
  expect(french.map(({ name }) => name)).toEqual(['title', 'provinces', 'figures']);
  expect(french.at(-1)?.control).toMatchObject({ type: 'rows', fields: [{ name: 'label', required: true }] });
});
