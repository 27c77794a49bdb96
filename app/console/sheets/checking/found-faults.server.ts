import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FoundFault, SheetReport } from '#db/schema/refinements.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { mostFaults, mostHintsShown, mostShown } from '../report.ts';

/** What is said of a fault, in each language. */
export type Said = Record<Locale, string>;

const longestValue = 80;
/** Beyond so many sentences of their own, faults say that they are wrong and no more: each of millions could say another value. */
const mostReasons = 5000;

/** Faults and hints as they are found. What they say is kept once: thousands of rows have the same few faults. */
export class FoundFaults {
  readonly #reasons: Said[] = [];
  readonly #byText = new Map<string, number>();
  readonly #all: FoundFault[] = [];
  readonly #hints: FoundFault[] = [];
  readonly #rows = new Set<number>();
  count = 0;
  hints = 0;

  /** @param otherwise what is said where there are too many sentences */
  add(row: number, column: string, value: string, said: Said, otherwise: Said): void {
    this.count += 1;
    this.#rows.add(row);
    if (this.#all.length < mostFaults) this.#all.push(this.#fault(row, column, value, said, otherwise));
  }

  hint(row: number, column: string, said: Said, otherwise: Said): void {
    this.hints += 1;
    if (this.#hints.length < mostFaults) this.#hints.push(this.#fault(row, column, '', said, otherwise));
  }

  /** For the page: the first of them, and how many there are. */
  report(): Pick<SheetReport, 'faults' | 'faultyRows' | 'hints' | 'reasons' | 'shown' | 'shownHints'> {
    const shown = this.#all.slice(0, mostShown);
    const shownHints = this.#hints.slice(0, mostHintsShown);
    const used = [...new Set([...shown, ...shownHints].map(({ reason }) => reason))];
    const anew = (faults: FoundFault[]) => faults.map((fault) => ({ ...fault, reason: used.indexOf(fault.reason) }));
    return {
      ...{ faults: this.count, faultyRows: this.#rows.size, hints: this.hints },
      reasons: used.flatMap((at) => this.#reasons[at] ?? []),
      ...{ shown: anew(shown), shownHints: anew(shownHints) },
    };
  }

  /** All of them, to be taken along. */
  packed(): Promise<Buffer> {
    return packFaults({ reasons: this.#reasons, faults: this.#all, hints: this.#hints });
  }

  #fault(row: number, column: string, value: string, said: Said, otherwise: Said): FoundFault {
    return { row, column: cut(column), value: cut(value), reason: this.#reason(said) ?? this.#reason(otherwise) ?? 0 };
  }

  #reason(said: Said): number | undefined {
    const text = locales.map((locale) => said[locale]).join('\n');
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    if (this.#reasons.length >= mostReasons) return undefined;
    this.#byText.set(text, this.#reasons.length);
    return this.#reasons.push(said) - 1;
  }
}

interface AllFaults {
  reasons: Said[];
  faults: FoundFault[];
  hints: FoundFault[];
}

/** In as few bytes as they take. */
async function packFaults(all: AllFaults): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(all));
}

/** Reads them back. */
export async function unpackFaults(bytes: Buffer): Promise<AllFaults> {
  return JSON.parse((await promisify(gunzip)(bytes)).toString());
}

const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim().toWellFormed().replaceAll('\0', '');
  return line.length > longestValue ? `${line.slice(0, longestValue).toWellFormed()}…` : line;
};
