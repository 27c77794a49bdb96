import { Parser } from 'htmlparser2';

const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);
/** Blocks that may be empty and are a place to write in all the same. */
const places = new Set(['p', 'h2', 'h3', 'li', 'blockquote', 'th', 'td']);

/** A run of an editor's HTML: marks of blocks, spaces between them, or the words of a place with what is marked in them. */
interface Run {
  isText: boolean;
  html: string;
}

/**
 * The blocks of an editor's HTML in which words stand, each as the HTML within it: of an empty one an empty text, so that the same
 * place has the same number in every language.
 * @param html as `sanitiseBody` writes it
 */
export function blocksOf(html: string): string[] {
  return runsOf(html).flatMap(({ isText, html: own }) => (isText ? [own] : []));
}

/** How an editor's HTML is built, without its words: two texts of one shape have the same places. */
export function shapeOf(html: string): string {
  return runsOf(html)
    .map(({ isText, html: own }) => (isText ? '·' : own.trim()))
    .filter((own) => !/^<\/?p\b/.test(own))
    .join('');
}

/** The blocks of an editor's HTML that stand in no other: a paragraph, a whole list, a whole table. Together they are the text. */
export function unitsOf(html: string): string[] {
  const units: string[] = [];
  let depth = 0;
  for (const { isText, html: own } of runsOf(html)) {
    const isSpace = !isText && own.trim() === '';
    const goesOn = depth > 0 || (isSpace && units.length > 0);
    units.push(goesOn ? (units.pop() ?? '') + own : own);
    if (!isText && !isSpace) depth += own.startsWith('</') ? -1 : 1;
  }
  return units;
}

/**
 * A text put into the structure of another: the same headings, paragraphs, lists and tables.
 * @param html the source, as `sanitiseBody` writes it
 * @param texts what stands at each of its places, as HTML without blocks; what there is more becomes paragraphs
 * @returns empty where nothing is said
 */
export function assembleBlocks(html: string, texts: readonly string[]): string {
  if (texts.every((text) => text.trim() === '')) return '';
  const left = [...texts];
  const built = runsOf(html).map(({ isText, html: own }, i, runs) => {
    if (!isText) return own;
    return (left.shift() ?? '').trim() || (isAlone(runs, i) ? '' : '<p></p>');
  });
  return built.join('') + left.flatMap((text) => (text.trim() === '' ? [] : [`<p>${text.trim()}</p>`])).join('');
}

/** Whether a text is all that its block holds: the empty block then keeps its place, and else an empty paragraph does. */
function isAlone(runs: readonly Run[], at: number): boolean {
  const [, name] = /^<(\w+)/.exec(markBeside(runs, at, -1)) ?? [];
  return name !== undefined && places.has(name) && markBeside(runs, at, 1) === `</${name}>`;
}

function markBeside(runs: readonly Run[], at: number, step: 1 | -1): string {
  const next = runs[at + step]?.html ?? '';
  return next.trim() === '' ? (runs[at + 2 * step]?.html ?? '') : next;
}

function runsOf(html: string): Run[] {
  const runs: Run[] = [];
  const open = [{ isFilled: true }];
  let from = 0;
  const fill = () => {
    const innermost = open.at(-1);
    if (innermost) innermost.isFilled = true;
  };
  const words = (to: number, next: 'opens' | 'closes') => {
    const [own = '', before, text = '', after] = /^(\s*)(.*?)(\s*)$/s.exec(html.slice(from, to)) ?? [];
    // Within an empty place, spaces are what is to be written over.
    if (text === '' && (next === 'opens' || open.at(-1)?.isFilled)) keep(own);
    if (text === '') return;
    keep(before);
    runs.push({ isText: true, html: text });
    keep(after);
    fill();
  };
  const keep = (space = '') => {
    if (space !== '') runs.push({ isText: false, html: space });
  };
  const mark = () => {
    runs.push({ isText: false, html: html.slice(parser.startIndex, parser.endIndex + 1) });
    from = parser.endIndex + 1;
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (!blocks.has(name)) return;
      words(parser.startIndex, 'opens');
      fill();
      open.push({ isFilled: false });
      mark();
    },
    onclosetag: (name) => {
      if (!blocks.has(name)) return;
      words(parser.startIndex, 'closes');
      if (!open.pop()?.isFilled && places.has(name)) runs.push({ isText: true, html: '' });
      mark();
    },
  });
  parser.end(html);
  words(html.length, 'closes');
  return runs;
}
