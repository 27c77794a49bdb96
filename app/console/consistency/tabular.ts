import type { Locale } from '#platform/i18n/locale.ts';
import { scaled } from './facts/decimal.ts';
import type { Fact } from './facts/fact.ts';
import type { NumberForms } from './facts/number-forms.ts';
import { chineseForms } from './languages/chinese.ts';
import { englishForms } from './languages/english.ts';
import { frenchForms } from './languages/french.ts';

const forms: Partial<Record<Locale, NumberForms>> = {
  'zh-CN': chineseForms,
  'en-US': englishForms,
  'fr-FR': frenchForms,
};

/** What multiplies numbers somewhere in a field: its powers of ten. The head of a table says it for all cells: `亿美元`, `US$ bn`. */
export function powersIn(field: string, locale: Locale): number[] {
  const magnitudes = forms[locale]?.magnitudes ?? [];
  return magnitudes.flatMap(({ pattern, power }) => (new RegExp(pattern, 'iu').test(field) ? [power] : []));
}

/** The facts of a cell that holds a number alone: it may be meant as the head of its table says. */
export function inTable(facts: readonly Fact[], text: string, powers: readonly number[]): Fact[] {
  if (!/^\s*\d[\d\s.,]*$/u.test(text)) return [...facts];
  return facts.map((fact) => ({ ...fact, values: fact.values.flatMap((value) => readings(value, powers)) }));
}

function readings(value: string, powers: readonly number[]): string[] {
  const [kind, digits = ''] = value.split(' ');
  return kind === 'number' ? [value, ...powers.map((power) => `number ${scaled(digits, power)}`)] : [value];
}
