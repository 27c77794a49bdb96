import type { Locale } from '#platform/i18n/locale.ts';
import type { Term } from '../glossary/terms.ts';
import type { Said } from './compare-texts.ts';
import { factsOf } from './facts-of.ts';
import { namesIn } from './names.ts';
import type { Piece } from './pieces.ts';
import { inTable, powersIn } from './tabular.ts';

/** What the pieces of a text say that every language says alike. @param terms the glossary, whose names are compared too */
export function saidIn(pieces: readonly Piece[], locale: Locale, terms: readonly Term[]): Said[] {
  const fields = Map.groupBy(pieces, ({ field }) => field);
  return [...fields].flatMap(([field, own]) => {
    const powers = powersIn(own.map(({ text }) => text).join('\n'), locale);
    return own.map(({ segment, shape, text }) => ({
      ...{ field, segment, shape },
      facts: [...inTable(factsOf(text, locale), text, powers), ...namesIn(terms, text, locale)],
    }));
  });
}
