import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { plainCell } from '#platform/csv.ts';
import type { Cell } from './cell.ts';
import { mostInRow } from './limits.ts';
import { plainHead } from './plain-head.ts';
import { decoded, type Encoding, encodingsOf } from './text-encoding.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const separators = [',', ';', '\t', '|'] as const;

/** How a CSV file is written. */
export interface CsvForm {
  encoding: Encoding;
  separator: string;
  /** Its first line says the separator, as Excel likes it (`sep=;`), and is no row. */
  saysSeparator: boolean;
}

/**
 * Finds out how a CSV file is written: as most of its heads are known.
 * @param heads of the columns that there may be, as they are compared
 * @throws UnreadableSheet where it is no text
 */
export async function csvFormOf(path: string, heads: ReadonlySet<string>): Promise<CsvForm> {
  let best: CsvForm | undefined;
  let most = -1;
  for (const encoding of await encodingsOf(path)) {
    const start = await beginningOf(path, encoding);
    // Text has none of these: it is something else, or UTF-16 that does not say so.
    if (start.includes('\0')) continue;
    const said = /^sep=(.)\r?\n/i.exec(start);
    const text = said ? start.slice(said[0].length) : start;
    for (const separator of said?.[1] ? [said[1]] : separators) {
      const own = headsOf(text, separator);
      // Of two by which nothing is known the one that divides is likelier.
      const known = own.filter((head) => heads.has(head)).length * 1000 + Math.min(own.length, 999);
      if (known <= most) continue;
      most = known;
      best = { encoding, separator, saysSeparator: said !== null };
    }
  }
  if (!best) throw new UnreadableSheet('encoding');
  return best;
}

/** The rows of a CSV file, one at a time. @throws UnreadableSheet where quotes are not closed, or it is not written as it seemed */
export async function* csvRows(path: string, form: CsvForm): AsyncGenerator<Cell[]> {
  const parser = parse({
    delimiter: form.separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: mostInRow,
  });
  // What fails on the way ends the parser, which says so below.
  pipeline(Readable.from(withoutSeparatorLine(path, form)), parser, () => {});
  try {
    for await (const record of parser) yield cellsOf(record);
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheet('quotes', Number(error.lines) || undefined);
    if (error instanceof TypeError) throw new UnreadableSheet('encoding');
    throw error;
  }
}

const cellsOf = (record: unknown): Cell[] =>
  Array.isArray(record) ? record.map((text) => (text === '' ? null : plainCell(String(text)))) : [];

async function* withoutSeparatorLine(path: string, { encoding, saysSeparator }: CsvForm): AsyncGenerator<string> {
  let isFirst = saysSeparator;
  for await (const piece of decoded(path, encoding)) {
    yield isFirst ? piece.replace(/^sep=.\r?\n/i, '') : piece;
    isFirst &&= piece === '';
  }
}

/** As much of a text as its heads may take. */
async function beginningOf(path: string, encoding: Encoding): Promise<string> {
  let start = '';
  for await (const piece of decoded(path, encoding)) {
    start += piece;
    if (start.length > 60_000) break;
  }
  return start;
}

function headsOf(text: string, delimiter: string): string[] {
  try {
    const [heads]: unknown[] = parseAtOnce(text.replace(/^\s*[\r\n]+/, ''), {
      ...{ delimiter, to: 1, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    });
    return Array.isArray(heads) ? heads.map((head) => plainHead(String(head))) : [];
  } catch {
    // A quote that is open at the end of what was looked at: the whole file says more.
    return [];
  }
}
