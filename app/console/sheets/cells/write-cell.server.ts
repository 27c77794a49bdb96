import { venueIso, venueMinute } from '#platform/clock/clock.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Field } from '#platform/content/field.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type ContentDocument, rowsOf, rowTexts } from '../../content/document.ts';
import { choosableIn } from './choices.server.ts';
import type { Column } from './columns.server.ts';
import { flagWord } from './flag-words.server.ts';

/** How a cell names a thing that its field refers to, by the key that the field holds. */
export type NameThing = (kind: string, key: string) => string;

/** Stands for the end of a line within a row of a list, whose cells have a line for each row. */
const lineEnd = ' ⏎ ';

/** What stands in a column's cell of a thing. `readCell` reads it back as what it was. @param locale in which choices are named */
export function writeColumn(column: Column, document: ContentDocument, locale: Locale, nameThing: NameThing): string {
  const { thread, field, of, is } = column;
  const values: Values = (thread === 'shared' ? document.shared : document.texts[thread]) ?? {};
  if (of === undefined) return writeCell(is, values[field], locale, nameThing);
  const lines = rowsOf(document.shared[field]).map((row) => {
    const own = thread === 'shared' ? row : (rowTexts(values[field])[String(row.id)] ?? {});
    return writeCell(is, own[of], locale, nameThing).replaceAll('\n', lineEnd);
  });
  return lines.every((line) => line === '') ? '' : lines.join('\n');
}

/** The lines of such a cell, one a row. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.replaceAll(lineEnd, '\n'));
}

/** What stands in a cell for the value of a field. */
export function writeCell(field: Field, value: unknown, locale: Locale, nameThing: NameThing): string {
  if (value === undefined || value === null) return '';
  const { control } = field;
  switch (control.type) {
    case 'flag':
      return flagWord(value === true, locale);
    case 'moment':
      return momentText(String(value));
    case 'list':
      return itemsText(Array.isArray(value) ? value.map(String) : [String(value)]);
    case 'pictures':
      return Array.isArray(value) ? value.join(' ') : String(value);
    case 'thing':
      return nameThing(control.kind, String(value));
    case 'things':
      return several(value, (each) => nameThing(control.kind, each));
    case 'choice':
    case 'choices':
    case 'country':
    case 'countries':
    case 'industry':
      return several(value, (each) => choiceText(field, each, locale));
    default:
      return String(value);
  }
}

const several = (value: unknown, write: (each: string) => string) =>
  (Array.isArray(value) ? value : [value]).map((each) => write(String(each))).join('; ');

/** By its name, unless another one is called the same. */
function choiceText(field: Field, value: string, locale: Locale): string {
  const choosable = choosableIn(field);
  const name = choosable?.nameOf(value, locale) ?? value;
  return choosable?.valueOf(name) === value && !/[;；|\n]/.test(name) ? name : value;
}

/** One alone that has a separator in it says by the end of its line that it is whole. */
function itemsText(items: readonly string[]): string {
  const [only] = items;
  return items.length === 1 && only && /[;；|]/.test(only) ? `${only}\n` : items.join('\n');
}

/** In venue time, to the minute where it is no finer. */
function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  if (moment.getTime() % 1000 !== 0) return moment.toISOString();
  return moment.getTime() % 60_000 === 0 ? venueMinute(moment).replace('T', ' ') : venueIso(moment);
}
