import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import * as field from '#platform/content/fields.server.ts';
import { composeDraft, filled, isSame, splitDraft } from './document.ts';

const kind = {
  shared: {
    day: field.day(msg`Category`),
    figures: field.rows(msg`Category`, {
      shared: { key: field.key(msg`Category`), value: field.decimal(msg`Category`) },
      texts: { label: field.line(msg`Category`, 100) },
      most: 10,
    }),
  },
  texts: { title: field.line(msg`Title`, 100) },
};

const draft = {
  day: '2025-06-12',
  figures: [
    { key: 'deals', value: '176', texts: { 'zh-CN': { label: '项目' }, 'fr-FR': { label: 'Projets' } } },
    { key: 'countries', value: '53', texts: { 'zh-CN': { label: '国家' } } },
  ],
  texts: { 'zh-CN': { title: '第四届' }, 'fr-FR': { title: 'Quatrième' } },
};

test('what is split is whole again when it is put together', () => {
  expect(composeDraft(kind, splitDraft(kind, draft))).toEqual(draft);
});

test('a row’s texts stand in their language, by the row’s key', () => {
  const { shared, texts } = splitDraft(kind, draft);
  expect(shared.figures).toEqual([
    { id: 'deals', key: 'deals', value: '176' },
    { id: 'countries', key: 'countries', value: '53' },
  ]);
  expect(texts['fr-FR']).toEqual({ figures: { deals: { label: 'Projets' } }, title: 'Quatrième' });
});

test('rows that have changed places keep their texts', () => {
  const { shared, texts } = splitDraft(kind, draft);
  const turned = { ...shared, figures: [...(shared.figures as unknown[])].reverse() };
  expect(composeDraft(kind, { shared: turned, texts }).figures).toEqual([...draft.figures].reverse());
});

test('what is empty is as what is not there, and the order of fields says nothing', () => {
  expect(filled({ b: '', a: 1, c: [], d: { e: null } })).toEqual({ a: 1 });
  expect(isSame({ a: 1, b: 'x' }, { b: 'x', a: 1, c: '' })).toBe(true);
  expect(isSame({ rows: [{ id: '0', a: 1, b: '' }] }, { rows: [{ a: 1, id: '0' }] })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
});
