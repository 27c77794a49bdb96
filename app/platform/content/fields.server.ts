import type { MessageDescriptor } from '@lingui/core';
import { z } from 'zod';
import { saying } from '../http/field-messages.ts';
import { inLanguages, line as lineSchema, writable } from '../i18n/draft-texts.server.ts';
import { languages as siteLanguages } from '../i18n/languages.ts';
import { locales } from '../i18n/locale.ts';
import { hasText, sanitiseBody } from '../rich-text/sanitise-body.server.ts';
import { type Control, type Field, type Fields, type Option, shapeOf } from './field.ts';
import { type FileKind, largestFile } from './stored-file.ts';

/** What a field says of itself besides its kind. */
interface About {
  hint?: MessageDescriptor;
  /** Whether its value is one thing's alone. */
  isOwn?: boolean;
}

function field<Schema extends z.ZodType>(
  label: MessageDescriptor,
  control: Control,
  schema: Schema,
  about: About = {},
): Field<Schema> {
  return { label, control, schema, ...about };
}

/** A line that must be given. */
export const line = (label: MessageDescriptor, most: number, about?: About) =>
  field(label, { type: 'line', most }, lineSchema(most), about);

/** A line that may be left out: it is empty then. */
export const lineOrNone = (label: MessageDescriptor, most: number, about?: About) =>
  field(
    label,
    { type: 'line', most },
    z.string().trim().max(most).refine(writable, saying('unwritable')).default(''),
    about,
  );

/** Plain text of several lines that must be given. */
export const lines = (label: MessageDescriptor, most: number, about?: About) =>
  field(label, { type: 'lines', most }, lineSchema(most), about);

/** An editor's HTML, made safe; something to be read must be left. */
export const rich = (label: MessageDescriptor, most: number, about?: About) =>
  field(
    label,
    { type: 'rich', most },
    z
      .string()
      .max(most)
      .refine(writable, saying('unwritable'))
      .transform(sanitiseBody)
      .refine(hasText, saying('required')),
    about,
  );

/** Lines in their order, one an item. @param most items */
export const list = (label: MessageDescriptor, { most, each }: { most: number; each: number }, about?: About) =>
  field(label, { type: 'list', most, each }, z.array(lineSchema(each)).max(most).default([]), about);

/** @param limits also the kind of thing whose number it is, where it is one's */
export const number = (
  label: MessageDescriptor,
  { min, max, names }: { min: number; max: number; names?: string },
  about?: About,
) => field(label, { type: 'number', min, max, names }, z.int().min(min).max(max), about);

/** A decimal number as text, of at most 15 digits before and 6 behind the point. */
export const decimal = (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'decimal' }, z.string().regex(/^\d{1,15}(?:\.\d{1,6})?$/), about);

/** A calendar day of the venue, `YYYY-MM-DD`. */
export const day = (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'day' }, z.iso.date(saying('day')), about);

/** A moment: a date, or ISO 8601 as the console stores it. */
export const moment = (label: MessageDescriptor, about?: About) =>
  field(
    label,
    { type: 'moment' },
    z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))]),
    about,
  );

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A time of day at the venue, `HH:mm`. */
export const time = (label: MessageDescriptor, about?: About) => field(label, { type: 'time' }, clockTime, about);

/** Times of day at the venue, each once, in their order; one at least. */
export const times = (label: MessageDescriptor, most: number, about?: About) =>
  field(
    label,
    { type: 'list', most, each: 5 },
    z
      .array(clockTime)
      .min(1)
      .max(most)
      .transform((all) => each(all).sort()),
    about,
  );

export const flag = (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'flag' }, z.boolean().default(false), about);

/** One of some values. @param names what they are called */
export const choice = <const Value extends string>(
  label: MessageDescriptor,
  names: Record<Value, MessageDescriptor>,
  about?: About,
) => field(label, { type: 'choice', options: optionsOf(names) }, z.enum(valuesOf(names)), about);

/** One of many values that are called as they are written: names of woven pictures. */
export const named = <const Value extends string>(label: MessageDescriptor, values: readonly Value[], about?: About) =>
  field(
    label,
    { type: 'choice', options: values.map((value) => ({ value, label: { id: value } })) },
    z.enum(values),
    about,
  );

/** Some of some values, each once. */
export const choices = <const Value extends string>(
  label: MessageDescriptor,
  names: Record<Value, MessageDescriptor>,
  about?: About,
) =>
  field(
    label,
    { type: 'choices', options: optionsOf(names) },
    z
      .array(z.enum(valuesOf(names)))
      .default([])
      .transform(each),
    about,
  );

/** Some of the site's languages, each called by its own name. */
export const languages = (label: MessageDescriptor, about?: About) =>
  field(
    label,
    {
      type: 'choices',
      options: locales.map((value) => ({ value, label: { id: siteLanguages[value].name } })),
    },
    z.array(z.enum(locales)).min(1).transform(each),
    about,
  );

