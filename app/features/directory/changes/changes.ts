import type { Locale } from '#platform/i18n/locale.ts';
import { eachText, type Texts, textsOf } from '#platform/i18n/texts.ts';

/** What became of a request to change a company. */
export type ChangeState = 'waiting' | 'approved' | 'partly' | 'refused' | 'withdrawn';

/** Longest reason that staff give: characters as a reader sees them. */
export const changeReasonMost = 1000;

type Values = Record<string, unknown>;

/** Fields of a company: those that all languages share, and those of each language. */
export interface CompanyFields {
  shared: Values;
  texts: Texts<Values>;
}

/** A field by its part and name: `shared phone`, `fr-FR name`. */
export type FieldId = `${'shared' | Locale} ${string}`;

/** All that stands in some fields, by their ids. */
export function fieldsById({ shared, texts }: CompanyFields): Map<FieldId, unknown> {
  const ofShared = Object.entries(shared).map(([name, value]): [FieldId, unknown] => [`shared ${name}`, value]);
  const ofTexts = textsOf(texts).flatMap(([locale, text]) =>
    Object.entries(text).map(([name, value]): [FieldId, unknown] => [`${locale} ${name}`, value]),
  );
  return new Map([...ofShared, ...ofTexts]);
}

/** Whether two values of a field say the same; nothing at all is the same as an empty text. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value ?? '');
  return plain(one) === plain(other);
}

/**
 * What of a company is to be changed: the fields that say something else than readers see.
 * @returns them as they are and as they are to be, null where there is nothing; undefined where nothing is to be changed
 */
export function changeOf(
  seen: CompanyFields,
  wished: CompanyFields,
): { began: CompanyFields; wanted: CompanyFields } | undefined {
  const shared = changedIn(seen.shared, wished.shared);
  const texts = eachText(wished.texts, (own, locale) => changedIn(seen.texts[locale] ?? {}, own));
  const side = (which: 'began' | 'wanted'): CompanyFields => ({
    shared: shared[which],
    texts: withoutEmpty(eachText(texts, (own) => own[which])),
  });
  const wanted = side('wanted');
  return fieldsById(wanted).size > 0 ? { began: side('began'), wanted } : undefined;
}

/** Some of the fields. */
export function onlyFields({ shared, texts }: CompanyFields, keeps: (id: FieldId) => boolean): CompanyFields {
  const pick = (part: 'shared' | Locale, values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => keeps(`${part} ${name}`)));
  return { shared: pick('shared', shared), texts: withoutEmpty(eachText(texts, (own, locale) => pick(locale, own))) };
}

/** What a part says once some of its fields are changed; a field that is to say nothing is left out. */
export function withChanged(values: Values, changed: Values): Values {
  const entries = Object.entries({ ...values, ...changed });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}

function changedIn(was: Values, is: Values): { began: Values; wanted: Values } {
  const names = Object.keys(is).filter((name) => !isSameValue(was[name], is[name]));
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { began: pick(was), wanted: pick(is) };
}

const withoutEmpty = (texts: Texts<Values>): Texts<Values> =>
  Object.fromEntries(textsOf(texts).filter(([, own]) => Object.keys(own).length > 0));
