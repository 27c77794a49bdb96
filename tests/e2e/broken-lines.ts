import type { Page } from '@playwright/test';

/**
 * Lines of a page that a compositor would not let pass, as they stand at its width: Chinese titles with a word in two lines
 * (`项|目`), the last line of a title or a Chinese paragraph that is one character, the last line of a title in Latin letters that is one short word.
 */
export async function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(findBrokenLines);
}

/** Runs in the page. */
function findBrokenLines(): string[] {
  // What is laid out only as it comes near (decision 56) has no lines before.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  /** As short as an article or a preposition: a line of its own looks forgotten. */
  const shortWord = 3;

  interface Letter {
    letter: string;
    top: number;
    bottom: number;
  }

  /** The nearest element whose lines the text stands in. */
  function blockOf(text: Node): Element | undefined {
    let element = text.parentElement;
    while (element && /^(?:inline|contents|ruby.*)$/.test(getComputedStyle(element).display)) {
      element = element.parentElement;
    }
    return element ?? undefined;
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** The texts of the page by the block that sets them. */
  function blocks(): Map<Element, Text[]> {
    const found = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest('script, style, noscript, svg, option, textarea'))
        continue;
      const block = blockOf(node);
      if (!block || !isSeen(block)) continue;
      found.set(block, [...(found.get(block) ?? []), node as Text]);
    }
    return found;
  }

  /** What is laid out of a block, letter by letter. */
  function lettersOf(texts: Text[]): Letter[] {
    const range = document.createRange();
    return texts.flatMap((text) => {
      const letters: Letter[] = [];
      let at = 0;
      for (const letter of text.data) {
        range.setStart(text, at);
        at += letter.length;
        range.setEnd(text, at);
        const box = range.getClientRects()[0];
        if (box && box.width > 0) letters.push({ letter, top: box.top, bottom: box.bottom });
      }
      return letters;
    });
  }

  /** The line that each letter stands in, counted from the top. */
  function linesOf(letters: Letter[]): number[] {
    let line = 0;
    let [first] = letters;
    return letters.map((letter) => {
      // The boxes of letters are higher than their lines: those of two lines overlap, but not by half.
      if (first && letter.top > (first.top + first.bottom) / 2) {
        line += 1;
        first = letter;
      }
      return line;
    });
  }

  function tornWords(letters: Letter[], lines: number[]): string[] {
    const text = letters.map(({ letter }) => letter).join('');
    const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
    const lineAt = letters.flatMap(({ letter }, i) => new Array<number | undefined>(letter.length).fill(lines[i]));
    return [...words].flatMap(({ segment, index, isWordLike }) => {
      if (!isWordLike || !/\p{Script=Han}{2}/u.test(segment)) return [];
      for (let i = 1; i < segment.length; i += 1) {
        if (lineAt[index + i] !== lineAt[index]) return [`${segment.slice(0, i)}|${segment.slice(i)} in “${text}”`];
      }
      return [];
    });
  }

  /** The last of several lines, without its marks. */
  function lastLine(letters: Letter[], lines: number[]): string | undefined {
    const last = lines.at(-1);
    if (!last) return undefined;
    const text = letters.flatMap(({ letter }, i) => (lines[i] === last ? [letter] : [])).join('');
    return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  }

  const found: string[] = [];
  for (const [block, texts] of blocks()) {
    const letters = lettersOf(texts);
    const lines = linesOf(letters);
    const text = letters.map(({ letter }) => letter).join('');
    const isTitle = block.closest('h1, h2, h3, h4, h5, h6, [role="heading"]') !== null;
    const isChinese = block.closest('[lang]')?.getAttribute('lang')?.startsWith('zh') ?? false;
    if (isTitle && isChinese) found.push(...tornWords(letters, lines));
    const last = lastLine(letters, lines);
    const isLost = isChinese
      ? last?.length === 1
      : isTitle && last && last.length <= shortWord && /^\p{L}+$/u.test(last);
    if (isLost) found.push(`last line “${last}” of “${text}”`);
  }
  return found;
}
