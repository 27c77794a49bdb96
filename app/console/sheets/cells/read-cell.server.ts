import type { Field } from '#platform/content/field.ts';
import type { Cell } from '../reading/cell.ts';
import type { CellFault, Reading } from './cell-fault.ts';
import { choosableIn } from './choices.server.ts';
import { flagOf } from './flag-words.server.ts';
import { readDay, readMoment, readTime } from './read-moment.ts';

/** The key of a thing that a cell names, by its external id or its key; of a kind. */
export type FindKey = (kind: string, text: string) => string | 'unpublished' | undefined;

/** A number of which Excel has kept one digit before the point and a few behind it. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{1,3}$/i;

/** What a cell says for a field: its value, nothing (`undefined`), or why it cannot be read. */
export function readCell(field: Field, cell: Cell, findKey: FindKey): Reading {
  if (isBlankCell(cell)) return { value: undefined };
  const lost = lostIn(cell);
  return lost ? no(lost) : readAs(field, cell, findKey);
}

/** What the spreadsheet no longer has of a cell: what a formula came to, or the last digits of a number. */
export function lostIn(cell: Cell): CellFault | undefined {
  if (typeof cell === 'object' && cell !== null && 'error' in cell) return { why: 'failed', error: cell.error };
  const isShort =
    typeof cell === 'number' ? Math.abs(cell) >= 1e15 : typeof cell === 'string' && shortened.test(cell.trim());
  return isShort ? { why: 'longNumber' } : undefined;
}

function readAs(field: Field, cell: Cell, findKey: FindKey): Reading {
  const { control } = field;
  switch (control.type) {
    case 'line':
      return { value: textOf(cell).replace(/\s*\n\s*/g, ' ') };
    case 'lines':
    case 'rich':
      return { value: textOf(cell) };
    case 'list':
      return { value: itemsOf(textOf(cell)) };
    case 'number':
      return readWhole(cell);
    case 'picture':
    case 'film':
      return readId(cell);
    case 'pictures':
      return readIds(cell);
    case 'decimal':
      return readDecimal(cell);
    case 'day':
      return readDay(cell);
    case 'moment':
      return readMoment(cell);
    case 'time':
      return readTime(cell);
    case 'flag':
      return readFlag(cell);
    case 'thing':
      return readThing(control.kind, cell, findKey);
    case 'things':
      return readThings(control.kind, cell, findKey);
    case 'phone':
      return readPhone(cell);
    case 'link':
    case 'mail':
    case 'key':
      return { value: narrow(cell).replace(/^mailto:/i, '') };
    case 'choice':
    case 'choices':
    case 'country':
    case 'countries':
    case 'industry':
      return readChoice(field, cell);
    default:
      return { value: undefined };
  }
}

const no = (fault: CellFault): Reading => ({ fault });

/** Whether a cell says nothing: also where only spaces stand in it. */
export function isBlankCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** A cell as text: a number with all of its digits, days and times as they are written in this site. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell !== 'object') return String(cell);
  if ('error' in cell) return cell.error;
  // A time alone is one of the day that Excel begins with.
  if (cell.date.startsWith('1899-12-3')) return cell.date.slice(11, 16);
  return cell.date.endsWith('T00:00:00') ? cell.date.slice(0, 10) : cell.date.slice(0, 16).replace('T', ' ');
}

/** The same of what is no running text: wide letters and digits as narrow ones, and no spaces around it, of whatever width. */
const narrow = (cell: Cell) =>
  textOf(cell)
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .trim();

