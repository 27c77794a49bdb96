import sharp from 'sharp';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FindCharacters, openGlyphs } from '#shell/card/card-glyphs.server.ts';
import { setTitle } from '#shell/card/card-lines.ts';
import { drawQr } from '#shell/qr/qr-svg.server.ts';

const width = 900;
const margin = 70;
const side = width - 2 * margin;
const lineHeight = 1.35;

/** A line below the code, its size in pixels; it is set on three lines at most. */
export interface TicketLine {
  text: string;
  size: number;
}

interface TicketPicture {
  locale: Locale;
  /** What the QR code says. */
  code: string;
  lines: TicketLine[];
}

let glyphs: Promise<FindCharacters> | undefined;

/** In the workshop: a ticket as a PNG of 900 pixels' width, black on white. A line with a character that no face has is left out. */
export default async function drawTicket({ locale, code, lines }: TicketPicture): Promise<Buffer> {
  glyphs ??= openGlyphs();
  const drawn = await drawLines(await glyphs, locale, lines);
  const height = margin + side + drawn.height + margin;
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${drawn.svg}</svg>`,
  );
  const scaled = await sharp(Buffer.from(drawQr(code)), { density: 72 * 20 })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return sharp(text)
    .composite([{ input: scaled, left: margin, top: Math.round(margin / 2) }])
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
}

async function drawLines(
  find: FindCharacters,
  locale: Locale,
  lines: TicketLine[],
): Promise<{ svg: string; height: number }> {
  let y = side + margin / 2;
  const paths: string[] = [];
  for (const { text, size } of lines) {
    const characters = await find(text, /\p{Script=Han}/u.test(text));
    if (!characters) continue;
    const advances = new Map([...text].map((each, i) => [each, characters[i]?.advance ?? 0]));
    const widthOf = (part: string) => [...part].reduce((sum, each) => sum + (advances.get(each) ?? 0), 0);
    const set = setTitle(text, locale, { width: width - 2 * margin, sizes: [{ size, lines: 3 }] }, widthOf);
    for (const line of set.lines) {
      y += size * lineHeight;
      let x = (width - widthOf(line) * size) / 2;
      for (const each of line) {
        const glyph = characters[[...text].indexOf(each)];
        paths.push(glyph?.path(x, y, size) ?? '');
        x += (glyph?.advance ?? 0) * size;
      }
    }
    y += size * 0.35;
  }
  return { svg: `<path d="${paths.join('')}"/>`, height: y - side };
}
