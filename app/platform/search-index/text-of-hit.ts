import type { Locale } from '../i18n/locale.ts';
import type { FindableText } from './findable.ts';
import type { Marks } from './keyword.ts';
import { piecesOf } from './pieces.ts';
import { stemOf } from './stems.ts';

/** The text of a thing that holds most of what was looked for; undefined where none holds anything of it. */
export function textOfHit<Text extends FindableText & { lang: Locale }>(
  texts: readonly Text[],
  marks: Marks,
): Text | undefined {
  const counted = texts.map((text) => ({ text, held: heldBy(text, marks) }));
  const [most] = counted.toSorted((one, other) => other.held - one.held);
  return most && most.held > 0 ? most.text : undefined;
}

/** How many of the marks a text holds. */
function heldBy({ title, body, words = '', lang }: FindableText & { lang: Locale }, { stems, chinese }: Marks): number {
  const text = [title, body, words].join('\n');
  const own = new Set(piecesOf(text).map(({ kind, folded }) => (kind === 'word' ? stemOf(folded, lang) : folded)));
  const inChinese = chinese.filter((word) => text.includes(word)).length;
  return [...stems].filter((stem) => own.has(stem)).length + inChinese;
}
