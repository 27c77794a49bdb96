import { Marked } from 'marked';

/** HTML as the rich texts of the site are kept: a line for each block, entry of a list and row of a table. */
const marked = new Marked({
  async: false,
  gfm: true,
  renderer: {
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`;
    },
    html({ block, text }) {
      return block ? `${text.trim()}\n` : text;
    },
    table({ header, rows }) {
      const row = (cells: typeof header) => `<tr>${cells.map((cell) => this.tablecell(cell).trim()).join('')}</tr>`;
      const body = rows.map((cells) => `${row(cells)}\n`).join('');
      return `<table>\n<thead>${row(header)}</thead>\n<tbody>\n${body}</tbody>\n</table>\n`;
    },
  },
  tokenizer: {
    // An address that stands in a text stays text: links are written as links.
    url: () => undefined,
  },
});

/** The HTML of a text in Markdown (GitHub's, with tables); HTML in it stays as it is. */
export function htmlOf(markdown: string): string {
  return String(marked.parse(markdown)).trim();
}
