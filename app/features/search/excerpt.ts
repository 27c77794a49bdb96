import type { Locale } from '#platform/i18n/locale.ts';
import type { Marks } from '#platform/search-index/keyword.ts';
import { piecesOf } from '#platform/search-index/pieces.ts';
import { stemOf } from '#platform/search-index/stems.ts';
import type { Segment } from './search.ts';

/** From one character of a text to another. */
type Span = [start: number, end: number];

/** How far a text is read for its excerpt. */
const furthest = 20_000;

/** A title in segments, marked where it is what was looked for. */
export function markedTitle(title: string, lang: Locale, marks: Marks): Segment[] {
  return segments(title, 0, title.length, spansOf(title, lang, marks));
}

/**
 * The part of a text that holds most of what was looked for, in segments; its beginning where it holds nothing.
 * @param length about how many characters: half as many Chinese ones say as much
 */
export function excerptOf(text: string, lang: Locale, marks: Marks, length = lang === 'zh-CN' ? 90 : 180): Segment[] {
  const read = text.slice(0, furthest).replaceAll(/\s+/g, ' ').trim();
  const spans = spansOf(read, lang, marks);
  const from = beginOf(read, spans, length);
  const to = endOf(read, from, length);
  const shown = segments(read, from, to, spans);
  if (from > 0) shown.unshift({ text: '… ', marked: false });
  if (to < read.length) shown.push({ text: ' …', marked: false });
  return shown;
}

/** Where the marks stand, in order, none over another. */
function spansOf(text: string, lang: Locale, marks: Marks): Span[] {
  return piecesOf(text).flatMap(({ kind, start, end, folded }): Span[] => {
    if (kind === 'han')
      return chineseSpans(text.slice(start, end), marks.chinese).map(([a, b]) => [start + a, start + b]);
    return hasStem(folded, lang, marks.stems) ? [[start, end]] : [];
  });
}

function hasStem(word: string, lang: Locale, stems: Set<string>): boolean {
  if (stems.has(word)) return true;
  // Stems begin as their words do: most words need not be stemmed to be told apart.
  for (const stem of stems) if (stem.startsWith(word.slice(0, 2))) return stems.has(stemOf(word, lang));
  return false;
}

/** Occurrences in a run of Chinese characters, also across a bracket within it; those that touch are one. */
function chineseSpans(run: string, words: string[]): Span[] {
  const places = Array.from({ length: run.length }, (_, i) => i).filter((i) => !/[（(·‧・]/u.test(run[i] ?? ''));
  const bare = places.map((i) => run[i]).join('');
  const covered = new Array<boolean>(run.length).fill(false);
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) {
      covered.fill(true, places[at], (places[at + word.length - 1] ?? 0) + 1);
    }
  }
  const spans: Span[] = [];
  for (const [i, isCovered] of covered.entries()) {
    if (!isCovered) continue;
    const last = spans.at(-1);
    if (last?.[1] === i) last[1] = i + 1;
    else spans.push([i, i + 1]);
  }
  return spans;
}

/** Where an excerpt begins that shows the most of the spans: the first such place, a little before its first span. */
function beginOf(text: string, spans: Span[], length: number): number {
  if (text.length <= length) return 0;
  let best = 0;
  let most = 0;
  for (const [i, [start]] of spans.entries()) {
    let letters = 0;
    for (let k = i; k < spans.length && (spans[k]?.[1] ?? 0) <= start + length * 0.8; k += 1) {
      letters += (spans[k]?.[1] ?? 0) - (spans[k]?.[0] ?? 0);
    }
    if (letters > most) [best, most] = [start, letters];
  }
  const wanted = best - Math.floor(length / 5);
  if (wanted <= 0) return 0;
  return boundary(text, wanted, best);
}

/** The first place between two at which a word or a sentence begins. */
function boundary(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (/[\s，。；：、！？]/u.test(text[at - 1] ?? '')) return at;
  }
  return from < to && /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? from + 1 : from;
}

function endOf(text: string, from: number, length: number): number {
  const wanted = from + length;
  if (wanted >= text.length) return text.length;
  for (let at = wanted; at > wanted - 25; at -= 1) {
    if (/[\s，。；：、！？]/u.test(text[at] ?? '')) return at;
  }
  return /[\uDC00-\uDFFF]/.test(text[wanted] ?? '') ? wanted + 1 : wanted;
}

function segments(text: string, from: number, to: number, spans: Span[]): Segment[] {
  const found: Segment[] = [];
  let at = from;
  for (const [start, end] of spans) {
    if (end <= from || start >= to) continue;
    if (start > at) found.push({ text: text.slice(at, start), marked: false });
    found.push({ text: text.slice(Math.max(start, from), Math.min(end, to)), marked: true });
    at = Math.min(end, to);
  }
  if (at < to) found.push({ text: text.slice(at, to), marked: false });
  return found;
}
