import type { Pair } from '../segments/pair-segments.server.ts';

/** A form takes 64 KiB and 500 fields: of a long text a part is translated at a time, with room for what it becomes. */
const mostBytes = 24 * 1024;
const mostSegments = 150;

/** The part of a text that is shown; the rest stays as it is when this one is saved. */
export function partOf(pairs: readonly Pair[], asked: number): { shown: readonly Pair[]; part: number; of: number } {
  const parts = partsOf(pairs);
  const part = Math.min(Math.max(Math.trunc(asked) || 1, 1), parts.length);
  return { shown: parts[part - 1] ?? [], part, of: parts.length };
}

function partsOf(pairs: readonly Pair[]): Pair[][] {
  const parts: Pair[][] = [[]];
  let bytes = 0;
  for (const pair of pairs) {
    const size = sizeOf(pair);
    const last = parts.at(-1);
    if (last && last.length > 0 && (bytes + size > mostBytes || last.length >= mostSegments)) {
      parts.push([pair]);
      bytes = size;
    } else {
      last?.push(pair);
      bytes += size;
    }
  }
  return parts;
}

/** As a form sends it. */
function sizeOf({ source = '', target }: Pair): number {
  return Math.max(encodeURIComponent(source).length, encodeURIComponent(target).length);
}
