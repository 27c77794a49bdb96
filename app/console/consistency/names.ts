import type { Locale } from '#platform/i18n/locale.ts';
import { type Term, termsIn } from '../glossary/terms.ts';
import type { Fact } from './facts/fact.ts';

/**
 * The names of the glossary that a text has. A text may call a thing otherwise than by its name, so that a name alone is no
 * disagreement: one in the place of another is.
 */
export function namesIn(terms: readonly Term[], text: string, locale: Locale): Fact[] {
  return termsIn(terms, text, locale).flatMap((term) => {
    const name = term[locale];
    if (!name || !isName(term)) return [];
    return [{ kind: 'name', values: [`name ${terms.indexOf(term)}`], written: name, isWeak: true }];
  });
}

/** Names of places and bodies begin with a capital letter in English; words do not. */
const isName = (term: Term) => /^\p{Lu}/u.test(term['en-US'] ?? '');
