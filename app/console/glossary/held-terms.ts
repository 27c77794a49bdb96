import { textsOf } from '#platform/i18n/texts.ts';
import { type Entry, nameOf, notOf } from './entry.ts';
import type { Term } from './terms.ts';
import type { Unused } from './variants.ts';

/** What staff have written of a term, as the database has it. */
export interface TermRow {
  id: number;
  /** The Chinese name of the row of the file that it stands in for. */
  file_row: string | null;
  part: string;
  names: Term;
  unused: Unused;
  note: string;
  is_retired: boolean;
  version: number;
}

/** A term as it stands now. */
export interface HeldTerm extends Entry {
  /** Undefined while it is as the file has it. */
  id: number | undefined;
  /** What a form begins from; 0 while it is as the file has it. */
  version: number;
  isRetired: boolean;
  /** What the file says in its place; undefined where it has no such row. */
  inFile: Entry | undefined;
}

/**
 * The terms of the file, each with what staff have made of it in its place, and then those that the file does not have. What has come into
 * the file by the hand of an engineer is found by its name, so that nothing stands there twice.
 */
export function heldTerms(file: readonly Entry[], rows: readonly TermRow[]): HeldTerm[] {
  const standing = standIns(file, rows);
  const own = new Set(standing.values());
  return [
    ...file.map((entry) => {
      const row = standing.get(nameOf(entry));
      return row ? held(row, entry) : { ...entry, id: undefined, version: 0, isRetired: false, inFile: entry };
    }),
    ...rows.filter((row) => !own.has(row)).map((row) => held(row, undefined)),
  ];
}

/** What stands in for which row of the file: what was made of it, else what has its name. */
function standIns(file: readonly Entry[], rows: readonly TermRow[]): Map<string, TermRow> {
  const names = new Set(file.map(nameOf));
  const made = new Set(rows.map(({ file_row }) => file_row));
  const standing = new Map<string, TermRow>();
  // Called otherwise, and in the file by now as it is called: a term that has the earlier name is another one.
  const hasMoved = (row: TermRow) => nameOf(row) !== row.file_row && names.has(nameOf(row)) && !made.has(nameOf(row));
  for (const row of rows) {
    if (row.file_row !== null && names.has(row.file_row) && !hasMoved(row)) standing.set(row.file_row, row);
  }
  const placed = new Set(standing.values());
  for (const row of rows) {
    const name = nameOf(row);
    if (!placed.has(row) && names.has(name) && !standing.has(name)) standing.set(name, row);
  }
  return standing;
}

function held({ id, part, names, unused, note, is_retired, version }: TermRow, inFile: Entry | undefined): HeldTerm {
  return { id, part, names, unused, note, version, isRetired: is_retired, inFile };
}

/** Which term is meant, as it was when somebody began. */
export interface TermKey {
  /** Left out while staff have not written it. */
  id?: number | undefined;
  /** Its Chinese name. */
  name: string;
}

export const keyOf = (term: HeldTerm): TermKey => ({ id: term.id, name: nameOf(term) });

/** The term that is meant: whoever began before somebody else called it otherwise still finds it. */
export function termOf(terms: readonly HeldTerm[], { id, name }: TermKey): HeldTerm | undefined {
  return (
    (id === undefined ? undefined : terms.find((term) => term.id === id)) ??
    terms.find((term) => nameOf(term) === name) ??
    terms.find(({ inFile }) => inFile !== undefined && nameOf(inFile) === name)
  );
}

/** Whether a term is another than in the file: what is not, an engineer has nothing to do with. */
export function differsFromFile({ inFile, isRetired, ...term }: HeldTerm): boolean {
  if (!inFile) return !isRetired;
  return isRetired || said(inFile) !== said(term);
}

const said = ({ part, names, unused, note }: Entry) => JSON.stringify([part, textsOf(names), notOf(unused), note]);
