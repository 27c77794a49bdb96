/** An element of pasted HTML, as far as the clean-up needs it. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Markup[];
}

/** An element, or text with its entities as they came. */
export type Markup = string | Tag;

const token = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([\w:-]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'base', 'source', 'embed']);
/** What such a tag closes where it was left open: the paragraphs, items and cells of old writers. */
const closes: Record<string, readonly string[]> = {
  p: ['p'],
  li: ['li'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
};
/** Beyond these nothing is closed by what opens within. */
const fences = new Set(['ul', 'ol', 'table', 'tbody', 'thead', 'td', 'th']);

/**
 * Reads HTML of other programs into a tree. Not by the browser's parser: what that one reads belongs to a page, whose policy forbids the
 * styles that such texts are full of and complains of each.
 */
export function readMarkup(html: string): Markup[] {
  const top: Tag = { name: '', attributes: {}, children: [] };
  const open: Tag[] = [top];
  const source = fragmentOf(html);
  let from = 0;
  for (const match of source.matchAll(token)) {
    const [whole, slash, tag, rest = ''] = match;
    if (match.index > from) addTo(open, source.slice(from, match.index));
    from = match.index + whole.length;
    const name = tag?.toLowerCase();
    if (!name) continue;
    if (slash) close(open, name);
    else begin(open, name, rest);
  }
  addTo(open, source.slice(from));
  return top.children;
}

/** What was copied, where the program says what of its page that is. */
function fragmentOf(html: string): string {
  return /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1] ?? html;
}

function addTo(open: Tag[], node: Markup): void {
  if (node !== '') open.at(-1)?.children.push(node);
}

function begin(open: Tag[], name: string, rest: string): void {
  const closing = closes[name] ?? [];
  for (let i = open.length - 1; i > 0; i -= 1) {
    const { name: own = '' } = open[i] ?? {};
    if (closing.includes(own)) open.length = i;
    else if (fences.has(own)) break;
  }
  const tag: Tag = { name, attributes: attributesOf(rest), children: [] };
  addTo(open, tag);
  if (!empty.has(name) && !rest.endsWith('/')) open.push(tag);
}

function close(open: Tag[], name: string): void {
  const at = open.findLastIndex((tag) => tag.name === name);
  if (at > 0) open.length = at;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)].map(([, name = '', value = '']): [string, string] => [
    name.toLowerCase(),
    value.replace(/^(["'])([\s\S]*)\1$/, '$2'),
  ]);
  return Object.fromEntries(found);
}
