import type { Page } from '@playwright/test';

/**
 * Text of a page, below its top bar and menu, that has too little room where it stands: a column of a few letters, a word in
 * two lines, words that stick out of their box, are cut off by it, or lie on other words.
 */
export async function crampedText(page: Page): Promise<string[]> {
  return page.evaluate(findCrampedText);
}

/** Runs in the page. */
function findCrampedText(): string[] {
  // What is laid out only as it comes near (decision 56) has no lines before.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  /** Some twelve Latin letters, six Chinese ones. */
  const leastEms = 6;
  /** A label of two lines may stand in a narrow tile. */
  const linesOfColumn = 3;

  interface Line {
    block: Element;
    text: string;
    box: DOMRect;
  }

  function blockOf(text: Node): Element | undefined {
    let element = text.parentElement;
    while (element && /^(?:inline|contents|ruby.*)$/.test(getComputedStyle(element).display)) {
      element = element.parentElement;
    }
    return element ?? undefined;
  }

  /** What only listeners get has a box of one pixel, somewhere above the text. */
  function isSeen(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, position } = getComputedStyle(each);
      if (clipPath !== 'none' || position === 'fixed') return false;
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function textsByBlock(): Map<Element, Text[]> {
    const found = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement?.closest('main, footer')) continue;
      if (node.parentElement.closest('script, style, noscript, svg, option, textarea')) continue;
      const block = blockOf(node);
      if (block && isSeen(block)) found.set(block, [...(found.get(block) ?? []), node as Text]);
    }
    return found;
  }

  function linesOf(block: Element, texts: Text[]): Line[] {
    const range = document.createRange();
    // Lines that an ellipsis stands for are laid out below the others, out of sight.
    const isShortened = getComputedStyle(block).webkitLineClamp !== 'none';
    const end = isShortened ? block.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
    return texts.flatMap((text) => {
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, bottom }) => width > 1 && bottom <= end);
      return boxes.map((box) => ({ block, text: text.data.trim(), box }));
    });
  }

  function roomOf(block: Element): number {
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(block);
    const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room / Number.parseFloat(fontSize);
  }

  function isColumn(block: Element, lines: Line[]): boolean {
    const tops = new Set(lines.map(({ box }) => Math.round(box.top)));
    return tops.size >= linesOfColumn && roomOf(block) < leastEms;
  }

  /** Words that go on in the next line without a sign of it. */
  function tornWords(text: Text): string[] {
    const range = document.createRange();
    return [...text.data.matchAll(/\p{Script=Latin}{2,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [word] : [];
    });
  }

  /** Whether a line goes beyond what holds it and is seen there or cut off; what scrolls may hold more than it shows. */
  function sticksOut({ block, box }: Line): boolean {
    for (let each: Element | null = block; each && each.tagName !== 'BODY'; each = each.parentElement) {
      const { display, overflowX } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX)) return false;
      if (/^(?:inline|contents)$/.test(display)) continue;
      const holder = each.getBoundingClientRect();
      if (box.right > holder.right + 1 || box.left < holder.left - 1) return true;
    }
    return false;
  }

  function lieOnEachOther(one: Line, other: Line): boolean {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return across > 4 && down > 0.4 * Math.min(one.box.height, other.box.height);
  }

  const found: string[] = [];
  const all: Line[] = [];
  for (const [block, texts] of textsByBlock()) {
    const lines = linesOf(block, texts);
    if (isColumn(block, lines)) found.push(`column of ${roomOf(block).toFixed(1)} em: ${lines[0]?.text}`);
    for (const word of texts.flatMap(tornWords)) found.push(`torn: ${word}`);
    for (const line of lines) {
      if (sticksOut(line)) found.push(`sticks out: ${line.text}`);
      const below = all.find((each) => each.block !== block && lieOnEachOther(each, line));
      if (below) found.push(`on each other: ${below.text} | ${line.text}`);
    }
    all.push(...lines);
  }
  return [...new Set(found)];
}