/** @param known whether a code is one that may be chosen */
export const country = (label: MessageDescriptor, known: (code: string) => boolean, about?: About) =>
  field(label, { type: 'country' }, z.string().refine(known, saying('unknown')), about);

export const countries = (label: MessageDescriptor, known: (code: string) => boolean, about?: About) =>
  field(
    label,
    { type: 'countries' },
    z
      .array(z.string().refine(known, saying('unknown')))
      .max(60)
      .default([])
      .transform(each),
    about,
  );

export const industry = (label: MessageDescriptor, known: (id: number) => boolean, about?: About) =>
  field(label, { type: 'industry' }, z.int().refine(known, saying('unknown')), about);

/** An address of another site. */
export const link = (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'link' }, z.url({ protocol: /^https?$/ }).max(300), about);

/** E.164. */
export const phone = (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'phone' }, z.string().regex(/^\+[1-9]\d{6,14}$/), about);

export const mail = (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'mail' }, z.email().max(200), about);

const keyOf = (form: RegExp) => (label: MessageDescriptor, about?: About) =>
  field(label, { type: 'key' }, z.string().max(60).regex(form), { ...about, isOwn: true });

/** A key of small letters, digits and hyphens. */
export const key = keyOf(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A key of small letters and hyphens alone. */
export const wordKey = keyOf(/^[a-z]+(-[a-z]+)*$/);

/** Ids are four bytes in the database. */
const mediaId = z.int().positive().max(2_147_483_647);

export const picture = (label: MessageDescriptor, about?: About) => field(label, { type: 'picture' }, mediaId, about);

/** Pictures in their order, each once. */
export const pictures = (label: MessageDescriptor, most: number, about?: About) =>
  field(label, { type: 'pictures' }, z.array(mediaId).max(most).default([]).transform(each), about);

export const film = (label: MessageDescriptor, about?: About) => field(label, { type: 'film' }, mediaId, about);

/** A file of certain kinds that lies in the store. */
export const file = (label: MessageDescriptor, kinds: readonly FileKind[], about?: About) =>
  field(
    label,
    { type: 'file', kinds, most: largestFile },
    z.object({
      kind: z.enum(kinds),
      version: z.string().regex(/^[0-9a-f]{16}$/),
      bytes: z.int().min(1).max(largestFile),
    }),
    about,
  );

/** The key of a thing: a number, a word, a code or a day. */
const thingKey = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\w+([.-]\w+)*$/);

/** Another thing, by the key that its kind has. */
export const thing = (label: MessageDescriptor, kind: string, about?: About) =>
  field(label, { type: 'thing', kind }, thingKey, about);

export const things = (label: MessageDescriptor, { kind, most }: { kind: string; most: number }, about?: About) =>
  field(label, { type: 'things', kind }, z.array(thingKey).max(most).default([]).transform(each), about);

/**
 * Rows that all languages share, with texts in each. What stands in them is as in a draft: `{ ...shared, texts: { 'fr-FR': { ... } } }`.
 * A row is known by its `key` where it has such a field, and else by its place.
 */
export const rows = <S extends Fields, T extends Fields>(
  label: MessageDescriptor,
  { shared, texts, most }: { shared: S; texts: T; most: number },
  about?: About,
) =>
  field(
    label,
    { type: 'rows', shared, texts, most },
    z
      .array(z.object({ ...shapeOf(shared), texts: inLanguages(z.object(shapeOf(texts))) }))
      .max(most)
      .default([]),
    about,
  );

/** Rows that say the same in every language. */
export const plainRows = <S extends Fields>(
  label: MessageDescriptor,
  { shared, most }: { shared: S; most: number },
  about?: About,
) =>
  field(
    label,
    { type: 'rows', shared, texts: {}, most },
    z
      .array(z.object(shapeOf(shared)))
      .max(most)
      .default([]),
    about,
  );

/** The same field of several, of which one at least must be given. */
export function some<Schema extends z.ZodType<readonly unknown[]>>({ schema, ...rest }: Field<Schema>): Field<Schema> {
  return { ...rest, schema: schema.refine((all) => all.length > 0, saying('required')) };
}

/** The same field, which may be left out. */
export function optional<Schema extends z.ZodType>({ schema, ...rest }: Field<Schema>): Field<z.ZodOptional<Schema>> {
  return { ...rest, schema: schema.optional() };
}

const each = <Item>(items: Item[]) => [...new Set(items)];

function optionsOf(names: Record<string, MessageDescriptor>): Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function valuesOf<Value extends string>(names: Record<Value, MessageDescriptor>): [Value, ...Value[]] {
  const [first, ...others] = Object.keys(names) as Value[];
  if (first === undefined) throw new Error('There is nothing to choose');
  return [first, ...others];
}
