import { CsvError, parse } from 'csv-parse/sync';
import { venueOffset } from '#platform/clock/clock.ts';
import { millionthsOf } from './convert.ts';
import { currencyOf, yuan } from './currencies.ts';
import {
  type NumberedRate,
  type RefusalReason,
  type RowRefusal,
  type SourceRates,
  UnreadableSource,
} from './import-report.ts';

/** The columns, called as in `/api/finance/exchangeRate/list`; others may stand beside them. */
const columns = ['currencyCode', 'spotPurchase', 'cashSettlement', 'updateTime'] as const;

type Row = Partial<Record<(typeof columns)[number], string>>;

/**
 * Reads rates from CSV with a line of heads: `currencyCode,spotPurchase,cashSettlement,updateTime`, yuan for 100 units.
 * @throws UnreadableSource where that line is missing or another
 */
export function readCsv(text: string, now: Date): SourceRates {
  if (text.trim() === '') throw new UnreadableSource('it is empty');
  const unreadable: RowRefusal[] = [];
  const rows = parseRows(text, (row) => unreadable.push({ row, currency: '', reason: 'the row cannot be read' }));
  const rates: NumberedRate[] = [];
  const refusals: RowRefusal[] = [];
  let leftOut = 0;
  for (const { row, record } of rows) {
    const read = readRow(record, now);
    if (typeof read === 'string') refusals.push({ row, currency: codeOf(record), reason: read });
    else if (read) rates.push({ row, ...read });
    else leftOut += 1;
  }
  return { rates, leftOut, refusals: [...unreadable, ...refusals].toSorted((one, other) => one.row - other.row) };
}

function parseRows(text: string, onUnreadable: (row: number) => void): { row: number; record: Row }[] {
  // The head is line 1, so what stands in line 2 is row 1: rows of rates have no ends of lines within.
  const parsed: unknown = parse(text, {
    bom: true,
    columns: (heads: string[]) => namesOf(heads),
    trim: true,
    info: true,
    relax_column_count_more: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      onUnreadable(Math.max(1, (error instanceof CsvError ? Number(error.lines) : 2) - 1));
      return undefined;
    },
  });
  const records = parsed as { info: { lines: number }; record: Row }[];
  return records.map(({ info, record }) => ({ row: info.lines - 1, record }));
}

/** The columns by our names, in the order of the source; a column of another name is not read. */
function namesOf(heads: string[]): (string | false)[] {
  const names = heads.map((head) => columns.find((name) => name.toLowerCase() === head.toLowerCase()) ?? false);
  for (const needed of columns) {
    if (needed !== 'cashSettlement' && !names.includes(needed)) {
      throw new UnreadableSource(`there is no column ${needed}`);
    }
  }
  return names;
}

const codeOf = ({ currencyCode = '' }: Row) => (/^[a-z]{3}$/i.test(currencyCode) ? currencyCode.toUpperCase() : '');

/** @returns why it is refused, or undefined where its currency is not shown */
function readRow(row: Row, now: Date): Omit<NumberedRate, 'row'> | RefusalReason | undefined {
  const currency = codeOf(row);
  if (currency === '') return 'no currency code of three letters';
  if (currency === yuan.code || !currencyOf(currency)) return undefined;
  const { spotPurchase = '', cashSettlement = '', updateTime = '' } = row;
  if (!millionthsOf(spotPurchase))
    return 'the rate is no positive decimal number of at most six digits after the point';
  if (cashSettlement !== '' && !millionthsOf(cashSettlement)) {
    return 'the cash rate is no positive decimal number of at most six digits after the point';
  }
  const updatedAt = readTime(updateTime);
  if (!updatedAt) return 'the time is neither ISO 8601 with its offset nor YYYY-MM-DD HH:mm:ss';
  if (liesAhead(updatedAt, now)) return 'the time lies in the future';
  return { currency, spotPurchase, cashSettlement: cashSettlement || null, updatedAt };
}

/** Clocks differ by minutes; days are a mistake. */
const aheadMost = 3_600_000;

export function liesAhead(moment: Date, now: Date): boolean {
  return moment.getTime() > now.getTime() + aheadMost;
}

const form = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?$/;

/** A moment as sources write it; without an offset it is meant in venue time. */
function readTime(text: string): Date | undefined {
  const [, day = '', time = '', offset = venueOffset] = form.exec(text) ?? [];
  const moment = new Date(`${day}T${time}${offset}`);
  // A day that does not exist, such as 30 February, may be read as one of the next month.
  const exists = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || Number.isNaN(exists.getTime())) return undefined;
  return exists.toISOString().startsWith(day) ? moment : undefined;
}
