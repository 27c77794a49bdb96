/**
 * Pairs of letters that stand closer or farther than their widths say, as OpenType's table `GPOS` has them:
 * https://learn.microsoft.com/typography/opentype/spec/gpos (pair adjustment, both formats, also in extensions).
 */

/** By how much the second glyph comes nearer to the first (negative) or away from it, in units of the face. */
export type Kerning = number[][];

const pairLookup = 2;
const extensionLookup = 9;
/** What is said of a glyph of a pair: how far it advances, or nothing, which is said of pairs that keep their distance. */
const advanceAlone = 4;
const nothing = 0;

/**
 * Reads the pairs of a face; what hangs on more than two glyphs is passed over.
 * @param gpos the table
 * @param glyphs how many glyphs the face has
 * @throws Error where the face says more of a pair than how far the first glyph advances
 */
export function readKerning(gpos: Buffer, glyphs: number): Kerning {
  const pairs: (number | undefined)[][] = Array.from({ length: glyphs }, () => []);
  for (const subtable of subtables(gpos)) {
    const read = subtable.readUInt16BE(0) === 1 ? listedPairs : pairsOfClasses;
    // The first subtable that says something of a pair is the one that counts.
    for (const [left, right, value] of read(subtable, glyphs)) {
      const row = pairs[left];
      if (row) row[right] ??= value;
    }
  }
  return pairs.map((row) => Array.from({ length: glyphs }, (_, right) => row[right] ?? 0));
}

function subtables(gpos: Buffer): Buffer[] {
  const lookups = at(gpos, gpos.readUInt16BE(8));
  const all = offsets(lookups, 0).flatMap((lookup) =>
    offsets(lookup, 4).map((subtable) => unwrapped(lookup.readUInt16BE(0), subtable)),
  );
  const pairs = all.flatMap(({ type, subtable }) => (type === pairLookup ? [subtable] : []));
  const known = [nothing, advanceAlone];
  if (pairs.some((subtable) => !known.includes(subtable.readUInt16BE(4)) || subtable.readUInt16BE(6) !== nothing))
    throw new Error('The face says more of a pair than how far its first glyph advances');
  return pairs;
}

function unwrapped(type: number, subtable: Buffer): { type: number; subtable: Buffer } {
  if (type !== extensionLookup) return { type, subtable };
  return { type: subtable.readUInt16BE(2), subtable: at(subtable, subtable.readUInt32BE(4)) };
}

type Pair = [left: number, right: number, value: number];

function* listedPairs(subtable: Buffer): Generator<Pair> {
  const lefts = covered(subtable);
  const size = valueSize(subtable);
  for (const [index, set] of offsets(subtable, 8).entries()) {
    for (let pair = 0; pair < set.readUInt16BE(0); pair += 1) {
      const start = 2 + pair * (2 + size);
      yield [lefts[index] ?? 0, set.readUInt16BE(start), size && set.readInt16BE(start + 2)];
    }
  }
}

function* pairsOfClasses(subtable: Buffer, glyphs: number): Generator<Pair> {
  const [leftClasses, rightClasses] = [8, 10].map((offset) => classes(at(subtable, subtable.readUInt16BE(offset))));
  const size = valueSize(subtable);
  const width = subtable.readUInt16BE(14);
  for (const left of covered(subtable)) {
    const row = (leftClasses?.get(left) ?? 0) * width;
    for (let right = 0; right < glyphs; right += 1)
      yield [left, right, size && subtable.readInt16BE(16 + (row + (rightClasses?.get(right) ?? 0)) * size)];
  }
}

const valueSize = (subtable: Buffer) => (subtable.readUInt16BE(4) === nothing ? 0 : 2);

const at = (table: Buffer, offset: number) => table.subarray(offset);

/** What a list of offsets leads to, which stands where it says how long it is. */
function offsets(table: Buffer, list: number): Buffer[] {
  return Array.from({ length: table.readUInt16BE(list) }, (_, i) => at(table, table.readUInt16BE(list + 2 + i * 2)));
}

function covered(subtable: Buffer): number[] {
  const coverage = at(subtable, subtable.readUInt16BE(2));
  if (coverage.readUInt16BE(0) === 1)
    return Array.from({ length: coverage.readUInt16BE(2) }, (_, i) => coverage.readUInt16BE(4 + i * 2));
  return ranges(coverage, 2).flatMap(({ first, last }) => span(first, last));
}

function classes(table: Buffer): Map<number, number> {
  if (table.readUInt16BE(0) === 2)
    return new Map(
      ranges(table, 2).flatMap(({ first, last, value }) => span(first, last).map((glyph) => [glyph, value] as const)),
    );
  const first = table.readUInt16BE(2);
  return new Map(
    Array.from({ length: table.readUInt16BE(4) }, (_, i) => [first + i, table.readUInt16BE(6 + i * 2)] as const),
  );
}

function ranges(table: Buffer, list: number): { first: number; last: number; value: number }[] {
  return Array.from({ length: table.readUInt16BE(list) }, (_, i) => {
    const range = at(table, list + 2 + i * 6);
    return { first: range.readUInt16BE(0), last: range.readUInt16BE(2), value: range.readUInt16BE(4) };
  });
}

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Rounds each value to a multiple of a step: what rounds to nothing is no pair any more. */
export function rounded(kerning: Kerning, step: number): Kerning {
  return kerning.map((row) => row.map((value) => Math.round(value / step) * step));
}

/**
 * Writes a table whose one feature, in every script, is the kerning of pairs: glyphs with the same pairs are a class.
 * @param kerning of each glyph with each
 */
export function writeKerning(kerning: Kerning): Buffer {
  const lefts = classesOf(kerning);
  const rights = classesOf(kerning.map((_, right) => kerning.map((row) => row[right] ?? 0)));
  const values = lefts.examples.flatMap((left) => rights.examples.map((right) => kerning[left]?.[right] ?? 0));
  const coverage = words(1, kerning.length, ...kerning.keys());
  const leftTable = words(1, 0, kerning.length, ...lefts.of);
  const rightTable = words(1, 0, kerning.length, ...rights.of);
  const start = 16 + values.length * 2;
  const head = [2, start, advanceAlone, 0, start + coverage.length, start + coverage.length + leftTable.length];
  const size = [lefts.examples.length, rights.examples.length];
  const subtable = Buffer.concat([words(...head, ...size, ...values), coverage, leftTable, rightTable]);
  const lookups = Buffer.concat([words(1, 4), words(pairLookup, 0, 1, 8), subtable]);
  const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8), words(4, 0), words(0, 0xffff, 1, 0)]);
  const features = Buffer.concat([words(1), Buffer.from('kern'), words(8), words(0, 1, 0)]);
  const offsetOfLookups = 10 + scripts.length + features.length;
  return Buffer.concat([words(1, 0, 10, 10 + scripts.length, offsetOfLookups), scripts, features, lookups]);
}

/** Rows that are equal are a class: the class of each row, and one row of each class. */
function classesOf(rows: number[][]): { of: number[]; examples: number[] } {
  const keys = rows.map((row) => row.join());
  const order = [...new Set(keys)];
  return { of: keys.map((key) => order.indexOf(key)), examples: order.map((key) => keys.indexOf(key)) };
}

/** Numbers of two bytes each; those below zero as their complement. */
function words(...numbers: number[]): Buffer {
  const table = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) table.writeUInt16BE(number & 0xffff, index * 2);
  return table;
}
