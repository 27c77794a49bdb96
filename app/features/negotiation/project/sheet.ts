import { isBlank } from '#platform/i18n/graphemes.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';

/** Fields of a project in one language. */
export const textFields = ['name', 'owner', 'contactPerson', 'introduction', 'cooperationRequirement'] as const;

export type TextField = (typeof textFields)[number];

export type SheetText = Record<TextField, string>;

/** Fields of a project that are the same in every language. */
export const plainFields = ['category', 'region', 'industry', 'amount', 'phone', 'contact'] as const;

export type PlainField = (typeof plainFields)[number];

/** A project as its owner types it: nothing of it is checked, and much may be missing. */
export interface Sheet extends Record<PlainField, string> {
  texts: Record<Locale, SheetText>;
}

/** What is wrong with a field. */
export type SheetProblem = 'missing' | 'too-long' | 'no-amount' | 'no-phone' | 'no-mail' | 'unknown' | 'unwritable';

/** Name of a field in forms and in answers: `amount`, `texts.fr-FR.name`. */
export type SheetField = PlainField | `texts.${Locale}.${TextField}`;

export type SheetProblems = Partial<Record<SheetField, SheetProblem>>;

export const textField = (locale: Locale, field: TextField): SheetField => `texts.${locale}.${field}`;

/** All fields of the form, in its order. */
export const sheetFields: readonly SheetField[] = [
  ...plainFields,
  ...locales.flatMap((locale) => textFields.map((field) => textField(locale, field))),
];

export const emptyText: SheetText = {
  name: '',
  owner: '',
  contactPerson: '',
  introduction: '',
  cooperationRequirement: '',
};

/** A sheet out of the fields of a form. */
export function sheetOf(fields: Partial<Record<SheetField, string>>): Sheet {
  const textIn = (locale: Locale) =>
    Object.fromEntries(textFields.map((field) => [field, fields[textField(locale, field)] ?? ''])) as SheetText;
  return {
    ...(Object.fromEntries(plainFields.map((field) => [field, fields[field] ?? ''])) as Record<PlainField, string>),
    texts: inEach(textIn),
  };
}

/** Whether a language is written in: who and whom to ask may stand there beforehand. */
export function isBegun({ name, introduction, cooperationRequirement }: SheetText): boolean {
  return [name, introduction, cooperationRequirement].some((text) => !isBlank(text));
}

/** The languages that a project is written in. */
export function begunIn({ texts }: Pick<Sheet, 'texts'>): Locale[] {
  return locales.filter((locale) => isBegun(texts[locale]));
}
