import { countries, industries, participants } from '#features/editions/index.server.ts';
import type { Control, Field } from '#platform/content/field.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { plainHead } from '../reading/plain-head.ts';

/** What may be chosen in a field: by its value, and by what it is called in any language. */
export interface Choosable {
  /** The value of what is written, as it is compared; undefined where nothing is called so. */
  valueOf(text: string): string | undefined;
  /** What a value is called. */
  nameOf(value: string, locale: Locale): string;
  values: readonly string[];
}

type Named = { value: string; names: Record<string, string> }[];

const kept = new WeakMap<Field, Choosable>();

/** What may be chosen in a field; undefined where it is filled in otherwise. */
export function choosableIn(field: Field): Choosable | undefined {
  const known = kept.get(field);
  if (known) return known;
  const named = namedIn(field.control);
  if (!named) return undefined;
  const made = choosable(named);
  kept.set(field, made);
  return made;
}

function namedIn(control: Control): Named | undefined {
  switch (control.type) {
    case 'choice':
    case 'choices':
      return control.options.map(({ value, label }) => ({
        value,
        names: called((locale) => i18nFor(locale)._(label)),
      }));
    case 'country':
    case 'countries':
      return namesOf((locale) => [...participants(locale), ...countries(locale)].map(({ code, name }) => [code, name]));
    case 'industry':
      return namesOf((locale) => industries(locale).map(({ id, name }) => [String(id), name]));
    default:
      return undefined;
  }
}

function namesOf(inLanguage: (locale: Locale) => [value: string, name: string][]): Named {
  const byLocale = locales.map((locale) => [locale, new Map(inLanguage(locale))] as const);
  const values = [...new Set(byLocale.flatMap(([, names]) => [...names.keys()]))];
  return values.map((value) => ({
    value,
    names: Object.fromEntries(byLocale.map(([locale, names]) => [locale, names.get(value) ?? value])),
  }));
}

const called = (name: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, name(locale)]));

function choosable(named: Named): Choosable {
  const byName = new Map(
    named.flatMap(({ value, names }) => Object.values(names).map((name) => [plainHead(name), value])),
  );
  // A value itself goes before what another one is called.
  const byText = new Map([...byName, ...named.map(({ value }): [string, string] => [plainHead(value), value])]);
  const namesByValue = new Map(named.map(({ value, names }) => [value, names]));
  return {
    values: named.map(({ value }) => value),
    valueOf: (text) => byText.get(plainHead(text)),
    nameOf: (value, locale) => namesByValue.get(value)?.[locale] ?? value,
  };
}
