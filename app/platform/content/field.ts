import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod';
import type { FileKind } from './stored-file.ts';

/** A value of a choice, and what it is called. Names of countries and the like come ready in the staff's language. */
export interface Option {
  value: string;
  label: MessageDescriptor;
}

/** With what a field is filled in. */
export type Control =
  /** One line of text. */
  | { type: 'line'; most: number }
  /** Plain text of several lines; paragraphs are separated by empty ones. */
  | { type: 'lines'; most: number }
  /** HTML of an editor, made safe as it comes in. */
  | { type: 'rich'; most: number }
  /** Lines, one an item. */
  | { type: 'list'; most: number; each: number }
  /** `names`: the kind of thing whose number it is, where it is one's */
  | { type: 'number'; min: number; max: number; names?: string | undefined }
  /** A decimal number as text: money and figures are no floats. */
  | { type: 'decimal' }
  /** `YYYY-MM-DD`. */
  | { type: 'day' }
  /** A moment in venue time; stored as ISO 8601 in UTC. */
  | { type: 'moment' }
  /** `HH:mm`, venue time. */
  | { type: 'time' }
  | { type: 'flag' }
  | { type: 'choice'; options: readonly Option[] }
  | { type: 'choices'; options: readonly Option[] }
  /** ISO 3166 codes. */
  | { type: 'country' }
  | { type: 'countries' }
  /** Id of the dictionary of industries. */
  | { type: 'industry' }
  | { type: 'link' }
  | { type: 'phone' }
  | { type: 'mail' }
  /** What an address or a weave is made of: small letters, digits and hyphens; not changed once it is out. */
  | { type: 'key' }
  /** Ids in media. */
  | { type: 'picture' }
  | { type: 'pictures' }
  | { type: 'film' }
  /** A `StoredFile`. */
  | { type: 'file'; kinds: readonly FileKind[]; most: number }
  /** Another thing, by the key that its kind has in its feature's tables. */
  | { type: 'thing'; kind: string }
  | { type: 'things'; kind: string }
  /** Rows that all languages share, each with texts of its own: figures of an edition, items of an agenda. */
  | { type: 'rows'; most: number; shared: Fields; texts: Fields };

/** A field of a kind of content: what it is called, with what it is filled in, and what may stand in it. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  control: Control;
  /** Whether its value is one thing's alone, such as a key: whoever makes a copy of the thing begins without it. */
  isOwn?: boolean;
  /** The one rule of what may stand in it, for the console, the seed and imports alike; an optional field's lets it be left out. */
  schema: Schema;
}

export type Fields = Record<string, Field>;

/** The schemas of fields, to make an object of: `z.object(shapeOf(fields))`. */
export function shapeOf<F extends Fields>(fields: F): { [Name in keyof F]: F[Name]['schema'] } {
  const entries = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(entries) as { [Name in keyof F]: F[Name]['schema'] };
}
