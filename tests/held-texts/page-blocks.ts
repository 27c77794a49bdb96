import { Parser } from 'htmlparser2';

/** Elements that stand within a line: what is around them is one text with what is in them. */
const inline = new Set(
  'a abbr b bdi bdo cite data em i kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(' '),
);
/** What nobody reads. */
const unread = new Set(['script', 'style', 'template']);
const spoken = ['alt', 'title', 'aria-label', 'placeholder'];
const previews = /^(?:description|og:title|og:description|og:site_name)$/;

/** What a page says, seen, heard or in a preview: each block of text, and each text of an attribute, by itself. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let open = '';
  let hidden = 0;
  const end = () => {
    if (open.trim()) blocks.push(open);
    open = '';
  };
  /** Words do not go over the edge of an element, but for where a line may break. */
  const edge = (name: string) => {
    if (!inline.has(name)) end();
    else if (name !== 'wbr') open += ' ';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      edge(name);
      if (unread.has(name)) hidden += 1;
      for (const each of spoken) if (attributes[each]) blocks.push(attributes[each]);
      const { name: own, property, content } = attributes;
      if (name === 'meta' && content && previews.test(own ?? property ?? '')) blocks.push(content);
    },
    ontext(text) {
      if (hidden === 0) open += text;
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
      edge(name);
    },
  });
  parser.end(html);
  end();
  return blocks;
}
