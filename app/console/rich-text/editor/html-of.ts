import type { JSONContent } from '@tiptap/core';
import { hrefOf } from './href-of.ts';

const tags: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};

/** Marks from the outermost in: the same text is always the same HTML. */
const marks = ['link', 'bold', 'italic'] as const;
type MarkName = (typeof marks)[number];
const markTags: Record<MarkName, string> = { link: 'a', bold: 'strong', italic: 'em' };

/**
 * A document of the editor as the site stores texts: as `sanitiseBody` would leave it, a block a line. An item or a cell of one
 * paragraph holds its words alone; paragraphs in which nothing stands are left out.
 */
export function htmlOf({ content = [] }: JSONContent): string {
  return content
    .filter((block) => block.type !== 'paragraph' || block.content)
    .map(blockHtml)
    .join('\n');
}

function blockHtml(node: JSONContent): string {
  const { type = '', content = [] } = node;
  switch (type) {
    case 'paragraph':
      return `<p>${inlineHtml(content)}</p>`;
    case 'heading': {
      const tag = node.attrs?.level === 3 ? 'h3' : 'h2';
      return `<${tag}>${inlineHtml(content)}</${tag}>`;
    }
    case 'table':
      return tableHtml(content);
    default: {
      const tag = tags[type] ?? 'p';
      return `<${tag}>${isShort(type, content) ? inlineHtml(content[0]?.content ?? []) : content.map(blockHtml).join('')}</${tag}>`;
    }
  }
}

/** Whether the words of an item or a cell need no paragraph; those of an item before a list below it need none either. */
function isShort(type: string, content: readonly JSONContent[]): boolean {
  return /^(listItem|table(Cell|Header))$/.test(type) && content.length === 1 && content[0]?.type === 'paragraph';
}

/** Rows of headings at the top are the table's head. */
function tableHtml(rows: readonly JSONContent[]): string {
  const body = rows.findIndex(({ content = [] }) => content.some(({ type }) => type !== 'tableHeader'));
  const heads = body === -1 ? rows.length : body;
  const part = (tag: string, own: readonly JSONContent[]) =>
    own.length > 0 ? `<${tag}>${own.map(blockHtml).join('')}</${tag}>` : '';
  return `<table>${part('thead', rows.slice(0, heads))}${part('tbody', rows.slice(heads))}</table>`;
}

function inlineHtml(nodes: readonly JSONContent[]): string {
  const open: { name: MarkName; tag: string }[] = [];
  let html = '';
  const closeTo = (depth: number) => {
    for (const { name } of open.splice(depth).reverse()) html += `</${markTags[name]}>`;
  };
  for (const node of nodes) {
    const wished = marks.flatMap((name) => {
      const tag = openTag(name, node);
      return tag ? [{ name, tag }] : [];
    });
    const shared = wished.findIndex(({ tag }, i) => open[i]?.tag !== tag);
    closeTo(shared === -1 ? wished.length : shared);
    for (const mark of wished.slice(open.length)) {
      html += mark.tag;
      open.push(mark);
    }
    html += escaped(node.text ?? '');
  }
  closeTo(0);
  return html;
}

function openTag(name: MarkName, node: JSONContent): string | undefined {
  const mark = node.marks?.find(({ type }) => type === name);
  if (!mark) return undefined;
  if (name !== 'link') return `<${markTags[name]}>`;
  const href = hrefOf(String(mark.attrs?.href ?? ''));
  if (!href) return undefined;
  const quoted = escaped(href).replaceAll('"', '&quot;');
  return href.startsWith('/') ? `<a href="${quoted}">` : `<a href="${quoted}" rel="noopener">`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
