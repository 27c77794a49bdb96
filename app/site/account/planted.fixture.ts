import { venueIso } from '#platform/clock/clock.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { Platform } from '#platform/http/site-context.ts';

/** What was put into a column of a row, and as what a member finds it in what they take along. */
export interface Planted {
  table: string;
  column: string;
  /** By what the row is found. */
  row: { key: string; value: unknown };
  /** What the export says of it; left out where the export need not. */
  shown?: string;
  /** A text or hash that stands nowhere else: once it is erased, no row of any table has it. */
  mark?: string;
}

/** Notes what is planted into one row. */
export class Row {
  readonly noted: Planted[] = [];
  private readonly table: string;
  private readonly row: Planted['row'];

  constructor(table: string, row: Planted['row']) {
    this.table = table;
    this.row = row;
  }

  /** A text that nobody else has. */
  mark(column: string, mark: string): string {
    this.noted.push({ table: this.table, column, row: this.row, shown: mark, mark });
    return mark;
  }

  /** A moment that the export writes at the venue's time. */
  moment(column: string, at: Date): Date {
    this.noted.push({ table: this.table, column, row: this.row, shown: venueIso(at) });
    return at;
  }

  /** Something else, with what the export says of it. */
  value<Value>(column: string, value: Value, shown: string): Value {
    this.noted.push({ table: this.table, column, row: this.row, shown });
    return value;
  }

  /** Something that the export does not say. */
  untold<Value>(column: string, value: Value, mark?: string): Value {
    this.noted.push({ table: this.table, column, row: this.row, ...(mark !== undefined && { mark }) });
    return value;
  }
}

let moments = 0;

/** A moment that no other planted thing has. */
export function moment(): Date {
  moments += 1;
  return new Date(Date.UTC(2024, 0, 1, 1, 2, 3) + moments * 86_400_000);
}

export const hexOf = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

/** Seals what a column keeps sealed. */
export const sealedFor = ({ settings }: Platform, purpose: string, text: string): Buffer =>
  sealPersonal(settings, purpose, text);
