import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rowsOfGlossary, type Term } from '#console/glossary/terms.ts';
import { type Locale, locales, shortName } from '#platform/i18n/locale.ts';
import type { Rule } from './rule.ts';

/** A name that is not to be used. */
export interface Variant extends Rule {
  /** The name that is used. */
  called: string;
  /** As the glossary writes it; `*` stands for any ending. */
  variant: string;
}

const glossary = join(resolve(import.meta.dirname, '../..'), 'docs/glossary.md');

/** The variants of the project's glossary. @throws where a row cannot be read, with the row */
export function variantsOfGlossary(): Variant[] {
  return variantsIn(readFileSync(glossary, 'utf8'));
}

/** The variants that the tables of a glossary name. */
export function variantsIn(markdown: string): Variant[] {
  return rowsOfGlossary(markdown).flatMap(({ term, not }) =>
    not.split('; ').flatMap((ofLanguage) => variantsOf(ofLanguage, term)),
  );
}

function variantsOf(ofLanguage: string, term: Term): Variant[] {
  const [, short, names] = /^(\w+): (.+)$/.exec(ofLanguage) ?? [];
  const locale = locales.find((each) => shortName(each) === short);
  const called = locale && term[locale];
  if (!locale || !called || !names) throw new Error(`Which language is this of: ${ofLanguage}`);
  return names.split(', ').map((name) => {
    const [, variant = name, but] = /^(.+) \(but: (.+)\)$/.exec(name) ?? [];
    return {
      called,
      variant,
      locale,
      says: `“${variant}” is called “${called}”`,
      wrong: patternOf(variant, locale),
      but: but ? new RegExp(literal(but), 'giu') : undefined,
    };
  });
}

/** A text as a pattern that it alone fits. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words as they may stand in a text: with any space between them, any apostrophe, in the plural, and not as a part of longer words. */
function patternOf(variant: string, locale: Locale): RegExp {
  const source = literal(variant)
    .replace(/ /g, '[\\s\\u00a0\\u202f]+')
    .replace(/’|'/g, "['’]")
    .replace(/\\\*/g, '[\\p{L}]*');
  return new RegExp(locale === 'zh-CN' ? source : `(?<![\\p{L}\\p{N}-])${source}s?(?![\\p{L}\\p{N}])`, 'giu');
}
