import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import { rowsOf } from '../content/document.ts';

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
    return rowsOf(values[name]).flatMap((row) =>
      mediaIn(control.shared, row).map(({ field, ids }) => ({ field: `${name}.${row.id}.${field}`, ids })),
    );
  });
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** What values that name one picture or film hold, as `@>` of PostgreSQL asks for it: an alternative a field. */
export function holding(fields: Fields, id: number): Values[] {
  return Object.entries(fields).flatMap(([name, { control }]): Values[] => {
    if (isMedia(control)) return [{ [name]: control.type === 'pictures' ? [id] : id }];
    return control.type === 'rows' ? holding(control.shared, id).map((row) => ({ [name]: [row] })) : [];
  });
}
