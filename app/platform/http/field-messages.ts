import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { type Locale, languagesFor, localeOf } from '../i18n/locale.ts';

/** What can be wrong with a field or a parameter, whatever it is called. */
const plain = {
  required: msg`This is required.`,
  text: msg`This must be a text.`,
  number: msg`This must be a number.`,
  whole: msg`This must be a whole number.`,
  count: msg`This must be a whole number from 0 to 999,999,999.`,
  yesNo: msg`This must be true or false.`,
  list: msg`This must be a list.`,
  fields: msg`This must be an object with fields.`,
  json: msg`This JSON cannot be read.`,
  file: msg`This must be a file.`,
  once: msg`This can be entered only once.`,
  day: msg`This must be a valid date, such as 2026-06-12.`,
  unknown: msg`This value does not exist.`,
  taken: msg`This is taken already.`,
  merged: msg`This company was merged into another one. To publish it again, undo the merge.`,
  elsewhere: msg`This belongs to another room.`,
  takesOver: msg`The site moves on to a new edition at a set time. Plan it under “Editions and takeover”.`,
  overlapping: msg`Some events overlap here. Move them first.`,
  fixed: msg`This cannot be changed any more.`,
  undescribed: msg`This picture has no description in a language that is being published.`,
  coverless: msg`This video has no cover image. Add one in the media library.`,
  captionless: msg`This video has sound but no captions. Add captions in the media library, or say there that it has no sound.`,
  form: msg`This is not in the right format.`,
  tooLong: msg`This is too long.`,
  unwritable: msg`This contains characters that cannot be stored.`,
  otherRequest: msg`This has already been used for another request.`,
  otherTicket: msg`This has already been used for another ticket.`,
  more: msg`This field does not exist.`,
} satisfies Record<string, MessageDescriptor>;

/** Of what another thing has at that time, which is named where it is known. */
const occupied = {
  by: (name: string) => msg`Taken at that time by: ${name}.`,
  plain: msg`Taken at that time.`,
};

export type FieldMessage = keyof typeof plain;

const characters = {
  most: (count: string) => msg`Please enter at most ${count} characters.`,
  least: (count: string) => msg`Please enter at least ${count} characters.`,
};
const entries = {
  most: (count: string) => msg`Please enter at most ${count} items.`,
  least: (count: string) => msg`Please enter at least ${count} items.`,
};
const amount = {
  most: (limit: string) => msg`Please enter at most ${limit}.`,
  least: (limit: string) => msg`Please enter at least ${limit}.`,
};
const oneOf = (values: string) => msg`This must be one of: ${values}.`;

/**
 * Names the house's message for a check of a schema's own: `.refine(isDay, saying('day'))`. What the validator itself would
 * say is for programmers, and nobody reads it.
 */
export function saying<Message extends FieldMessage | 'occupied'>(message: Message): Message {
  return message;
}

/** A sentence about a field. */
export function fieldMessage(message: FieldMessage): MessageDescriptor {
  return plain[message];
}

/**
 * What is wrong with a field, as validation found it.
 * @param input what came in its place; undefined where nothing did
 */
export function issueMessage(i18n: I18n, issue: z.core.$ZodIssue, input: unknown): string {
  return i18n._(descriptorOf(issue, input, localeOf(i18n)));
}

function descriptorOf(issue: z.core.$ZodIssue, input: unknown, locale: Locale): MessageDescriptor {
  if (issue.message === 'occupied') return occupiedBy(issue, locale);
  if (Object.hasOwn(plain, issue.message)) return plain[issue.message as FieldMessage];
  if (input === undefined || (isTooShort(issue) && issue.minimum === 1)) return plain.required;
  const count = (number: number | bigint) => new Intl.NumberFormat(locale).format(number);
  switch (issue.code) {
    case 'invalid_type':
      return isSeveral(input) ? plain.once : ofType(issue.expected);
    case 'too_big':
      return kindOf(issue.origin).most(count(issue.maximum));
    case 'too_small':
      return kindOf(issue.origin).least(count(issue.minimum));
    case 'invalid_value':
      return isSeveral(input) ? plain.once : oneOf(issue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return plain.more;
    default:
      return plain.form;
  }
}

/** `params.by` of such an issue is the name of what is in the way, by language. */
function occupiedBy(issue: z.core.$ZodIssue, locale: Locale): MessageDescriptor {
  const names: unknown = issue.code === 'custom' ? issue.params?.by : undefined;
  if (typeof names !== 'object' || names === null) return occupied.plain;
  const [name] = languagesFor(locale).flatMap(
    (each) => Object.entries(names).find(([lang]) => lang === each)?.[1] ?? [],
  );
  return typeof name === 'string' ? occupied.by(name) : occupied.plain;
}

const isSeveral = (input: unknown) => Array.isArray(input) && input.length > 1;

const isTooShort = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueTooSmall =>
  issue.code === 'too_small' && kindOf(issue.origin) !== amount;

function kindOf(origin: string) {
  if (origin === 'string') return characters;
  return origin === 'array' || origin === 'set' ? entries : amount;
}

const types: Record<string, MessageDescriptor> = {
  string: plain.text,
  number: plain.number,
  int: plain.whole,
  boolean: plain.yesNo,
  array: plain.list,
  object: plain.fields,
  record: plain.fields,
  file: plain.file,
};

function ofType(expected: string): MessageDescriptor {
  return types[expected] ?? plain.form;
}
