import { textsOf } from '#platform/i18n/texts.ts';
import type { Entry } from '../entry.ts';

/** What stands in the form of a term. */
export interface TermForm {
  /** The version that it began from. */
  base: number;
  part: string;
  note: string;
  /** By the names of controls: `name.fr-FR`, and `unused.fr-FR` with a name on each line. */
  texts: Record<string, string>;
}

/** The form that shows a term; an empty one without. */
export function termForm(entry: Entry | undefined, base: number): TermForm {
  if (!entry) return { base, part: '', note: '', texts: {} };
  const { part, note, names, unused } = entry;
  const texts = [
    ...textsOf(names).map(([locale, name]) => [`name.${locale}`, name]),
    ...textsOf(unused).map(([locale, own]) => [`unused.${locale}`, own.join('\n')]),
  ];
  return { base, part, note, texts: Object.fromEntries(texts) };
}
