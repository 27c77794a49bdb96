/** A start tag, or an end tag of `main` or `head`, with where it stands in the text. */
export interface Tag {
  name: string;
  closing: boolean;
  /** Of its `<`. */
  start: number;
  /** Behind its `>`. */
  end: number;
  /** Where the text of a `script` or `style` ends; for others the same as `end`. */
  contentEnd: number;
}

const wanted = new Set(['link', 'script', 'style', 'main', 'head']);
const tagName = /[a-z][^\s/>]*/iy;

/**
 * Finds the tags of a page that preparing needs: link, script, style, main, head. It reads tags as a browser does
 * (quotes, comments, text of scripts), so that nothing inside a value or a script counts as a tag.
 */
export function* findTags(html: string): Generator<Tag> {
  let at = html.indexOf('<');
  while (at !== -1) {
    if (html.startsWith('<!--', at)) {
      at = nextTag(html, html.indexOf('-->', at + 4));
      continue;
    }
    const closing = html[at + 1] === '/';
    tagName.lastIndex = at + (closing ? 2 : 1);
    const name = tagName.exec(html)?.[0].toLowerCase();
    const end = name === undefined ? at + 1 : endOfTag(html, at);
    let contentEnd = end;
    if (!closing && (name === 'script' || name === 'style')) contentEnd = endOfText(html, name, end);
    if (name !== undefined && wanted.has(name)) yield { name, closing, start: at, end, contentEnd };
    at = nextTag(html, contentEnd);
  }
}

function nextTag(html: string, from: number): number {
  return from === -1 ? -1 : html.indexOf('<', from);
}

/** Behind the `>` that ends the tag: one inside quotes does not. */
function endOfTag(html: string, start: number): number {
  for (let index = start + 1; index < html.length; index++) {
    const code = html.charCodeAt(index);
    if (code === 0x3e) return index + 1;
    if (code === 0x22 || code === 0x27) {
      index = html.indexOf(html.charAt(index), index + 1);
      if (index === -1) break;
    }
  }
  return html.length;
}

function endOfText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** An attribute with where its value stands in the text (between the quotes). */
export interface Attribute {
  value: string;
  valueStart: number;
  valueEnd: number;
}

const attribute = /\s+([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/dgy;

/** The attributes of a start tag by their names in lower case; the first of a name counts. Values are as written. */
export function readAttributes(html: string, tag: Tag): Map<string, Attribute> {
  const found = new Map<string, Attribute>();
  attribute.lastIndex = tag.start + 1 + tag.name.length;
  for (let match = attribute.exec(html); match && match.index < tag.end; match = attribute.exec(html)) {
    const name = (match[1] ?? '').toLowerCase();
    const [valueStart, valueEnd] = match.indices?.[2] ?? match.indices?.[3] ?? match.indices?.[4] ?? [-1, -1];
    const value = valueStart === -1 ? '' : html.slice(valueStart, valueEnd);
    if (!found.has(name)) found.set(name, { value, valueStart, valueEnd });
  }
  return found;
}