/** Several in one cell: a line each, or separated by semicolons. */
function itemsOf(text: string): string[] {
  const parts = text.includes('\n') ? text.split('\n') : text.split(/[;；|]/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Keys and codes may be separated by commas too: none of them has one. */
const codesOf = (cell: Cell) =>
  textOf(cell)
    .normalize('NFKC')
    .split(/[\n;|,、\s]+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** `1,234`, `1 234`, `1 234` with a narrow space, `12.0` */
function wholeIn(text: string): number | undefined {
  const digits = /^[+-]?\d{1,3}(?:[ ,'’]\d{3})+$/.test(text) ? text.replace(/[ ,'’]/g, '') : text.replace(/\.0+$/, '');
  return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

function readWhole(cell: Cell): Reading {
  const value = typeof cell === 'boolean' ? undefined : wholeIn(narrow(cell).replace(/\s/g, ' '));
  return value === undefined ? no({ why: 'whole' }) : { value };
}

function readId(cell: Cell): Reading {
  const value = wholeIn(narrow(cell));
  return value === undefined ? no({ why: 'ids' }) : { value };
}

function readIds(cell: Cell): Reading {
  const ids = codesOf(cell);
  return ids.every((id) => /^\d{1,10}$/.test(id)) ? { value: ids.map(Number) } : no({ why: 'ids' });
}

/** `1234.5`, `1,234.5`, `1 234,5`; what may be a thousand and a bit over one alike is neither. */
function readDecimal(cell: Cell): Reading {
  if (typeof cell === 'boolean') return no({ why: 'decimal' });
  const text = narrow(cell).replace(/\s/g, ' ');
  if (/^\d+(?:\.\d+)?$/.test(text)) return { value: text };
  if (/^\d{1,3}(?:[, ]\d{3})+\.\d+$/.test(text)) return { value: text.replace(/[, ]/g, '') };
  if (/^(?:\d+|\d{1,3}(?: \d{3})+),\d+$/.test(text) && !/^\d{1,3},\d{3}$/.test(text))
    return { value: text.replaceAll(' ', '').replace(',', '.') };
  if (/^\d{1,3}(?: \d{3})+$/.test(text) || /^\d{1,3}(?:,\d{3}){2,}$/.test(text))
    return { value: text.replace(/[ ,]/g, '') };
  return no({ why: 'decimal' });
}

function readFlag(cell: Cell): Reading {
  const value = flagOf(narrow(cell));
  return value === undefined ? no({ why: 'flag' }) : { value };
}

function readPhone(cell: Cell): Reading {
  const text = narrow(cell)
    .replace(/[\s().\-–\u2011]/g, '')
    .replace(/^00(?=\d)/, '+');
  return /^\d+$/.test(text) ? no({ why: 'plus' }) : { value: text };
}

function readChoice(field: Field, cell: Cell): Reading {
  const choosable = choosableIn(field);
  if (!choosable) return { value: undefined };
  const { type } = field.control;
  const isOne = type === 'choice' || type === 'country' || type === 'industry';
  const texts = isOne ? [narrow(cell)] : severalOf(cell, (text) => choosable.valueOf(text) !== undefined);
  const values = texts.map((text) => choosable.valueOf(text));
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) {
    if (type === 'industry') return no({ why: 'industry' });
    return no(
      type === 'country' || type === 'countries' ? { why: 'country' } : { why: 'choice', some: choosable.values },
    );
  }
  if (!isOne) return { value: known };
  return { value: type === 'industry' ? Number(known[0]) : known[0] };
}

/** Names may have commas in them: they separate only what is nothing as a whole. */
function severalOf(cell: Cell, isKnown: (text: string) => boolean): string[] {
  return itemsOf(textOf(cell)).flatMap((item) => {
    const text = item.normalize('NFKC');
    if (isKnown(text)) return [text];
    return text
      .split(/[,、]/)
      .map((part) => part.trim())
      .filter(Boolean);
  });
}

function readThing(kind: string, cell: Cell, findKey: FindKey): Reading {
  const found = findKey(kind, narrow(cell));
  if (found === undefined) return no({ why: 'thing', kind });
  return found === 'unpublished' ? no({ why: 'unpublished', kind }) : { value: found };
}

function readThings(kind: string, cell: Cell, findKey: FindKey): Reading {
  const found = thingTexts(cell).map((text) => findKey(kind, text));
  if (found.includes(undefined)) return no({ why: 'thing', kind });
  return found.includes('unpublished') ? no({ why: 'unpublished', kind }) : { value: found };
}

/** The things that a cell names: separated by commas, or where external ids have spaces in them by lines or semicolons. */
export function thingTexts(cell: Cell): string[] {
  return textOf(cell)
    .normalize('NFKC')
    .split(/[\n;|,、]+/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Digits whose zeros in front are gone: the same with as many as make it right. @param isRight whether a value may stand in the field */
export function withZeros(value: unknown, isRight: (value: string) => boolean): string | undefined {
  if (typeof value !== 'string' || !/^\d{1,19}$/.test(value)) return undefined;
  for (let length = value.length + 1; length <= 20; length += 1) {
    const padded = value.padStart(length, '0');
    if (isRight(padded)) return padded;
  }
  return undefined;
}
