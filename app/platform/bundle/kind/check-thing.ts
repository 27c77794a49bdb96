import type { z } from 'zod';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { BundleError } from '../bundle-error.ts';
import type { ReadThing } from './read-kind.server.ts';

interface Fault {
  path: PropertyKey[];
  message: string;
}

/** What is wrong with a thing as it stands in a bundle: names that no field has, and values that their fields refuse. A line for each fault. */
export function faultsOf(kind: ContentKind, { draft, placeOf }: ReadThing): string[] {
  const { texts, ...shared } = draft;
  const own = textsOf(texts).flatMap(([locale, text]) => [
    ...unknownIn(kind.texts, text, ['texts', locale]),
    ...refusedIn(kind.texts, text, ['texts', locale]),
  ]);
  const isSaid = own.length > 0 || textsOf(texts).length > 0 || Object.keys(kind.texts).length === 0;
  const faults = [
    ...unknownIn(kind.shared, shared, []),
    ...refusedIn(kind.shared, shared, []),
    ...own,
    ...(isSaid ? [] : [{ path: ['texts'], message: 'nothing is said in any language' }]),
  ];
  return faults.map((fault) => lineOf(placeOf, fault));
}

/** What a feature says of a draft that it does not write. */
export function refusedDraft({ placeOf }: ReadThing, { issues }: z.core.$ZodError): BundleError {
  return new BundleError(issues.map((issue) => lineOf(placeOf, issue)).join('\n'));
}

function lineOf(placeOf: ReadThing['placeOf'], { path, message }: Fault): string {
  const { file, field } = placeOf(path);
  return [file, ...(field.length > 0 ? [field.map(String).join('.')] : []), message].join(': ');
}

function refusedIn(fields: Fields, values: Values, path: PropertyKey[]): Fault[] {
  return Object.entries(fields).flatMap(([name, { schema }]) => {
    const issues = schema.safeParse(values[name]).error?.issues ?? [];
    return issues.map((issue) => ({ path: [...path, name, ...issue.path], message: issue.message }));
  });
}

/** The names that no field has, also in rows: a schema leaves out what it does not know, and nobody would be told. */
function unknownIn(fields: Fields, values: Values, path: PropertyKey[]): Fault[] {
  return Object.entries(values).flatMap(([name, value]): Fault[] => {
    const control = fields[name]?.control;
    if (!control) return [{ path: [...path, name], message: 'there is no such field' }];
    if (control.type !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row, i) => unknownInRow(control, row, [...path, name, i]));
  });
}

function unknownInRow(control: { shared: Fields; texts: Fields }, row: unknown, path: PropertyKey[]): Fault[] {
  if (!isRecord(row)) return [];
  const { texts, ...shared } = row;
  const own = isRecord(texts) ? Object.entries(texts) : [];
  return [
    ...unknownIn(control.shared, shared, path),
    ...own.flatMap(([locale, text]) =>
      isRecord(text) ? unknownIn(control.texts, text, [...path, 'texts', locale]) : [],
    ),
  ];
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
