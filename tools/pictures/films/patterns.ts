import type { Sheet } from './sheet.ts';

/** A small picture sewn in stitches: rows of letters, each letter a colour, a dot for the bare cloth. */
export interface Pattern {
  rows: string;
  colours: Record<string, string>;
}

export function sewPattern(
  sheet: Sheet,
  pattern: Pattern,
  place: { x: number; y: number; pitch: number; share?: number },
): void {
  const { x, y, pitch, share = 1 } = place;
  const size = pitch < 3 ? pitch : pitch - 0.4;
  const rows = pattern.rows.trim().split(/\s+/);
  const all = rows.reduce((sum, row) => sum + row.length, 0);
  let index = 0;
  rows.forEach((row, down) => {
    for (const [across, letter] of [...row].entries()) {
      index += 1;
      const colour = pattern.colours[letter];
      if (colour && index <= all * share) sheet.stitch(x + across * pitch, y + down * pitch, size, colour);
    }
  });
}
