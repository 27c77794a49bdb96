import type { Markup, Tag } from './read-markup.ts';

const unsaid = new Set([
  ...['style', 'script', 'head', 'title', 'xml', 'meta', 'link', 'template', 'noscript', 'colgroup', 'col', 'input'],
  ...['img', 'svg', 'iframe', 'video', 'audio', 'object', 'embed', 'canvas', 'button', 'select', 'textarea', 'hr'],
]);

/** A line's end within a paragraph, while it is being read: no text holds this character. */
export const lineEnd = '\u2028';

const chinese = '\\u3000-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef';
/** Programs fold lines anywhere: between Chinese characters such a fold is no space. */
const folded = new RegExp(`(?<=[${chinese}])[ \\t]*\\r?\\n\\s*(?=[${chinese}])`, 'g');

/** Whether something is not for readers: hidden, no text, or the sign that a word processor puts before an item. */
export function isUnsaid({ name, attributes: { style = '' } }: Tag): boolean {
  return unsaid.has(name) || /display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(style);
}

/** Words with what stresses them and where they lead; everything else of their look is gone. */
export function inlineOf(nodes: readonly Markup[]): string {
  return joined(nodes.map(wordsOf).join(''));
}

function wordsOf(node: Markup): string {
  if (typeof node === 'string') return textOf(node);
  if (node.name === 'br') return lineEnd;
  if (isUnsaid(node)) return '';
  const words = node.children.map(wordsOf).join('');
  return linked(node, stressed(node, words));
}

/** Text as HTML: spaces that held a layout are spaces, and what no tag began is a sign. */
export function textOf(text: string): string {
  return text
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .replace(folded, '')
    .replace(/(?:\s|&nbsp;|&#160;|&#xa0;|&ensp;|&emsp;)+/gi, ' ')
    .replaceAll('<', '&lt;');
}

function stressed({ name, attributes: { style = '' } }: Tag, words: string): string {
  const weight = /(?<![\w-])font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
  const isBold = weight === undefined ? name === 'b' || name === 'strong' : /^bold|^[6-9]00$/i.test(weight);
  const slant = /(?<![\w-])font-style\s*:\s*(\w+)/i.exec(style)?.[1];
  const isItalic = slant === undefined ? name === 'i' || name === 'em' : /^italic$/i.test(slant);
  return wrapped('strong', isBold, wrapped('em', isItalic, words));
}

/** Marks end with a line, and hold no space at their edges: `**a **b` reads as `**a** b`. */
function wrapped(tag: string, wished: boolean, words: string): string {
  if (!wished) return words;
  return words
    .split(lineEnd)
    .map((line) =>
      line.replace(
        /^(\s*)([\s\S]*?)(\s*)$/,
        (_, before, own, after) => `${before}${own && `<${tag}>${own}</${tag}>`}${after}`,
      ),
    )
    .join(lineEnd);
}

function linked({ name, attributes: { href = '' } }: Tag, words: string): string {
  if (name !== 'a' || !/^https:\/\/[^\s"<>]+$/i.test(href.trim()) || words.trim() === '') return words;
  return `<a href="${href.trim()}">${words}</a>`;
}

/** Runs of the same stress that only a program parted are one. */
function joined(words: string): string {
  return words
    .replace(/<\/(strong|em)>(\s*)<\1>/g, '$2')
    .replace(/<(strong|em)><\1>([^<]*)<\/\1><\/\1>/g, '<$1>$2</$1>');
}
