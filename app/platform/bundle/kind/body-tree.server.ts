import { Parser } from 'htmlparser2';

/** A mark of an editor's HTML with what stands in it: words, as they are read, and further marks. */
export interface Mark {
  name: string;
  href?: string | undefined;
  inside: (Mark | string)[];
}

/** A block of a text that stands in no other, and its HTML as it was. */
export interface Block {
  mark: Mark;
  html: string;
}

/** An editor's HTML by its outermost marks, and what stands between each two of them. */
export interface BodyTree {
  blocks: Block[];
  between: string[];
}

/** Reads an editor's HTML. @param html as `sanitiseBody` writes it @returns undefined where words stand in no block */
export function bodyTree(html: string): BodyTree | undefined {
  const tree: BodyTree = { blocks: [], between: [] };
  const open: Mark[] = [];
  let [start, end] = [0, 0];
  let isPlain = true;
  const parser = new Parser({
    onopentag(name, { href }) {
      const mark: Mark = { name, href, inside: [] };
      open.at(-1)?.inside.push(mark);
      if (open.length === 0) start = parser.startIndex;
      open.push(mark);
    },
    ontext(text) {
      const mark = open.at(-1);
      if (mark) mark.inside.push(text);
      else isPlain &&= text.trim() === '';
    },
    onclosetag() {
      const mark = open.pop();
      if (!mark || open.length > 0) return;
      if (tree.blocks.length > 0) tree.between.push(html.slice(end, start));
      end = parser.endIndex + 1;
      tree.blocks.push({ mark, html: html.slice(start, end) });
    },
  });
  parser.end(html);
  return isPlain && tree.blocks.length > 0 ? tree : undefined;
}
