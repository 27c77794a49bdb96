import type { Mark } from './body-tree.server.ts';

/** How emphasis is written: CommonMark cannot close `**` everywhere, such as after Chinese punctuation. */
export type Emphasis = 'signs' | 'tags';

/** A block as Markdown; what Markdown has no form for is left out, so whoever writes it looks whether it says the same. */
export function markdownOf(block: Mark, emphasis: Emphasis): string {
  return new Writer(emphasis).block(block);
}

const emphases: Record<string, string> = { strong: '**', em: '*' };
const lists = new Set(['ul', 'ol']);
const blocks = new Set(['p', 'h2', 'h3', 'blockquote', 'table', ...lists]);

const isMark = (one: Mark | string): one is Mark => typeof one !== 'string';
const isBlock = (one: Mark | string): one is Mark => isMark(one) && blocks.has(one.name);
const isSpace = (one: Mark | string) => typeof one === 'string' && one.trim() === '';

class Writer {
  readonly #emphasis: Emphasis;

  constructor(emphasis: Emphasis) {
    this.#emphasis = emphasis;
  }

  block(mark: Mark): string {
    switch (mark.name) {
      case 'p':
        return this.#lines(mark.inside);
      case 'h2':
      case 'h3':
        return `${'#'.repeat(Number(mark.name.slice(1)))} ${this.#inline(mark.inside)}`;
      case 'ul':
      case 'ol':
        return this.#list(mark);
      case 'blockquote':
        return this.#blocks(mark.inside).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
      case 'table':
        return this.#table(mark);
      default:
        return '';
    }
  }

  #blocks(inside: Mark['inside']): string {
    return inside
      .filter(isBlock)
      .map((each) => this.block(each))
      .join('\n\n');
  }

  #list({ name, inside }: Mark): string {
    const items = inside.filter(isMark);
    const isLoose = items.some((item) => item.inside.some((each) => isMark(each) && each.name === 'p'));
    return items
      .map((item, i) => {
        const sign = name === 'ol' ? `${i + 1}. ` : '- ';
        const text = isLoose ? this.#blocks(item.inside) : this.#item(item);
        return sign + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(sign.length)}`);
      })
      .join(isLoose ? '\n\n' : '\n');
  }

  /** Words of an entry, and the lists in it. */
  #item({ inside }: Mark): string {
    const words = this.#lines(inside.filter((each) => !isBlock(each)));
    return [words.trim(), ...inside.filter(isBlock).map((each) => this.block(each))].join('\n');
  }

  #table({ inside }: Mark): string {
    const rows = inside.filter(isMark).flatMap((part) => part.inside.filter(isMark));
    const cells = rows.map((row) => row.inside.filter(isMark).map((cell) => this.#cell(cell)));
    const [head = '', ...body] = cells.map((row) => `| ${row.join(' | ')} |`);
    const columns = cells[0]?.length ?? 0;
    return [head, `|${' --- |'.repeat(columns)}`, ...body].join('\n');
  }

  #cell({ inside }: Mark): string {
    return this.#inline(inside).replaceAll('|', '\\|');
  }

  /** Words of a paragraph: what would begin a list, a heading or the like does not. */
  #lines(inside: Mark['inside']): string {
    return this.#inline(inside.filter((each, i) => !(isSpace(each) && (i === 0 || i === inside.length - 1))))
      .replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
      .replaceAll(/^(?=[>=]|([-+#])(?:\s|\1|$))/gm, '\\');
  }

  #inline(inside: Mark['inside']): string {
    return inside.map((each) => (isMark(each) ? this.#marked(each) : escaped(each))).join('');
  }

  #marked({ name, href, inside }: Mark): string {
    const words = this.#inline(inside);
    const sign = emphases[name];
    if (sign) return this.#emphasis === 'signs' ? sign + words + sign : `<${name}>${words}</${name}>`;
    if (name !== 'a') return '';
    return `[${words}](${/[\s()<>]/.test(href ?? '') ? `<${href}>` : href})`;
  }
}

/** Signs that mean something in Markdown, so that they mean themselves. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]~]/g, '\\$&')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&');
}
