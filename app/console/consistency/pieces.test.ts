import { expect, test } from 'vitest';
import { editionKind } from '#features/editions/publishing/edition-kind.server.ts';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fieldsOf } from '../content/document.ts';
import { compareTexts } from './compare-texts.ts';
import { piecesOf } from './pieces.ts';
import { saidIn } from './said-in.ts';

const figure = (locale: Locale, signed: object) =>
  saidIn(piecesOf(fieldsOf(editionKind, locale), { figures: { signed } }), locale, []);

test('a figure is read with its unit, which stands in a field of its own', () => {
  const source = figure('zh-CN', { label: '签约金额', unit: '亿美元', value: '113.9' });
  expect(compareTexts(source, figure('en-US', { label: 'Signed', unit: 'US$ bn', value: '11.39' }))).toEqual([]);
  expect(compareTexts(source, figure('fr-FR', { label: 'Signé', unit: 'Md$', value: '11.39' }))).toEqual([]);
  expect(compareTexts(source, figure('en-US', { label: 'Signed', unit: 'US$ bn', value: '113.9' }))).toMatchObject([
    { source: { field: 'figures.signed.value' }, text: { field: 'figures.signed.value' } },
  ]);
});

test('a text is taken apart by paragraphs, and what is no word is left out', () => {
  const values = { title: 'Opening', body: '<h2>Day</h2><p>At <strong>nine</strong></p>' };
  expect(piecesOf(fieldsOf(articleKind, 'en-US'), values).filter(({ text }) => text !== '')).toMatchObject([
    { field: 'title', segment: 1, text: 'Opening' },
    { field: 'body', segment: 1, text: 'Day' },
    { field: 'body', segment: 2, text: 'At <strong>nine</strong>' },
  ]);
});
