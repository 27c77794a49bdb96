import { sanitiseInline } from '#platform/rich-text/sanitise-body.server.ts';
import { type Mark, tag } from '../segments/marks.server.ts';
import { inXml, notInXml, type XmlElement } from './xml/xml.ts';

/** The namespace of XLIFF 2.0 and 2.1. */
export const xliffSpace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A piece of a segment: words, or where a mark begins or ends, by its number. What no mark has has the number 0. */
export type Piece = string | { opens: number } | { closes: number };

/** @param html of a segment, as `sanitiseInline` writes it */
export function piecesOfHtml(html: string, marks: readonly Mark[]): Piece[] {
  const left = [...marks];
  const open: number[] = [];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: own, 1: slash, index } of html.matchAll(tag)) {
    pieces.push(decoded(html.slice(from, index)));
    from = index + own.length;
    if (slash) pieces.push({ closes: open.pop() ?? 0 });
    else {
      const at = left.findIndex((mark) => mark.html === own);
      const number = at < 0 ? 0 : (left.splice(at, 1)[0]?.number ?? 0);
      open.push(number);
      pieces.push({ opens: number });
    }
  }
  return [...pieces, decoded(html.slice(from))].filter((piece) => piece !== '');
}

/** The HTML of a segment again: nothing in it that a segment may not hold. Numbers of no mark are left out. */
export function htmlOfPieces(pieces: readonly Piece[], marks: readonly Mark[]): string {
  const byNumber = new Map(marks.map((mark) => [mark.number, mark]));
  const html = pieces.map((piece) => {
    if (typeof piece === 'string') return piece.replace(/[&<>]/g, (sign) => encoded[sign] ?? sign);
    if ('opens' in piece) return byNumber.get(piece.opens)?.html ?? '';
    const name = byNumber.get(piece.closes)?.name;
    return name ? `</${name}>` : '';
  });
  return sanitiseInline(html.join(''));
}

/** The words alone. */
export function wordsOf(pieces: readonly Piece[]): string {
  return pieces.filter((piece) => typeof piece === 'string').join('');
}

/** Content of a `source` or `target`. Marks are `pc`; what XML cannot hold is `cp`. */
export function xliffOfPieces(pieces: readonly Piece[], marks: readonly Mark[]): string {
  const byNumber = new Map(marks.map((mark) => [mark.number, mark]));
  const content = pieces.map((piece) => {
    if (typeof piece === 'string') return inXml(piece).replace(eachNotInXml, asCodePoint);
    if ('closes' in piece) return byNumber.has(piece.closes) ? '</pc>' : '';
    const mark = byNumber.get(piece.opens);
    if (!mark) return '';
    const { number, name } = mark;
    const data = `dataRefStart="${dataId(number, 'start')}" dataRefEnd="${dataId(number, 'end')}"`;
    return `<pc id="${number}" ${types[name] ?? ''}canCopy="no" canDelete="no" ${data}>`;
  });
  return content.join('');
}

/** What the marks of a segment stand for, as its `originalData`. */
export function originalData(marks: readonly Mark[]): string {
  const data = marks.map(({ number, name, html }) => {
    const [start, end] = [inXml(html), inXml(`</${name}>`)];
    return `<data id="${dataId(number, 'start')}">${start}</data><data id="${dataId(number, 'end')}">${end}</data>`;
  });
  return data.length === 0 ? '' : `<originalData>${data.join('')}</originalData>`;
}

/** The pieces of a `source` or `target`. Annotations are looked through; what is neither they nor a mark has the number 0. */
export function piecesIn({ children }: XmlElement): Piece[] {
  return children.flatMap((child): Piece[] => {
    if (typeof child === 'string') return [child];
    const { space, name, attributes } = child;
    const number = (attribute: string) => Number(/^\d{1,4}$/.exec(attributes.get(attribute) ?? '')?.[0] ?? 0);
    switch (space === xliffSpace ? name : '') {
      case 'pc':
        return [{ opens: number('id') }, ...piecesIn(child), { closes: number('id') }];
      case 'sc':
        return [{ opens: number('id') }];
      case 'ec':
        return [{ closes: number(attributes.has('startRef') ? 'startRef' : 'id') }];
      case 'mrk':
        return piecesIn(child);
      case 'sm':
      case 'em':
        return [];
      case 'cp':
        return [codePoint(attributes.get('hex') ?? '')];
      default:
        return [{ opens: 0 }];
    }
  });
}

/** Which mark is wrong, and how: none of this segment or there twice, begun and not ended, ended and not begun. */
export function wrongMark(
  pieces: readonly Piece[],
  marks: readonly Mark[],
): { is: 'extra' | 'broken'; number: number } | undefined {
  const left = new Set(marks.map(({ number }) => number));
  const open: number[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    if ('closes' in piece) {
      if (open.pop() !== piece.closes) return { is: 'broken', number: piece.closes };
    } else {
      if (!left.delete(piece.opens)) return { is: 'extra', number: piece.opens };
      open.push(piece.opens);
    }
  }
  const number = open.at(-1);
  return number === undefined ? undefined : { is: 'broken', number };
}

const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const encoded: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const decoded = (html: string) => html.replace(/&(lt|gt|amp|quot);/g, (own, name: string) => signs[name] ?? own);

/** As CAT tools show them. */
const types: Record<string, string> = {
  a: 'type="link" ',
  strong: 'type="fmt" subType="xlf:b" ',
  em: 'type="fmt" subType="xlf:i" ',
};

const dataId = (number: number, at: 'start' | 'end') => `${at}${number}`;

const eachNotInXml = new RegExp(notInXml, 'gu');
const asCodePoint = (sign: string) => `<cp hex="${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}"/>`;

/** A character that no text can hold where the number means none. */
function codePoint(hex: string): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
}
