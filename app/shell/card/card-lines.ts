import type { Locale } from '#platform/i18n/locale.ts';

/** A text set in lines. */
export interface SetText {
  size: number;
  lines: string[];
}

interface Box {
  width: number;
  /** Sizes to try, the largest first, each with the most lines that it may take. */
  sizes: readonly { size: number; lines: number }[];
}

/** Marks that never begin a line (Chinese typesetting); they stay with what stands before them. */
const closing = /^[，。、；：？！）》」』】”’…—·,.;:?!)\]]+$/;
/** Marks that never end a line. */
const opening = /[（《「『【“‘([]$/;

/**
 * Breaks a title into lines of a box, at the largest size that fits; what fits at none is cut with an ellipsis.
 * @param widthOf of a text, in ems
 */
export function setTitle(title: string, locale: Locale, box: Box, widthOf: (text: string) => number): SetText {
  const parts = unbreakable(title, locale);
  for (const { size, lines } of box.sizes) {
    const broken = fill(parts, box.width / size, widthOf);
    if (broken.length <= lines && broken.every((line) => widthOf(line) * size <= box.width))
      return { size, lines: broken };
  }
  const last = box.sizes.at(-1) ?? { size: 40, lines: 4 };
  const broken = fill(parts, box.width / last.size, widthOf);
  return { size: last.size, lines: cut(broken, last.lines, box.width / last.size, widthOf) };
}

/** Words with the space behind them; Chinese by words, punctuation kept where it belongs. */
function unbreakable(title: string, locale: Locale): string[] {
  if (!/\p{Script=Han}/u.test(title)) return title.split(/(?<=[ -])(?=\S)/);
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(title)) {
    const before = parts.at(-1);
    if (before !== undefined && (closing.test(segment) || opening.test(before)))
      parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
}

function fill(parts: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && widthOf((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

function cut(lines: string[], most: number, width: number, widthOf: (text: string) => number): string[] {
  const kept = lines.slice(0, most).map((line) => shortened(line, width, widthOf, line));
  if (lines.length <= most) return kept;
  const last = kept.at(-1) ?? '';
  return [...kept.slice(0, -1), shortened(last, width, widthOf, `${last}…`)];
}

/** The text, or as much of it as fits with an ellipsis. */
function shortened(text: string, width: number, widthOf: (text: string) => number, whole: string): string {
  let left = [...text];
  let tried = whole;
  while (left.length > 0 && widthOf(tried) > width) {
    left = left.slice(0, -1);
    tried = `${left.join('').trimEnd()}…`;
  }
  return tried;
}
