import type { z } from 'zod';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Field } from '#platform/content/field.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { fieldsOf, isSame, rowsOf, rowTexts, type Thread } from '../../content/document.ts';
import { normalise } from '../../content/normalise.server.ts';
import type { CellFault, Reading } from '../cells/cell-fault.ts';
import { isColumnOf } from '../cells/columns.server.ts';
import { type FindKey, isBlankCell, readCell, textOf, withZeros } from '../cells/read-cell.server.ts';
import { keptAsItIs } from '../cells/too-long.ts';
import { linesOf, type NameThing, writeCell } from '../cells/write-cell.server.ts';
import type { Cell } from '../reading/cell.ts';
import type { KnownThing } from './known-things.server.ts';
import type { Placed } from './sheet-heads.server.ts';

/** Something of a row that cannot be taken. */
export interface WrongCell {
  /** As the sheet calls its column. */
  head: string;
  text: string;
  why: CellFault | { why: 'field'; field: Field; issue: z.core.$ZodIssue; input: unknown };
}

/** What a row says of a thing. */
export interface ReadRow {
  /** The parts that would be another text than now. */
  changed: Map<Thread, Values>;
  /** All parts that the row says something of. */
  parts: Map<Thread, Values>;
  wrong: WrongCell[];
}

export interface RowReader {
  kind: Pick<ContentKind, 'shared' | 'texts'>;
  /** Its columns, by the part of a thing. */
  byThread: ReadonlyMap<Thread, readonly Placed[]>;
  findKey: FindKey;
  nameThing: NameThing;
}

/**
 * Reads what a row says of a thing, as if it was saved as a draft. A column that the sheet does not have leaves its field as it is, and an
 * empty cell empties it; a language all of whose cells are empty stays as it is.
 * @param known the thing as it is now; undefined where it is new
 */
export function readRow(reader: RowReader, cells: readonly Cell[], known: KnownThing | undefined): ReadRow {
  const read: ReadRow = { changed: new Map(), parts: new Map(), wrong: [] };
  const threads = new Set<Thread>(known ? [] : ['shared']);
  for (const thread of reader.byThread.keys()) threads.add(thread);
  // What all share first: texts of rows hang on the rows.
  for (const thread of [...threads].toSorted((one, other) => Number(isLocale(one)) - Number(isLocale(other)))) {
    const placed = reader.byThread.get(thread) ?? [];
    if (isLocale(thread) && placed.every(({ at }) => isBlankCell(cells[at]))) continue;
    readThread({ ...reader, thread, placed, cells, known, read });
  }
  return read;
}

interface ThreadReader extends RowReader {
  thread: Thread;
  placed: readonly Placed[];
  cells: readonly Cell[];
  known: KnownThing | undefined;
  read: ReadRow;
}

function readThread(reader: ThreadReader): void {
  const { kind, thread, known, read } = reader;
  const before = known?.threads.get(thread);
  const typed: Values = { ...before?.values };
  const faulty = readFields(reader, typed);
  const { values, issues } = normalise(fieldsOf(kind, thread), thread, typed);
  for (const [path, { issue, input }] of Object.entries(issues)) {
    if (!faulty.has(path.split('.', 1)[0] ?? '')) read.wrong.push(wrongField(reader, path, issue, input));
  }
  read.parts.set(thread, values);
  if (!before || !isSame(before.values, values)) read.changed.set(thread, values);
}

/** Reads the cells of a part into its values. @returns the fields of which one could not be read */
function readFields(reader: ThreadReader, typed: Values): Set<string> {
  const faulty = new Set<string>();
  const rows = new Map<string, Placed[]>();
  for (const each of reader.placed) {
    const { of, field } = each.column;
    if (of !== undefined) rows.set(field, [...(rows.get(field) ?? []), each]);
    else if (!readSimple(reader, each, typed)) faulty.add(field);
  }
  const readRows = reader.thread === 'shared' ? readSharedRows : readRowTexts;
  for (const [field, own] of rows) if (!readRows(reader, own, typed)) faulty.add(field);
  return faulty;
}

/** @returns whether the cell could be read */
function readSimple(reader: ThreadReader, { column, at, head }: Placed, typed: Values): boolean {
  const cell = reader.cells[at] ?? null;
  if (keptAsItIs(cell)) return true;
  const reading = readCell(column.is, cell, reader.findKey);
  if ('fault' in reading) {
    reader.read.wrong.push({ head, text: textOf(cell), why: reading.fault });
    return false;
  }
  if (!saysTheSame(reader, column.is, typed[column.field], reading)) typed[column.field] = reading.value;
  return true;
}

