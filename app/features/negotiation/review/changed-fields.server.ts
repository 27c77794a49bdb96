import { msg } from '@lingui/core/macro';
import { countryName } from '#features/editions/index.server.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { compareWords } from '#platform/i18n/compare-words.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { industryName } from '../library/present.ts';
import { hundredthsOf, readableAmount } from '../money/amount.ts';
import { isCategory } from '../negotiation.ts';
import { type PlainField, plainFields, type Sheet, type TextField, textFields } from '../project/sheet.ts';
import { categoryWords } from '../ui/use-project-words.ts';

/** A field of a project beside what it was. */
export interface ComparedField {
  /** Unique in its list. */
  id: string;
  name: string;
  /** Of a text. */
  lang?: Locale;
  is: 'new' | 'changed' | 'gone' | 'same';
  pieces: { is: 'same' | 'gone' | 'new'; text: string }[];
}

/** Called as in the owner's form. */
const names: Record<PlainField | TextField, ReturnType<typeof msg>> = {
  category: msg`Category`,
  region: msg`Country or region`,
  industry: msg`Industry`,
  amount: msg`Amount (in ten thousand US dollars)`,
  phone: msg`Phone`,
  contact: msg`E-mail`,
  name: msg`Name of the project`,
  owner: msg`Owner (company or organisation)`,
  contactPerson: msg`Contact person`,
  introduction: msg`About the project`,
  cooperationRequirement: msg`Partner sought`,
};

/** All fields of a project that say or said something, in the order of its form. @param before undefined: all of it is new */
export function comparedFields(before: Sheet | undefined, now: Sheet, locale: Locale): ComparedField[] {
  const i18n = i18nFor(locale);
  const plain = plainFields.map((field): ComparedField => {
    const [was, is] = [before ? plainValue(field, before, locale) : '', plainValue(field, now, locale)];
    const pieces = was === is ? [{ is: 'same' as const, text: is }] : whole(was, is);
    return { id: field, name: i18n._(names[field]), is: verdict(was, is), pieces };
  });
  const texts = locales.flatMap((lang) =>
    textFields.map((field): ComparedField => {
      const [was, is] = [before?.texts[lang][field] ?? '', now.texts[lang][field]];
      return {
        id: `${lang} ${field}`,
        name: i18n._(names[field]),
        lang,
        is: verdict(was, is),
        pieces: compared(was, is, lang),
      };
    }),
  );
  return [...plain, ...texts].filter(({ pieces }) => pieces.some(({ text }) => text !== ''));
}

function verdict(was: string, is: string): ComparedField['is'] {
  if (was === is) return 'same';
  if (was === '') return 'new';
  return is === '' ? 'gone' : 'changed';
}

const whole = (was: string, is: string) =>
  [
    { is: 'gone' as const, text: was },
    { is: 'new' as const, text: is },
  ].filter(({ text }) => text !== '');

const marks = { same: 'same', added: 'new', removed: 'gone' } as const;

function compared(was: string, is: string, lang: Locale): ComparedField['pieces'] {
  if (was === '' || is === '') return whole(was, is);
  return compareWords(was, is, lang).map(({ kind, text }) => ({ is: marks[kind], text }));
}

function plainValue(field: PlainField, sheet: Sheet, locale: Locale): string {
  const value = sheet[field];
  if (value === '') return '';
  switch (field) {
    case 'category':
      return isCategory(value) ? i18nFor(locale)._(categoryWords[value]) : value;
    case 'region':
      return countryName(value, locale);
    case 'industry':
      return industryName(Number(value), locale) || value;
    case 'amount':
      return /^\d{1,8}(\.\d{1,2})?$/.test(value) ? readableAmount(hundredthsOf(value), locale) : value;
    default:
      return value;
  }
}
