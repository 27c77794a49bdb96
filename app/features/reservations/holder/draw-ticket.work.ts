import sharp, { type OutputInfo } from 'sharp';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FindCharacters, openGlyphs } from '#shell/card/card-glyphs.server.ts';
import { setTitle } from '#shell/card/card-lines.ts';
import { drawQr } from '#shell/qr/qr-svg.server.ts';
import { SIZES } from '#ui/weave/weave-pattern.ts';
import { weaveSvg } from '#ui/weave/weave-svg.ts';

const width = 900;
const margin = 70;
const side = width - 2 * margin;
/** Of the code: the modules of a ticket's code and its quiet zone (record 25), each a whole number of pixels. */
const codeSide = 49 * 15;
const lineHeight = 1.35;
/** The woven stub keeps the proportions that it is drawn in. */
const stubHeight = Math.round((width * SIZES.banner[1]) / SIZES.banner[0]);

/** A line of words, its size in pixels; it is set on three lines at most. */
export interface TicketLine {
  text: string;
  size: number;
}

interface TicketPicture {
  locale: Locale;
  /** What the QR code says. */
  code: string;
  /** What the stub is woven from. */
  weave: string;
  above: TicketLine[];
  below: TicketLine[];
}

let glyphs: Promise<FindCharacters> | undefined;

/**
 * In the workshop: a ticket as a PNG of 900 pixels' width, black on white below its woven stub. A line with a character that no
 * face has is left out.
 */
export default async function drawTicket({ locale, code, weave, above, below }: TicketPicture): Promise<Buffer> {
  glyphs ??= openGlyphs();
  const find = await glyphs;
  const words = await drawLines(find, locale, above, stubHeight + margin / 2);
  const codeTop = Math.round(words.end + margin / 3);
  const rule = await drawLines(find, locale, below, codeTop + codeSide);
  const height = Math.round(rule.end + margin);
  const place = `x="${Math.round((width - codeSide) / 2)}" y="${codeTop}" width="${codeSide}" height="${codeSide}"`;
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
      `<path stroke="#000" stroke-width="3" stroke-dasharray="12 9" d="M0 ${stubHeight + 2}h${width}"/>` +
      `<path d="${words.path}${rule.path}"/>${drawQr(code).replace('<svg ', `<svg ${place} `)}</svg>`,
  );
  const { data, info } = await stubOf(weave);
  return sharp(paper)
    .composite([{ input: data, raw: info, left: 0, top: 0 }])
    .png({ palette: true, colours: 16, effort: 2, compressionLevel: 9 })
    .toBuffer();
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** The stub of the day that was drawn last: a party's tickets are of one day, and so are most others of an hour. */
let lastStub: { weave: string; picture: Promise<Pixels> } | undefined;

function stubOf(weave: string): Promise<Pixels> {
  if (lastStub?.weave !== weave) {
    const picture = sharp(Buffer.from(weaveSvg(weave, 'banner')))
      .resize(width, stubHeight)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    lastStub = { weave, picture };
  }
  return lastStub.picture;
}

/** @returns the outlines of the lines, set from `top` on, and where they end */
async function drawLines(
  find: FindCharacters,
  locale: Locale,
  lines: TicketLine[],
  top: number,
): Promise<{ path: string; end: number }> {
  let y = top;
  const paths: string[] = [];
  for (const { text, size } of lines) {
    const characters = await find(text, /\p{Script=Han}/u.test(text));
    if (!characters) continue;
    const advances = new Map([...text].map((each, i) => [each, characters[i]?.advance ?? 0]));
    const widthOf = (part: string) => [...part].reduce((sum, each) => sum + (advances.get(each) ?? 0), 0);
    const set = setTitle(text, locale, { width: side, sizes: [{ size, lines: 3 }] }, widthOf);
    for (const line of set.lines) {
      y += size * lineHeight;
      let x = margin;
      for (const each of line) {
        const glyph = characters[[...text].indexOf(each)];
        paths.push(glyph?.path(x, y, size) ?? '');
        x += (glyph?.advance ?? 0) * size;
      }
    }
    y += size * 0.2;
  }
  return { path: paths.join(''), end: y };
}