/** Whether what stands there already is written like this: then it stays as it is, to the last space. */
function saysTheSame({ findKey, nameThing }: RowReader, field: Field, old: unknown, now: Reading): boolean {
  if (isEmpty(old)) return 'value' in now && isEmpty(now.value);
  const before = readCell(field, writeCell(field, old, 'en-US', nameThing), findKey);
  return JSON.stringify(before) === JSON.stringify(now);
}

/** Reads rows that all languages share: a cell has a line for each. A row is the one of its key, or of its place. */
function readSharedRows(reader: ThreadReader, placed: readonly Placed[], typed: Values): boolean {
  const [first] = placed;
  if (!first) return true;
  const lines = placed.map(({ at }) => linesIn(reader.cells[at]));
  const count = Math.max(...lines.map(({ length }) => length));
  const existing = rowsOf(typed[first.column.field]);
  const keys = placed.findIndex(({ column }) => column.of === 'key');
  let isRight = true;
  const rows = Array.from({ length: count }, (_, i) => {
    const key = lines[keys]?.[i]?.trim();
    const had = keys < 0 ? existing[i] : existing.find((row) => row.key === key);
    const row: Values = { ...had, id: had?.id ?? (key || freeId(existing, i)) };
    for (const [c, each] of placed.entries()) isRight = readLine(reader, each, lines[c]?.[i], row) && isRight;
    return row;
  });
  typed[first.column.field] = rows;
  return isRight;
}

/** A number that no row has had. */
function freeId(existing: readonly Values[], place: number): string {
  const taken = new Set(existing.map(({ id }) => String(id)));
  return taken.has(String(place)) ? freeId(existing, place + existing.length) : String(place);
}

/** Reads the texts that rows have in a language, in the order of the rows. */
function readRowTexts(reader: ThreadReader, placed: readonly Placed[], typed: Values): boolean {
  const [first] = placed;
  if (!first) return true;
  const { field } = first.column;
  const shared = reader.read.parts.get('shared') ?? reader.known?.threads.get('shared')?.values ?? {};
  const rows = rowsOf(shared[field]);
  const had = rowTexts(typed[field]);
  const texts: Record<string, Values> = Object.fromEntries(rows.map(({ id }) => [String(id), { ...had[String(id)] }]));
  let isRight = true;
  for (const each of placed) {
    const lines = linesIn(reader.cells[each.at]);
    if (lines.length > rows.length) {
      const other = reader.byThread.get('shared')?.find(({ column }) => column.field === field)?.head ?? field;
      reader.read.wrong.push({ head: each.head, text: lines.join('\n'), why: { why: 'lines', other } });
      isRight = false;
      continue;
    }
    for (const [i, { id }] of rows.entries()) {
      const row = texts[String(id)];
      if (row) isRight = readLine(reader, each, lines[i], row) && isRight;
    }
  }
  typed[field] = texts;
  return isRight;
}

function readLine(reader: ThreadReader, { column, head }: Placed, line: string | undefined, row: Values): boolean {
  const name = column.of ?? column.field;
  const reading = readCell(column.is, line === undefined || line === '' ? null : line, reader.findKey);
  if ('fault' in reading) {
    reader.read.wrong.push({ head, text: line ?? '', why: reading.fault });
    return false;
  }
  if (!saysTheSame(reader, column.is, row[name], reading)) row[name] = reading.value;
  return true;
}

/** The lines of a cell; empty ones at its end count for nothing. */
function linesIn(cell: Cell | undefined): string[] {
  if (cell === undefined || isBlankCell(cell)) return [];
  const lines = linesOf(textOf(cell));
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

function wrongField(
  { kind, thread, placed, cells }: ThreadReader,
  path: string,
  issue: z.core.$ZodIssue,
  input: unknown,
): WrongCell {
  const [field = ''] = path.split('.', 1);
  const own = placed.find(({ column }) => isColumnOf(column, thread, path));
  const is = own?.column.is ?? fieldsOf(kind, thread)[field];
  const text = own ? textOf(cells[own.at] ?? null) : '';
  if (!is) return { head: own?.head ?? field, text, why: { why: 'lines', other: field } };
  const zeros = withZeros(input, (value) => is.schema.safeParse(value).success);
  if (zeros !== undefined) return { head: own?.head ?? field, text, why: { why: 'zeros', with: zeros } };
  return { head: own?.head ?? field, text, why: { why: 'field', field: is, issue, input } };
}
