import { inlineOf, isUnsaid, lineEnd } from './inline.ts';
import { type Markup, readMarkup, type Tag } from './read-markup.ts';
import { listsOf, type WordItem, wordItem } from './word-lists.ts';

const blockNames = new Set([
  ...['p', 'div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'center', 'figure', 'figcaption', 'pre'],
  ...['ul', 'ol', 'li', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dl', 'dt', 'dd', 'address', 'hr'],
]);
const headings: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' };

/**
 * What was copied from Word, from a WeChat article or from any page, as the editor can hold it: paragraphs, headings, lists,
 * tables, quotations, stress and links, and nothing of its look.
 * @param html of the clipboard; what the editor itself has copied stays as it is
 */
export function cleanPasted(html: string): string {
  return html.includes('data-pm-slice') ? html : blocksOf(readMarkup(html)).join('');
}

function blocksOf(nodes: readonly Markup[]): string[] {
  const blocks: string[] = [];
  let words: Markup[] = [];
  let items: WordItem[] = [];
  const endParagraph = () => {
    blocks.push(...paragraphs(words));
    words = [];
  };
  const endList = () => {
    if (items.length > 0) blocks.push(listsOf(items));
    items = [];
  };
  for (const node of nodes) {
    if (saysNothing(node, words.length === 0)) continue;
    const item = isTag(node) && wordItem(node);
    if (!item) endList();
    if (!isTag(node) || !holdsBlock(node)) {
      words.push(node);
      continue;
    }
    endParagraph();
    if (item) items.push(item);
    else blocks.push(...blockOf(node));
  }
  endParagraph();
  endList();
  return blocks;
}

/** Spaces between blocks are for whoever reads the source. */
function saysNothing(node: Markup, isBetween: boolean): boolean {
  return isTag(node) ? isUnsaid(node) : isBetween && node.trim() === '';
}

function holdsBlock(tag: Tag): boolean {
  return blockNames.has(tag.name) || tag.children.some((child) => typeof child !== 'string' && holdsBlock(child));
}

function blockOf(tag: Tag): string[] {
  const { name, children, attributes } = tag;
  const heading = headings[name] ?? (/\bMsoTitle\b/.test(attributes.class ?? '') ? 'h2' : undefined);
  if (heading) return around(heading, inlineOf(children).replaceAll(lineEnd, ' ').trim());
  if (name === 'ul' || name === 'ol') return around(name, itemsOf(children).join(''));
  if (name === 'blockquote') return around('blockquote', blocksOf(children).join(''));
  if (name === 'table') return tableOf(tag);
  return blocksOf(children);
}

const around = (name: string, inner: string) => (inner === '' ? [] : [`<${name}>${inner}</${name}>`]);

/** Lines of one paragraph are paragraphs: the editor has no others. */
function paragraphs(nodes: readonly Markup[]): string[] {
  return inlineOf(nodes)
    .split(lineEnd)
    .map(trimmed)
    .filter((words) => words.replace(/<[^>]*>/g, '') !== '')
    .map((words) => `<p>${words}</p>`);
}

/** Chinese paragraphs are set in by spaces of their own: the page does that. */
const trimmed = (words: string) =>
  words.replace(/^((?:<(?:strong|em)>)*)[\s\u3000]+/, '$1').replace(/[\s\u3000]+((?:<\/(?:strong|em)>)*)$/, '$1');

/** Items of a list; a list that stands beside them belongs to the one before. */
function itemsOf(nodes: readonly Markup[]): string[] {
  const items: string[] = [];
  for (const node of nodes) {
    if (typeof node === 'string' || isUnsaid(node)) continue;
    const inner = node.name === 'ul' || node.name === 'ol' ? blockOf(node) : blocksOf(node.children);
    if (inner.length === 0) continue;
    const last = node.name === 'li' ? undefined : items.pop();
    items.push(last ? last.replace(/<\/li>$/, `${inner.join('')}</li>`) : `<li>${inner.join('')}</li>`);
  }
  return items;
}

/** A table; one that only lays out a page, with one cell, is what stands in it. */
function tableOf(table: Tag): string[] {
  const rows = rowsIn(table).map((row) => row.children.filter((cell) => isTag(cell) && /^t[dh]$/.test(cell.name)));
  const cells = rows.flat().filter(isTag);
  if (cells.length <= 1) return cells.flatMap(({ children }) => blocksOf(children));
  const written = rows
    .filter((row) => row.length > 0)
    .map((row) => `<tr>${row.filter(isTag).map(cellOf).join('')}</tr>`);
  return around('table', around('tbody', written.join('')).join(''));
}

function rowsIn({ children }: Tag): Tag[] {
  return children.filter(isTag).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return /^t(body|head|foot)$/.test(child.name) ? rowsIn(child) : [];
  });
}

const isTag = (node: Markup): node is Tag => typeof node !== 'string';

function cellOf({ name, children }: Tag): string {
  return `<${name}>${blocksOf(children).join('') || '<p></p>'}</${name}>`;
}
