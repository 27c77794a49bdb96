import type { Database } from '#platform/db/database.ts';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { foldedWords } from '../../find/folded-words.ts';
import { parts, readTerms } from '../glossary.server.ts';
import { differsFromFile, type HeldTerm, keyOf } from '../held-terms.ts';
import type { GlossaryAddress } from './glossary-address.ts';

/** The terms that an address asks for, and of how many. */
export async function listTerms(db: Database, locale: Locale, { words, part, show }: GlossaryAddress) {
  const terms = await readTerms(db);
  const asked = foldedWords(words);
  const shown = terms.filter(
    (term) =>
      isShown(term, show) && (part === '' || term.part === part) && (asked === '' || saidOf(term).includes(asked)),
  );
  return {
    parts,
    count: terms.filter((term) => isShown(term, 'used')).length,
    changed: terms.filter(differsFromFile).length,
    terms: shown.map((term) => shownTerm(term, locale)),
  };
}

/** A term by its name in the reader's language, or in the next best one, with its names in the others. */
function shownTerm(term: HeldTerm, locale: Locale) {
  const lang = languagesFor(locale).find((each) => term.names[each] !== undefined) ?? locale;
  return {
    ...{ key: keyOf(term), lang },
    part: term.part,
    title: term.names[lang] ?? '',
    names: textsOf(term.names).filter(([each]) => each !== lang),
    unused: textsOf(term.unused).filter(([, names]) => names.length > 0),
    note: term.note,
    differs: differsFromFile(term),
  };
}

function isShown(term: HeldTerm, show: GlossaryAddress['show']): boolean {
  if (show === 'changed') return differsFromFile(term);
  return term.isRetired === (show === 'retired');
}

/** All that a term is found by. */
function saidOf({ names, unused, note }: HeldTerm): string {
  const said = [...textsOf(names).map(([, name]) => name), ...textsOf(unused).flatMap(([, each]) => each), note];
  return foldedWords(said.join('\n'));
}
