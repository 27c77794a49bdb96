import type { Locale } from '#platform/i18n/locale.ts';

/** One moment of a film in words. */
export interface TranscriptLine {
  /** From the film's beginning. */
  second: number;
  /** What is seen, where what is said does not tell it. */
  seen?: string | undefined;
  /** What is said; nothing where something is only seen. */
  said?: string | undefined;
}

/** A film in words, for who reads instead of watching. */
export interface Transcript {
  lang: Locale;
  lines: TranscriptLine[];
}

/**
 * The words of captions in the order of the film. A comment `NOTE seen` of the WebVTT file says what is seen during the
 * words that come after it; players leave it out, as they do any comment.
 */
export function linesOfCaptions(vtt: string): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  let seen: string | undefined;
  for (const block of vtt.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const [, picture] = /^\s*NOTE seen\n([\s\S]+)/.exec(block) ?? [];
    const [, start = '', said] = /^([\d:.]+)[ \t]+-->.*\n([\s\S]+)/m.exec(block) ?? [];
    if (picture) seen = plainWords(picture);
    if (!said || block.trimStart().startsWith('NOTE')) continue;
    lines.push({ second: secondsOf(start), seen, said: plainWords(said) });
    seen = undefined;
  }
  return seen ? [...lines, { second: lines.at(-1)?.second ?? 0, seen }] : lines;
}

/** `01:02:03.500` or `02:03.500` in whole seconds. */
function secondsOf(time: string): number {
  return Math.floor(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '\u200e', rlm: '\u200f' };

/** Without the marks of WebVTT, and in one line: Chinese needs no space where a caption's line ends. */
function plainWords(words: string): string {
  return words
    .trim()
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (mark, name: string) => characters[name] ?? mark)
    .replace(/(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef…”])\n/gu, '')
    .replaceAll('\n', ' ');
}
