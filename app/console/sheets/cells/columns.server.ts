import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Field, Fields } from '#platform/content/field.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { languageWithin } from '#platform/i18n/language-name.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import type { Thread } from '../../content/document.ts';
import { plainHead } from '../reading/plain-head.ts';

/** A column of a kind's sheets. */
export interface Column {
  /** As programs call it: `country`, `name.fr-FR`, `speakers.role.fr-FR`. For ever. */
  name: string;
  /** The part of a thing that it says something of. */
  thread: Thread;
  /** The field of the part. */
  field: string;
  /** Of a field of rows: the field of a row. A cell has a line for each row. */
  of: string | undefined;
  is: Field;
  /** What it is called in each language: `Name (French)`. */
  heads: Record<Locale, string>;
}

/** By which a row says which thing it is. */
export const idColumn = 'id';
export const externalColumn = 'external_id';

/** The heads of the columns that say which thing a row is. */
export const ownHeads: Record<typeof idColumn | typeof externalColumn, Record<Locale, string>> = {
  id: inEach((locale) => i18nFor(locale)._(msg`Item number`)),
  external_id: inEach((locale) => i18nFor(locale)._(msg`External ID`)),
};

/**
 * The columns of a kind's sheets, as it is described: what all languages share, then each text in all languages. Files are not in sheets.
 */
export function columnsOf({ shared, texts }: Pick<ContentKind, 'shared' | 'texts'>): Column[] {
  const ofShared = Object.entries(shared).flatMap(([name, field]) => {
    if (field.control.type !== 'rows') return columnsIn('shared', { [name]: field });
    const { control } = field;
    return [
      ...columnsIn('shared', control.shared, { name, label: field.label }),
      ...inLanguages(control.texts, { name, label: field.label }),
    ];
  });
  return withOwnHeads([...ofShared, ...inLanguages(texts)]);
}

interface Rows {
  name: string;
  label: MessageDescriptor;
}

/** A text's languages stand next to one another: whoever fills it in sees what it is called in the others. */
function inLanguages(texts: Fields, rows?: Rows): Column[] {
  return Object.entries(texts).flatMap(([name, field]) =>
    locales.flatMap((locale) => columnsIn(locale, { [name]: field }, rows)),
  );
}

function columnsIn(thread: Thread, fields: Fields, rows?: Rows): Column[] {
  return Object.entries(fields).flatMap(([name, is]) => {
    if (is.control.type === 'file' || is.control.type === 'rows') return [];
    const parts = [rows?.name, name, thread === 'shared' ? undefined : thread];
    return {
      name: parts.filter(Boolean).join('.'),
      thread,
      field: rows?.name ?? name,
      of: rows && name,
      is,
      heads: inEach((locale) => headOf(locale, thread, is.label, rows?.label)),
    };
  });
}

function headOf(locale: Locale, thread: Thread, own: MessageDescriptor, ofRows: MessageDescriptor | undefined): string {
  const i18n = i18nFor(locale);
  const [field, list] = [i18n._(own), ofRows && i18n._(ofRows)];
  const label = list ? i18n._(msg`${list}: ${field}`) : field;
  if (thread === 'shared') return label;
  const language = languageWithin(thread, locale);
  return i18n._(msg`${label} (${language})`);
}

/** Where two columns are called the same in any language, each says its name for programs too. */
function withOwnHeads(columns: readonly Column[]): Column[] {
  const owners = new Map(
    Object.entries(ownHeads).flatMap(([name, heads]) =>
      [name, ...Object.values(heads)].map((head): [string, Set<string>] => [plainHead(head), new Set([name])]),
    ),
  );
  for (const { name, heads } of columns) {
    for (const head of Object.values(heads).map(plainHead)) owners.set(head, (owners.get(head) ?? new Set()).add(name));
  }
  const isShared = (head: string) => (owners.get(plainHead(head))?.size ?? 0) > 1;
  return columns.map((column) =>
    Object.values(column.heads).some(isShared)
      ? { ...column, heads: inEach((locale) => `${column.heads[locale]} [${column.name}]`) }
      : column,
  );
}

/** Whether a column has a field of a part, as faults name it: `title`, `agenda.0.at`. */
export function isColumnOf({ thread, field, of }: Column, part: Thread, path: string): boolean {
  const [name, ...rest] = path.split('.');
  return thread === part && field === name && (of === undefined || of === rest.at(-1));
}

/** What columns may be called in a sheet, as heads are compared, each with the column's name. */
export function knownHeads(columns: readonly Column[]): Map<string, string> {
  const own = [idColumn, externalColumn].flatMap((name) =>
    [name, ...Object.values(name === 'id' ? ownHeads.id : ownHeads.external_id)].map((head) => [head, name] as const),
  );
  const others = columns.flatMap(({ name, heads }) =>
    [name, ...Object.values(heads)].map((head) => [head, name] as const),
  );
  return new Map([...others, ...own].map(([head, name]) => [plainHead(head), name]));
}
