import { type Locale, locales, shortName } from '#platform/i18n/locale.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import type { Rule } from './rule.ts';
import type { Term } from './terms.ts';

/** Names that are not to be used, by language, as the glossary writes them: `remanufacturé*`, `email (but: {email})`. */
export type Unused = Texts<readonly string[]>;

/** A name that is not to be used. */
export interface Variant extends Rule {
  /** The name that is used. */
  called: string;
  /** As the glossary writes it; `*` stands for any ending. */
  variant: string;
  /** The same with what may hold it all the same: `email (but: {email})`. */
  name: string;
}

/** What is not to be said for some terms. @throws where the glossary has no name for one in a language of its variants */
export function variantsIn(terms: readonly { names: Term; unused: Unused }[]): Variant[] {
  return terms.flatMap(({ names, unused }) => variantsOf(names, unused));
}

/** The names of the last cell of a row: `zh: 鳄梨; fr: thé violet, thés violets`. @throws where it says no language of the site */
export function unusedIn(not: string): Unused {
  if (not === '') return {};
  const parts = not.split('; ').map((ofLanguage) => {
    const [, short, names] = /^(\w+): (.+)$/.exec(ofLanguage) ?? [];
    const locale = locales.find((each) => shortName(each) === short);
    if (!locale || !names) throw new Error(`Which language is this of: ${ofLanguage}`);
    return [locale, names.split(', ')] as const;
  });
  return Object.fromEntries(parts);
}

function variantsOf(term: Term, unused: Unused): Variant[] {
  return textsOf(unused).flatMap(([locale, names]) => {
    const called = term[locale];
    if (called === undefined) throw new Error(`What is it called, if not ${names.join(', ')}?`);
    return names.map((name) => variantOf(name, { called, locale }));
  });
}

/** One name that is not to be used. @param name as the glossary writes it */
export function variantOf(name: string, { called, locale }: { called: string; locale: Locale }): Variant {
  const [, variant = name, but] = /^(.+) \(but: (.+)\)$/.exec(name) ?? [];
  return {
    called,
    variant,
    name,
    locale,
    says: `“${variant}” is called “${called}”`,
    wrong: patternOf(variant, locale),
    but: but ? new RegExp(literal(but), 'giu') : undefined,
  };
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
