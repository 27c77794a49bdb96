import { sanitiseInline } from '#platform/rich-text/sanitise-body.server.ts';

/** Something that is marked within a segment: a link, emphasis. Whoever translates sees its number in place of its tags. */
export interface Mark {
  number: number;
  /** `a`, `strong`, `em` */
  name: string;
  /** As it begins: `<a href="/news/">`. */
  html: string;
  /** Whether the source has it. */
  inSource: boolean;
}

/** What is wrong with the numbers that somebody typed, and with which of them. */
export interface BrokenMark {
  is: 'unknown' | 'unopened' | 'unclosed';
  number: number;
}

/** A tag of a segment, as `sanitiseInline` writes it: its slash where it ends something, and its name. */
export const tag = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g;
/** `{1}` and `{/1}`; a brace that is meant as one is written twice where there are such. */
const numbered = /\{\{|\{(\/?)(\d+)\}/g;
/** They have no end. */
const empty = new Set(['br']);

/** What is marked in a segment of a source, numbered in its order, and then what only its translation has. */
export function marksOf(source: string, target: string): Mark[] {
  const marks = opening(source).map(({ name, html }, i): Mark => ({ number: i + 1, name, html, inSource: true }));
  const left = [...marks];
  for (const { name, html } of opening(target)) {
    const at = left.findIndex((each) => each.html === html);
    if (at < 0) marks.push({ number: marks.length + 1, name, html, inSource: false });
    else left.splice(at, 1);
  }
  return marks;
}

/** What the source marks and its translation does not: another link in its place is taken for it. */
export function missingMarks(target: string, marks: readonly Mark[]): Mark[] {
  const own = opening(target);
  const take = (fits: (each: { name: string; html: string }) => boolean) => {
    const at = own.findIndex(fits);
    return at >= 0 && own.splice(at, 1).length > 0;
  };
  return marks
    .filter(({ inSource }) => inSource)
    .filter(({ html }) => !take((each) => each.html === html))
    .filter(({ name }) => !take((each) => each.name === name));
}

/**
 * A segment as it is read and typed: words, and numbers in place of tags: `see {1}the plan{/1}`. Read back it is what it was.
 * @param html as `sanitiseInline` writes it
 */
export function withNumbers(html: string, marks: readonly Mark[]): string {
  const left = [...marks];
  const open: number[] = [];
  const text = html.replaceAll('{', '{{').replace(tag, (own, slash: string, name: string) => {
    if (slash !== '') return ending(open.pop());
    const at = left.findIndex((mark) => mark.html === own);
    const number = at < 0 ? undefined : left.splice(at, 1)[0]?.number;
    if (!empty.has(name)) open.push(number ?? 0);
    return number === undefined ? '' : `{${number}}`;
  });
  const plain = text.replace(/&(lt|gt|amp);/g, (_, name: keyof typeof signs) => signs[name]);
  return spaced(withTags(plain, marks)) === spaced(html) ? plain : text;
}

const signs = { lt: '<', gt: '>', amp: '&' };
const ending = (number = 0) => (number === 0 ? '' : `{/${number}}`);
const spaced = (text: string) => text.replace(/[ \t\n]+/g, ' ').trim();

/** The HTML of what somebody typed: nothing in it that a segment may not hold. */
export function withTags(text: string, marks: readonly Mark[]): string {
  const byNumber = new Map(marks.map((mark) => [mark.number, mark]));
  const html = text.replace(numbered, (own, slash: string | undefined, number: string | undefined) => {
    if (number === undefined) return '{';
    const mark = byNumber.get(Number(number));
    if (!mark) return own;
    return slash === '' ? mark.html : `</${mark.name}>`;
  });
  return sanitiseInline(html);
}

/** The first number that stands for nothing, ends what does not begin, or begins what does not end. */
export function brokenMark(text: string, marks: readonly Mark[]): BrokenMark | undefined {
  const byNumber = new Map(marks.map((mark) => [mark.number, mark]));
  const open: number[] = [];
  for (const [, slash, digits] of text.matchAll(numbered)) {
    if (digits === undefined) continue;
    const number = Number(digits);
    const mark = byNumber.get(number);
    if (!mark) return { is: 'unknown', number };
    if (slash === '' && !empty.has(mark.name)) open.push(number);
    if (slash !== '' && open.pop() !== number) return { is: 'unopened', number };
  }
  const number = open.at(-1);
  return number === undefined ? undefined : { is: 'unclosed', number };
}

function opening(html: string): { name: string; html: string }[] {
  return Array.from(html.matchAll(tag)).flatMap(([own, slash, name = '']) => (slash ? [] : [{ name, html: own }]));
}
