import type { Fields } from '#platform/content/field.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CompanyKind } from '../directory.ts';
import { buyerFields, buyerTexts, exhibitorFields, exhibitorTexts } from '../publishing/company-fields.server.ts';

/** What a company may have changed of what all its languages share. Where it stands and what it counts as is the expo's to say. */
const ownFacts: Record<CompanyKind, readonly string[]> = {
  exhibitor: ['phone', 'mail', 'website', 'founded', 'employees'],
  buyer: ['phone', 'mail', 'website'],
};

const shared: Record<CompanyKind, Fields> = { exhibitor: exhibitorFields, buyer: buyerFields };
const texts: Record<CompanyKind, Fields> = { exhibitor: exhibitorTexts, buyer: buyerTexts };

/** The fields that a company may have changed: some facts, and all its texts. */
export function changeableFields(kind: CompanyKind): { shared: Fields; texts: Fields } {
  const facts = Object.entries(shared[kind]).filter(([name]) => ownFacts[kind].includes(name));
  return { shared: Object.fromEntries(facts), texts: texts[kind] };
}

/** A field as its form shows it. */
export interface FormField {
  name: string;
  label: string;
  hint: string | undefined;
  /** Longest text, where it has one. */
  most: number | undefined;
  /** A text of several lines. */
  isLong: boolean;
  /** What a keyboard on glass is to offer. */
  type: 'text' | 'tel' | 'email' | 'url';
  isNumber: boolean;
}

/** The fields of the form of a company, in words of a language. */
export function formFields(kind: CompanyKind, locale: Locale): { shared: FormField[]; texts: FormField[] } {
  const fields = changeableFields(kind);
  return { shared: shownFields(fields.shared, locale), texts: shownFields(fields.texts, locale) };
}

const types = { phone: 'tel', mail: 'email', link: 'url' } as const;

function shownFields(fields: Fields, locale: Locale): FormField[] {
  const i18n = i18nFor(locale);
  return Object.entries(fields).map(([name, { label, hint, control }]) => {
    const { type } = control;
    return {
      name,
      label: i18n._(label),
      hint: hint && i18n._(hint),
      most: type === 'line' || type === 'lines' ? control.most : undefined,
      isLong: type === 'lines',
      type: type === 'phone' || type === 'mail' || type === 'link' ? types[type] : 'text',
      isNumber: type === 'number',
    };
  });
}
