import type { Sheet } from './sheet.ts';

/** Figures as a sampler sews them: seven rows of stitches, `#` sewn. */
const samplers: Record<string, string> = {
  0: '.###. #...# #...# #...# #...# #...# .###.',
  1: '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  2: '.###. #...# ....# ...#. ..#.. .#... #####',
  3: '.###. #...# ....# ..##. ....# #...# .###.',
  4: '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  5: '##### #.... ####. ....# ....# #...# .###.',
  6: '.###. #.... #.... ####. #...# #...# .###.',
  7: '##### ....# ...#. ...#. ..#.. ..#.. ..#..',
  8: '.###. #...# #...# .###. #...# #...# .###.',
  9: '.###. #...# #...# .#### ....# ....# .###.',
  '.': '. . . . . . #',
  ' ': '. . . . . . .',
  '+': '... ... .#. ### .#. ... ...',
  '=': '... ... ### ... ### ... ...',
  '~': '..... ..... .#... #.#.# ...#. ..... .....',
  $: '..#.. .#### #.#.. .###. ..#.# ####. ..#..',
  '¥': '#...# #...# .#.#. ##### ..#.. ##### ..#..',
  m: '..... ..... ##.#. #.#.# #.#.# #.#.# #.#.#',
  '²': '##. ..# .#. ### ... ... ...',
};

function rowsOf(sign: string): string[] {
  const sampler = samplers[sign];
  if (!sampler) throw new Error(`No sampler for the sign "${sign}"`);
  return sampler.split(' ');
}

export function figureWidth(text: string, pitch: number): number {
  const columns = [...text].reduce((sum, sign) => sum + (rowsOf(sign)[0]?.length ?? 0) + 1, -1);
  return columns * pitch;
}

/** Sews a number with its upper left corner at x, y (`anchor` moves it). A stitch is `pitch` wide; small ones close up. */
export function sewFigure(
  sheet: Sheet,
  text: string,
  place: { x: number; y: number; pitch: number; anchor?: 'start' | 'middle' | 'end' },
  colour: string,
): void {
  const { pitch, anchor = 'start' } = place;
  const width = figureWidth(text, pitch);
  let x = place.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const size = pitch < 4 ? pitch : pitch - (pitch < 7 ? 0.6 : 1);
  for (const sign of text) {
    const rows = rowsOf(sign);
    rows.forEach((row, down) => {
      [...row].forEach((mark, across) => {
        if (mark === '#') sheet.stitch(x + across * pitch, place.y + down * pitch, size, colour);
      });
    });
    x += ((rows[0]?.length ?? 0) + 1) * pitch;
  }
}

/** 100000 as `100 000`: the one way of grouping that all three languages read. */
export function grouped(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');
}
