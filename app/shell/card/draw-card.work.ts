import sharp from 'sharp';
import type { Locale } from '#platform/i18n/locale.ts';
import { weaveSvg } from '#ui/weave/weave-svg.ts';
import { cardSize } from './card-address.ts';
import { type DrawnCharacter, type FindCharacters, openGlyphs } from './card-glyphs.server.ts';
import { setTitle } from './card-lines.ts';

/** What a card says. */
export interface CardText {
  locale: Locale;
  title: string;
  /** Name of the site. */
  name: string;
  /** Id of the weave. */
  weave: string;
}

/** Colours of the tokens: `--paper`, `--ink`, `--ink-soft`, `--ochre`, `--deep`. */
const colours = { paper: '#fbf7ef', ink: '#1c1a15', soft: '#5b5443', ochre: '#d98a1f', deep: '#0c3b2e' };
const { width, height } = cardSize;
const woven = 390;
const margin = 60;
const left = woven + margin;
const measure = width - left - margin;
const lineHeight = 1.28;
const titleBox = {
  width: measure,
  sizes: [
    { size: 76, lines: 3 },
    { size: 64, lines: 4 },
    { size: 54, lines: 4 },
    { size: 46, lines: 5 },
  ],
};
const nameBox = {
  width: measure,
  sizes: [
    { size: 30, lines: 1 },
    { size: 25, lines: 2 },
  ],
};
const mostColours = 96;

let glyphs: Promise<FindCharacters> | undefined;

/** In the workshop: a card, the weave on the left, the title and the site's name beside it. @returns a PNG of 1200 x 630 pixels */
export default async function drawCard(text: CardText): Promise<Buffer> {
  glyphs ??= openGlyphs();
  const find = await glyphs;
  // A title with a character that no face has would lie: then the site's name stands alone.
  const title = (await find(text.title, isChinese(text.title))) ? text.title : text.name;
  const found = new Map<string, DrawnCharacter>();
  for (const each of new Set(`${title}${text.name}…`)) {
    const [drawn] = (await find(each, isChinese(title))) ?? [];
    if (drawn) found.set(each, drawn);
  }
  const svg = Buffer.from(cardSvg({ ...text, title }, found));
  return sharp(svg).png({ palette: true, colours: mostColours, compressionLevel: 9, effort: 7 }).toBuffer();
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

function cardSvg(text: CardText, found: ReadonlyMap<string, DrawnCharacter>): string {
  const widthOf = (part: string) => [...part].reduce((sum, each) => sum + (found.get(each)?.advance ?? 0), 0);
  const set = setTitle(text.title, text.locale, titleBox, widthOf);
  const name = setTitle(text.name, text.locale, nameBox, widthOf);
  const nameTop = height - margin - (name.lines.length - 1) * name.size * lineHeight;
  const ruleTop = nameTop - 58;
  const titleTop = Math.max(margin, (ruleTop - set.lines.length * set.size * lineHeight) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>`,
    weaveAt(text.weave),
    `<path fill="${colours.ochre}" d="M${left} ${ruleTop}h${measure}v4h-${measure}z"/>`,
    lines(set, titleTop + set.size, colours.ink, found),
    lines(name, nameTop, colours.soft, found),
    '</svg>',
  ].join('');
}

/** The square weave, cropped to the left part of the card. */
function weaveAt(id: string): string {
  const svg = weaveSvg(id, 'square');
  const inside = svg.slice(svg.indexOf('>') + 1);
  const side = 48;
  const open = `<svg x="0" y="0" width="${woven}" height="${height}" viewBox="0 0 ${side} ${side}" preserveAspectRatio="xMidYMid slice">`;
  return `<path fill="${colours.deep}" d="M0 0h${woven}v${height}H0z"/>${open}${inside}`;
}

function lines(
  { size, lines }: { size: number; lines: string[] },
  baseline: number,
  colour: string,
  found: ReadonlyMap<string, DrawnCharacter>,
): string {
  const paths = lines.map((line, i) => {
    let x = left;
    const parts: string[] = [];
    for (const each of line) {
      const drawn = found.get(each);
      parts.push(drawn?.path(x, baseline + i * size * lineHeight, size) ?? '');
      x += (drawn?.advance ?? 0) * size;
    }
    return parts.join('');
  });
  // The Chinese face is light: a line round its strokes makes it as strong as the Latin one.
  const stroke = lines.some(isChinese) ? ` stroke="${colour}" stroke-width="${size / 44}"` : '';
  return `<path fill="${colour}"${stroke} d="${paths.join('')}"/>`;
}
