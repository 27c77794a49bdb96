import { currencyOf, currencyPattern } from './currencies.ts';
import { scaled } from './decimal.ts';
import type { FactRule, Found, Reading } from './fact.ts';
import { type NumberForms, type NumberRead, powerOf, readNumber } from './number-forms.ts';

/** What is said in words may be said in another way in another language: small numbers, and those that round. */
const isLoose = (value: number) => value <= 20 || value === 100 || value === 1000;

/** Rules for numbers, percentages and money: ranges first, whose ends share what follows the second. */
export function amountRules(forms: NumberForms): FactRule[] {
  const { digits, words, range, link, percent, perMille } = forms;
  const magnitude = forms.magnitudes
    .map(({ pattern, ahead = '(?!\\p{Script=Latin})' }) => `(?:${pattern})${ahead}`)
    .join('|');
  // A hyphen after words joins them: quatre-vingt-dix.
  const number = (name: string) => `(?<${name}>${digits}|${words}(?!-))`;
  const space = '[\\s]{0,2}';
  const before = `(?:(?<before>${currencyPattern})${space})?`;
  const after = `(?:${space}(?<unit>${percent}|${perMille}|${link}(?:${currencyPattern})(?!\\p{Script=Latin})))?`;
  const times = (name: string) => `(?:${space}(?<${name}>${magnitude}))?`;
  const pattern = (source: string) => new RegExp(`(?<![\\p{Script=Latin}\\d])${source}`, 'giu');
  return [
    {
      pattern: pattern(
        `${before}${number('from')}${times('fromTimes')}(?:${space}(?:${percent}))?${space}(?:${range})${space}(?:${currencyPattern})?${space}${number('to')}${times('times')}${after}`,
      ),
      read: (found) => rangeIn(forms, found),
    },
    {
      pattern: pattern(`${before}(?<to>${digits}|${words})${times('times')}${after}`),
      read: (found) => amountIn(forms, found),
    },
  ];
}

function unitOf({ percent, perMille, link }: NumberForms, { before, unit }: Found['groups']): string | undefined {
  const is = (source: string, text: string) => new RegExp(`^(?:${source})$`, 'iu').test(text);
  if (!unit) return before && currencyOf(before);
  if (is(percent, unit) || is(perMille, unit)) return '%';
  return currencyOf(unit.replace(new RegExp(`^(?:${link})`, 'iu'), '').trim());
}

function amountIn(forms: NumberForms, { groups }: Found): Reading[] | undefined {
  const read = readNumber(forms, groups.to ?? '');
  if (!read) return undefined;
  const unit = unitOf(forms, groups);
  return [reading(read, [powerOf(forms, groups.times) + powerOfUnit(forms, groups.unit)], unit)];
}

/** Thousandths are told as parts of a hundred. */
const powerOfUnit = ({ perMille }: NumberForms, unit: string | undefined) =>
  unit && new RegExp(`^(?:${perMille})$`, 'iu').test(unit) ? -1 : 0;

function rangeIn(forms: NumberForms, { groups }: Found): Reading[] | undefined {
  const [from, to] = [readNumber(forms, groups.from ?? ''), readNumber(forms, groups.to ?? '')];
  if (!from || !to) return undefined;
  const ofUnit = powerOfUnit(forms, groups.unit);
  const [own, power] = [powerOf(forms, groups.fromTimes) + ofUnit, powerOf(forms, groups.times) + ofUnit];
  const unit = unitOf(forms, groups);
  return [
    // In “2 to 3 million” the first end may be meant either way.
    reading(from, groups.fromTimes ? [own] : [power, ofUnit], unit),
    reading(to, [power], unit),
  ];
}

function reading({ digits, inWords }: NumberRead, powers: readonly number[], unit: string | undefined): Reading {
  const values = [...new Set(powers)].map((power) => `number ${scaled(digits, power)}`);
  const isWeak = inWords && unit === undefined && powers[0] === 0 && isLoose(Number(digits));
  return { kind: 'number', values, unit, isWeak };
}
