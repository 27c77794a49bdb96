import { diffArrays } from 'diff';
import { assembleBlocks, blocksOf, shapeOf, unitsOf } from './blocks.ts';

/** A block of a text whose places stand at the source's, at some of them, or at none. */
export interface BuiltBlock {
  /** The block with its structure: what it says is put in place by place. */
  html: string;
  /** Of each of its places, which of the source's it is and which of the text's. */
  places: { source: number | undefined; target: number | undefined }[];
}

/**
 * A translation that is built otherwise than its source, as one structure: blocks that both have, those of the source alone and those
 * of the text alone, in the order of both. A list that is longer in one of them is one list, and so is a table of the same columns.
 * @param sources the source now, and as it was when the text followed it
 */
export function buildOf({ now, base }: { now: string; base: string }, target: string): BuiltBlock[] {
  const [source, own] = [unitsWithPlaces(now), unitsWithPlaces(target)];
  const at = standsAt({ now: source.map(htmlOf), base: unitsOf(base) }, own.map(htmlOf));
  const built: BuiltBlock[] = [];
  let next = 0;
  source.forEach((unit, i) => {
    const j = at[i];
    const other = j === undefined ? undefined : own[j];
    if (j === undefined || !other) {
      built.push(blockOf(unit, undefined));
      return;
    }
    for (const each of own.slice(next, j)) built.push(blockOf(undefined, each));
    built.push(blockOf(unit, other));
    next = j + 1;
  });
  for (const each of own.slice(next)) built.push(blockOf(undefined, each));
  return built;
}

interface Unit {
  html: string;
  /** Number of its first place in the whole text, and how many it has. */
  from: number;
  count: number;
}

const htmlOf = ({ html }: Unit) => html;

function unitsWithPlaces(html: string): Unit[] {
  let from = 0;
  return unitsOf(html).map((own) => {
    const unit = { html: own, from, count: blocksOf(own).length };
    from += unit.count;
    return unit;
  });
}

function blockOf(source: Unit | undefined, target: Unit | undefined): BuiltBlock {
  const [one, other] = [source?.count ?? 0, target?.count ?? 0];
  return {
    html: target ? longer(target.html, one - other) : (source?.html ?? ''),
    places: Array.from({ length: Math.max(one, other) }, (_, i) => ({
      source: source && i < one ? source.from + i : undefined,
      target: target && i < other ? target.from + i : undefined,
    })),
  };
}

/** A list with more items, or a table with more rows, empty yet. @param by so many places more */
function longer(block: string, by: number): string {
  if (by <= 0) return block;
  const columns = block.slice(block.lastIndexOf('<tr>')).match(/<td/g)?.length ?? 1;
  const row = `<tr>${'<td></td>'.repeat(columns)}</tr>`;
  return block
    .replace(/\s*<\/[ou]l>\s*$/, `${'<li></li>'.repeat(by)}$&`)
    .replace(/\s*<\/tbody>\s*<\/table>\s*$/, `${row.repeat(by / columns)}$&`);
}

/** A block with what is said at its places; items and rows that it has more stay away where they say nothing. */
export function assembleBuilt(html: string, texts: readonly string[]): string {
  return assembleBlocks(html, texts)
    .replace(/(?:<li><\/li>)+(\s*<\/[ou]l>\s*)$/, '$1')
    .replace(/(?:<tr>(?:<td><\/td>)+<\/tr>)+(\s*<\/tbody>\s*<\/table>\s*)$/, '$1');
}

/** At which block of the text each one of the source stands; undefined where it has none of that kind there. */
function standsAt({ now, base }: { now: string[]; base: string[] }, target: string[]): (number | undefined)[] {
  const before = pairedBy(now, base, (html) => html.trim());
  const stood = pairedBy(base, target, kindOf);
  let last = -1;
  return now.map((html, i) => {
    const at = stood[before[i] ?? -1];
    if (at === undefined || at <= last || kindOf(target[at] ?? '') !== kindOf(html)) return undefined;
    last = at;
    return at;
  });
}

/** Blocks that may stand for one another: lists of any length, and tables of the same columns. */
function kindOf(html: string): string {
  return shapeOf(html)
    .replace(/^<(ul|ol)>(?:<li>·<\/li>)+<\/\1>$/, '<$1>')
    .replace(/(<tr>(?:<td>·<\/td>)+<\/tr>)\1+(?=<\/tbody><\/table>$)/, '$1');
}

/** At which place of one text each of another stands: what was written in place of something stands where that did. */
export function pairedBy(
  later: readonly string[],
  earlier: readonly string[],
  key: (text: string) => string,
): (number | undefined)[] {
  const at: (number | undefined)[] = [];
  let [gone, come, from]: [number[], number, number] = [[], 0, 0];
  const settle = () => {
    for (let i = 0; i < come; i += 1) at.push(gone[i]);
    [gone, come] = [[], 0];
  };
  for (const { added, removed, count } of diffArrays(earlier.map(key), later.map(key))) {
    const places = Array.from({ length: count }, (_, i) => from + i);
    if (added) come += count;
    else if (removed) gone = [...gone, ...places];
    else {
      settle();
      at.push(...places);
    }
    if (!added) from += count;
  }
  settle();
  return at;
}
