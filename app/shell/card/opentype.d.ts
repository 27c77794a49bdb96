/** The little of opentype.js that the cards use: it comes without types of its own. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  export interface Glyph {
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  }

  export interface Font {
    unitsPerEm: number;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
  }

  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
