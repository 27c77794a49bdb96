import { readReachable } from '#features/accounts/index.server.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isBlank } from '#platform/i18n/graphemes.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { setInType } from '#platform/i18n/typesetting/typesetting.ts';
import type { CompanyKind } from '../directory.ts';
import { changeableFields } from './changeable.server.ts';
import type { CompanyFields } from './changes.ts';

/** What stands in the form of a company, by the names of its controls. */
export interface TypedCompany {
  shared: Record<string, string>;
  texts: Record<Locale, Record<string, string>>;
}

/** The control of a field of a language. */
export const textControl = (locale: Locale, name: string) => `${locale}.${name}`;

/** The form as it shows some fields. */
export function typedOf(kind: CompanyKind, { shared, texts }: CompanyFields): TypedCompany {
  const fields = changeableFields(kind);
  const written = (own: Fields, values: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.keys(own).map((name) => [name, String(values[name] ?? '')]));
  return {
    shared: written(fields.shared, shared),
    texts: inEach((locale) => written(fields.texts, texts[locale])),
  };
}

/** The form as it was sent. */
export function readTyped(kind: CompanyKind, form: FormData): TypedCompany {
  const fields = changeableFields(kind);
  const plain = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text.replaceAll(/\r\n?/g, '\n')]));
  const names = Object.keys(fields.texts);
  return {
    shared: plain(fieldsIn(form, Object.keys(fields.shared))),
    texts: inEach((locale) => {
      const typed = fieldsIn(
        form,
        names.map((name) => textControl(locale, name)),
      );
      return plain(Object.fromEntries(names.map((name) => [name, typed[textControl(locale, name)] ?? ''])));
    }),
  };
}

/** What a form says once it is checked, or what is wrong by the names of controls. */
export type ReadCompanyForm = { wished: CompanyFields } | { errors: Record<string, string> };

/**
 * Checks a form by the rules that hold for whoever of the staff writes the same fields. A language in which nothing is typed, and readers have
 * no text, is left out.
 * @param seen what readers see
 * @param locale of the page: what is wrong is said in it
 */
export function checkTyped(
  kind: CompanyKind,
  typed: TypedCompany,
  seen: CompanyFields,
  locale: Locale,
): ReadCompanyForm {
  const fields = changeableFields(kind);
  const errors: Record<string, string> = {};
  const check = (own: Fields, values: Record<string, string>, language?: Locale) =>
    Object.fromEntries(
      Object.entries(own).map(([name, { control, schema }]) => {
        const value = valueTyped(control, values[name] ?? '', language);
        const issue = schema.safeParse(value).error?.issues[0];
        if (issue) errors[language ? textControl(language, name) : name] = issueMessage(i18nFor(locale), issue, value);
        return [name, value];
      }),
    );
  const given = locales.filter(
    (each) => seen.texts[each] || Object.values(typed.texts[each]).some((text) => text !== ''),
  );
  const wished = {
    shared: check(fields.shared, typed.shared),
    texts: Object.fromEntries(given.map((each) => [each, check(fields.texts, typed.texts[each], each)])),
  };
  return Object.keys(errors).length > 0 ? { errors } : { wished };
}

/** What was typed, as a value of its field. What cannot be read as one stays as it is: the check says so. */
function valueTyped({ type }: Control, typed: string, language: Locale | undefined): unknown {
  if (isBlank(typed)) return type === 'line' || type === 'lines' ? '' : undefined;
  switch (type) {
    case 'number':
      return /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
    case 'phone': {
      const to = readReachable(typed);
      return to?.channel === 'sms' ? to.address : typed;
    }
    case 'line':
    case 'lines':
      return language ? setInType(typed, language) : typed;
    default:
      return typed;
  }
}
