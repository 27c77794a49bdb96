import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StateName } from './mark.tsx';
import { State } from './state.tsx';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

function shown(state: Parameters<typeof State>[0]): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <State {...state} />
    </I18nProvider>,
  );
}

const words: [StateName, string][] = [
  ['missing', 'Missing'],
  ['draft', 'Draft'],
  ['review', 'In review'],
  ['signed', 'Signed off'],
  ['published', 'Published'],
  ['behind', 'Behind'],
  ['withdrawn', 'Withdrawn'],
];

test.each(words)('a text that is %s has its word, and its shape for the eye', (of, word) => {
  const html = shown({ of });
  expect(html).toMatch(new RegExp(`<i class="\\S*mark\\S* \\S*${of}\\S*" aria-hidden="true"></i><span>${word}</span>`));
});

test('by how much a text is behind stands in its word', () => {
  expect(shown({ of: 'behind', by: 3 })).toContain('<span>Behind by <b>3</b></span>');
});

test('a text that goes out at a time says when, and what goes out at none says so', () => {
  expect(shown({ of: 'signed', when: '18 Jun 09:00' })).toContain('<span><b>18 Jun 09:00</b></span>');
  expect(shown({ of: 'draft', when: '18 Jun 09:00' })).toContain('<span>Draft</span>');
});

test('where a table is a list a state says its language', () => {
  expect(shown({ of: 'published', language: 'Fr' })).toContain('data-language-label="Fr"');
});
