import { inlineOf, lineEnd } from './inline.ts';
import type { Markup, Tag } from './read-markup.ts';

/** An item of a list of Word, which writes paragraphs and says of each at which level it stands. */
export interface WordItem {
  level: number;
  ordered: boolean;
  words: string;
}

/** Reads a paragraph of Word as an item. @returns undefined where it is none */
export function wordItem(tag: Tag): WordItem | undefined {
  const level = /mso-list\s*:\s*l\d+\s+level(\d)/i.exec(tag.attributes.style ?? '')?.[1];
  if (tag.name !== 'p' || !level) return undefined;
  const sign = signIn(tag.children).replace(/&nbsp;|[\s\u00a0]/gi, '');
  const words = inlineOf(tag.children).replaceAll(lineEnd, ' ').trim();
  return words === ''
    ? undefined
    : { level: Number(level), ordered: /^[(（]?[\da-z一二三四五六七八九十]+[.、)）]/i.test(sign), words };
}

/** The sign before an item: `1.`, `·`. */
function signIn(nodes: readonly Markup[]): string {
  const parts = nodes.map((node) => {
    if (typeof node === 'string') return '';
    return /mso-list\s*:\s*ignore/i.test(node.attributes.style ?? '') ? everything(node) : signIn(node.children);
  });
  return parts.join('');
}

const everything = ({ children }: Tag): string =>
  children.map((child) => (typeof child === 'string' ? child : everything(child))).join('');

/** Items that follow each other, as lists within lists. */
export function listsOf(items: readonly WordItem[]): string {
  const [first] = items;
  if (!first) return '';
  const end = items.findIndex(
    ({ level, ordered }) => level < first.level || (level === first.level && ordered !== first.ordered),
  );
  const own = end === -1 ? items : items.slice(0, end);
  const name = first.ordered ? 'ol' : 'ul';
  const starts = own.flatMap(({ level }, i) => (level === first.level ? [i] : []));
  const written = starts.map((start, i) => {
    const below = own.slice(start + 1, starts[i + 1]);
    return `<li><p>${own[start]?.words}</p>${listsOf(below)}</li>`;
  });
  return `<${name}>${written.join('')}</${name}>${listsOf(items.slice(own.length))}`;
}
