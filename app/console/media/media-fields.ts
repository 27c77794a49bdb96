import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import { rowsOf, rowTexts } from '../content/document.ts';

/** A field that names pictures or a film, and which. */
export interface NamedMedia {
  /** `coverId`; in a row `sections.a.pictureId`. */
  field: string;
  ids: number[];
}

const isMedia = ({ type }: Control) => type === 'picture' || type === 'pictures' || type === 'film';

/** What the fields of a part of a thing show of the library. */
export function mediaIn(fields: Fields, values: Values): NamedMedia[] {
  return Object.entries(fields).flatMap(([name, { control }]): NamedMedia[] => {
    if (isMedia(control)) return [{ field: name, ids: [values[name]].flat().filter(isId) }];
    if (control.type !== 'rows') return [];
    // What all languages share of rows is a list; what a language has of them it has by their ids.
    const rows = [
      ...rowsOf(values[name]).map((row) => ({ id: row.id, own: mediaIn(control.shared, row) })),
      ...Object.entries(rowTexts(values[name])).map(([id, row]) => ({ id, own: mediaIn(control.texts, row) })),
    ];
    return rows.flatMap(({ id, own }) => own.map(({ field, ids }) => ({ field: `${name}.${id}.${field}`, ids })));
  });
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** Where values name pictures and films, as paths of SQL/JSON: `$.coverId`, `$.sections[*].pictureId`, of a language's rows `$.sections.*.pictureId`. */
export function pathsToMedia(fields: Fields, from = '$'): string[] {
  return Object.entries(fields).flatMap(([name, { control }]): string[] => {
    const path = `${from}.${JSON.stringify(name)}`;
    if (isMedia(control)) return [control.type === 'pictures' ? `${path}[*]` : path];
    if (control.type !== 'rows') return [];
    return [...pathsToMedia(control.shared, `${path}[*]`), ...pathsToMedia(control.texts, `${path}.*`)];
  });
}
