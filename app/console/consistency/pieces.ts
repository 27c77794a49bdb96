import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import { rowTexts } from '../content/document.ts';
import { placesOf } from '../content/segments.server.ts';

/** A piece of a text, as it is written: HTML where its field holds HTML. */
export interface Piece {
  field: string;
  segment: number;
  text: string;
  /** How the field is built: two of one shape have the same pieces. */
  shape: string;
}

/** What holds something that is said, and not which picture or thing is meant. */
const says: ReadonlySet<Control['type']> = new Set([
  ...(['line', 'lines', 'rich', 'list', 'number', 'decimal', 'day', 'time', 'link', 'phone', 'mail', 'rows'] as const),
]);

/**
 * The pieces of a text that can be compared with those of another language. A row with a figure is one piece: its number says
 * nothing without its unit.
 */
export function piecesOf(fields: Fields, values: Values): Piece[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { control } = field;
    if (!says.has(control.type)) return [];
    const figure = control.type === 'rows' && figureIn(control.texts);
    if (figure) return figures(name, figure, values[name]);
    const places = placesOf({ [name]: field }, values);
    return places.flatMap(({ path, texts, shape }) =>
      texts.map((text, i) => ({ field: path, segment: i + 1, text, shape })),
    );
  });
}

const figureIn = (fields: Fields) => Object.keys(fields).find((name) => fields[name]?.control.type === 'decimal');

function figures(field: string, figure: string, value: unknown): Piece[] {
  return Object.entries(rowTexts(value)).map(([id, { [figure]: number, unit, ...words }]) => {
    const texts = [number, unit, ...Object.values(words)].filter((each) => typeof each === 'string');
    return { field: `${field}.${id}.${figure}`, segment: 1, text: texts.join(' '), shape: '' };
  });
}
