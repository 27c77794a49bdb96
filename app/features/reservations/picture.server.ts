import { msg } from '@lingui/core/macro';
import sharp from 'sharp';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FindCharacters, openGlyphs } from '#site/share/card-glyphs.server.ts';
import { setTitle } from '#site/share/card-lines.ts';
import { formatClock, formatWeekday } from '#ui/dates.ts';
import type { ShownReservation, ShownTicket } from './shown-tickets.server.ts';

const width = 900;
const margin = 70;
const code = width - 2 * margin;
const lineHeight = 1.35;

/** Sizes of the lines below the code, in pixels; each is set on three lines at most. */
const textSizes = { day: 46, plain: 34, small: 28 };

let glyphs: Promise<FindCharacters> | undefined;

/**
 * Draws a ticket as a PNG of 900 pixels' width, black on white: the code, and below it day, hours, place, gate, and whose it
 * is (masked). A line with a character that no face has is left out.
 */
export async function drawPicture(
  { locale }: Pick<SiteContext, 'locale'>,
  { ticket, reservation }: { ticket: ShownTicket; reservation: ShownReservation },
): Promise<Buffer> {
  glyphs ??= openGlyphs();
  const drawn = await drawLines(await glyphs, locale, linesOf(locale, ticket, reservation));
  const height = margin + code + drawn.height + margin;
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${drawn.svg}</svg>`,
  );
  const qr = Buffer.from(ticket.qr.slice(ticket.qr.indexOf(',') + 1), 'base64');
  const scaled = await sharp(qr, { density: 72 * 20 })
    .resize(code, code, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return sharp(text)
    .composite([{ input: scaled, left: margin, top: Math.round(margin / 2) }])
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
}

interface Line {
  text: string;
  size: number;
}

function linesOf(locale: Locale, { name }: ShownTicket, visit: ShownReservation): Line[] {
  const i18n = i18nFor(locale);
  const { gate, place } = visit;
  const from = formatClock(visit.opens, locale);
  const to = formatClock(visit.closes, locale);
  return [
    { text: formatWeekday(visit.date, locale), size: textSizes.day },
    { text: i18n._(msg`${from} to ${to}, Changsha time`), size: textSizes.plain },
    { text: i18n._(msg`${place}, gate ${gate}`), size: textSizes.plain },
    { text: i18n._(msg`Ticket of ${name}`), size: textSizes.plain },
    {
      text: i18n._(msg`Good with the valid identity document named in the reservation, on this day only.`),
      size: textSizes.small,
    },
    { text: i18n._(msg`China-Africa Economic and Trade Expo`), size: textSizes.small },
  ];
}

async function drawLines(
  find: FindCharacters,
  locale: Locale,
  lines: Line[],
): Promise<{ svg: string; height: number }> {
  let y = code + margin / 2;
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
  return { svg: `<path d="${paths.join('')}"/>`, height: y - code };
}
