import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Field, Fields } from '#platform/content/field.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';

/** A part of a thing that has a life of its own: a language, or what all its languages share. */
export type Thread = Locale | 'shared';

/** A thing as the console keeps it: rows stand in what is shared, each with an `id`, and their texts in each language by that id. */
export interface ContentDocument {
  shared: Values;
  texts: Texts<Values>;
}

type Kind = Pick<ContentKind, 'shared' | 'texts'>;
type Row = Values & { texts?: Texts<Values> };

/** What a feature has read, as the console keeps it. */
export function splitDraft({ shared: fields }: Kind, { texts, ...rest }: Draft): ContentDocument {
  const shared: Values = { ...rest };
  const own: Texts<Values> = Object.fromEntries(textsOf(texts).map(([locale, text]) => [locale, { ...text }]));
  for (const name of namesOfRows(fields)) {
    const rows = rowsOf(rest[name]);
    shared[name] = rows.map(({ texts: _, ...row }, i) => ({ id: rowId(row, i), ...row }));
    for (const [locale, text] of textsOf(own)) {
      text[name] = Object.fromEntries(rows.map((row, i) => [rowId(row, i), row.texts?.[locale] ?? {}]));
    }
  }
  return {
    shared: filled(shared),
    texts: Object.fromEntries(textsOf(own).map(([locale, text]) => [locale, filled(text)])),
  };
}

/** The same as a feature writes it. */
export function composeDraft({ shared: fields }: Kind, { shared, texts }: ContentDocument): Draft {
  const names = namesOfRows(fields);
  const draft: Draft = {
    ...shared,
    texts: Object.fromEntries(textsOf(texts).map(([locale, text]) => [locale, without(text, names)])),
  };
  for (const name of names) {
    draft[name] = rowsOf(shared[name]).map(({ id, ...row }) => ({
      ...row,
      texts: Object.fromEntries(
        textsOf(texts).flatMap(([locale, text]) => {
          const own = rowTexts(text[name])[String(id)];
          return own && Object.keys(own).length > 0 ? [[locale, own]] : [];
        }),
      ),
    }));
  }
  return draft;
}

/** The fields of a thread: of a language also the texts of rows, under the name of their field. */
export function fieldsOf(kind: Kind, thread: Thread): Fields {
  if (thread === 'shared') return kind.shared;
  const rows = Object.entries(kind.shared).filter(([, field]) => hasTexts(field));
  return { ...kind.texts, ...Object.fromEntries(rows) };
}

/** Values without what is empty: two texts are the same where these are. Fields stand in the order of their names. */
export function filled(values: Values): Values {
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const own = filledValue(value);
    return isEmpty(own) ? [] : [[name, own]];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function filledValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledValue);
  return isRecord(value) ? filled(value) : value;
}

/** Whether two texts say the same. */
export function isSame(one: Values, other: Values): boolean {
  return JSON.stringify(filled(one)) === JSON.stringify(filled(other));
}

/** The texts of a language's rows, by the id of each. */
export function rowTexts(value: unknown): Record<string, Values> {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([id, own]) => (isRecord(own) ? [[id, own]] : [])))
    : {};
}

/** The rows of a field that all languages share. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function hasTexts({ control }: Field): boolean {
  return control.type === 'rows' && Object.keys(control.texts).length > 0;
}

const namesOfRows = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { control }]) => (control.type === 'rows' ? [name] : []));

/** A row is known by its key where it has one, else by its place. */
const rowId = ({ key }: Values, place: number) => (typeof key === 'string' ? key : String(place));

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
