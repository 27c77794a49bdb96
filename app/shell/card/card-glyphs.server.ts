import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font, PathCommand } from 'opentype.js';

/** A family as its package brings it: cut into pieces by ranges of characters. */
interface Family {
  name: string;
  weight: number;
  directory: string;
  pieces: { key: string; ranges: (readonly [from: number, to: number])[] }[];
}

/** A character as it is drawn: its outline at a place, and how far it moves the pen, in ems. */
export interface DrawnCharacter {
  advance: number;
  path(x: number, y: number, size: number): string;
}

/** Finds the characters of a text, in the faces of Chinese texts or of others. @returns undefined for a text with a character that no family has */
export type FindCharacters = (text: string, isChinese: boolean) => Promise<DrawnCharacter[] | undefined>;

const mostPieces = 40;
/** Ideographs, their punctuation and full-width forms come from the Chinese face, all else from the Latin one. */
const firstIdeographic = 0x2e80;
/** Quotation marks and dashes that both scripts have: in a Chinese text the Chinese ones. */
const shared = new Set([...'“”‘’—…·'].map((one) => one.codePointAt(0)));

/**
 * Opens the two faces of the cards. They come as packages, cut into pieces of some hundred characters: those are read
 * as they are needed, and the last ones kept. No font of the machine is used: a server may have none for Chinese.
 */
export async function openGlyphs(): Promise<FindCharacters> {
  const [strong, plain, chinese] = await Promise.all([
    openFamily('@fontsource/source-serif-4', 'source-serif-4', 600),
    // The Chinese face has one weight, and a light one: the figures within a Chinese text go with it.
    openFamily('@fontsource/source-serif-4', 'source-serif-4', 400),
    openFamily('@fontsource/zcool-xiaowei', 'zcool-xiaowei', 400),
  ]);
  const pieces = new Map<string, Promise<Font>>();

  async function fontWith(character: string, families: Family[]): Promise<Font | undefined> {
    const code = character.codePointAt(0) ?? 0;
    for (const family of families) {
      for (const { key, ranges } of family.pieces) {
        if (!ranges.some(([from, to]) => from <= code && code <= to)) continue;
        const file = `files/${family.name}-${key}-${family.weight}-normal.woff`;
        const font = await kept(pieces, join(family.directory, file));
        if (font.charToGlyphIndex(character) > 0) return font;
      }
    }
    return undefined;
  }

  async function find(character: string, isChinese: boolean): Promise<DrawnCharacter | undefined> {
    if (/\s/.test(character)) return space(character);
    const latin = isChinese ? plain : strong;
    const code = character.codePointAt(0) ?? 0;
    const chineseFirst = code >= firstIdeographic || (isChinese && shared.has(code));
    const font = await fontWith(character, chineseFirst ? [chinese, latin] : [latin, chinese]);
    return font && drawn(font, character);
  }

  return async (text, isChinese) => {
    const found = await Promise.all([...text].map((character) => find(character, isChinese)));
    return found.every((each) => each !== undefined) ? found : undefined;
  };
}

/** The library is fetched with the first card: few visitors ask for one, and it would stay in memory. */
async function readFont(file: string): Promise<Font> {
  const [bytes, { default: opentype }] = await Promise.all([readFile(file), import('opentype.js')]);
  return opentype.parse(Uint8Array.from(bytes).buffer);
}

async function openFamily(packageName: string, name: string, weight: number): Promise<Family> {
  const directory = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  const listed = JSON.parse(await readFile(join(directory, 'unicode.json'), 'utf8')) as Record<string, string>;
  const pieces = Object.entries(listed).map(([key, ranges]) => ({
    key: key.replaceAll(/[[\]]/g, ''),
    ranges: ranges.split(',').map(readRange),
  }));
  // The commonest first: Latin pieces stand last in the list.
  return { name, weight, directory, pieces: pieces.reverse() };
}

/** `U+20-7e` or `U+2bc`. */
function readRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function kept(pieces: Map<string, Promise<Font>>, file: string): Promise<Font> {
  const font = pieces.get(file) ?? readFont(file);
  pieces.delete(file);
  pieces.set(file, font);
  font.catch(() => pieces.delete(file));
  const [oldest] = pieces.keys();
  if (pieces.size > mostPieces && oldest !== undefined) pieces.delete(oldest);
  return font;
}

function drawn(font: Font, character: string): DrawnCharacter {
  const glyph = font.charToGlyph(character);
  return {
    advance: (glyph.advanceWidth ?? font.unitsPerEm) / font.unitsPerEm,
    path: (x, y, size) => glyph.getPath(x, y, size).commands.map(written).join(''),
  };
}

/** A narrow no-break space is half as wide as a plain one; a Chinese one fills its square. */
function space(character: string): DrawnCharacter {
  const advance = character === '\u3000' ? 1 : character === '\u202f' ? 0.13 : 0.25;
  return { advance, path: () => '' };
}

/** The library's own text of a path breaks off at some numbers: a tenth of a pixel is enough. */
function written(command: PathCommand): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${tenths(command.x1)} ${tenths(command.y1)} ${tenths(command.x)} ${tenths(command.y)}`;
    case 'C':
      return `C${[command.x1, command.y1, command.x2, command.y2, command.x, command.y].map(tenths).join(' ')}`;
    default:
      return `${command.type}${tenths(command.x)} ${tenths(command.y)}`;
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10;
