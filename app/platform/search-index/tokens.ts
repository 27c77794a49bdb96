import { type Locale, locales, shortName } from '../i18n/locale.ts';
import type { FindableText, FindableType } from './findable.ts';
import { chineseWords, pairsOf, piecesOf } from './pieces.ts';
import { stemOf } from './stems.ts';

/**
 * To be raised with every change of what a text is found by: the index is then tokenised anew while the site runs
 * (`tokeniseAnew`). Since 3, facets are among the tokens; since 4, a region is one; 5 has the French stems of Lucene.
 */
export const tokenVersion = 5;

/** What a token begins with says what it is; plain ones stand anywhere in the thing. */
export const mark = {
  /** In the title. */
  title: '^',
  /** A whole word of the title, not its stem: for suggestions. */
  whole: '=',
  /** In a text of another language than the reader's; its title is found as the reader's own. */
  other: '+',
  /** A Chinese word, for ranking. */
  word: '~',
  country: '@',
  industry: '%',
  /** What else its own list is narrowed by: `*hall:W2`. */
  facet: '*',
  type: '#',
  /** Which of sixty-four equal buckets of all things it is in: how much there is of a very common word is estimated. */
  bucket: '!',
} as const;

/** What stands before a token: `fr:`. */
const prefixBytes = Math.max(...locales.map((locale) => shortName(locale).length)) + 1;

/** How many buckets there are. */
export const buckets = 64;

/** What a thing is found by whatever the language: its type, countries, industries and facets. */
export interface Tags {
  type: FindableType;
  id: string;
  countries?: readonly string[] | undefined;
  industries?: readonly number[] | undefined;
  facets?: readonly string[] | undefined;
}

/** A text in its language. */
export interface OtherText {
  lang: Locale;
  text: FindableText;
}

/**
 * What a thing is found by, as the text of a `tsvector` without positions: its text, its names in every language, and marked
 * as such, what its texts say in others.
 * @param lang the language of the text
 */
export function tokensOf(
  text: FindableText,
  lang: Locale,
  { type, id, countries = [], industries = [], facets = [] }: Tags,
  others: readonly OtherText[] = [],
): string {
  const tokens = new Set<string>([`${mark.type}${type}`, `${mark.bucket}${bucketOf(`${type} ${id}`)}`]);
  for (const code of countries) tokens.add(`${mark.country}${code}`);
  for (const id of industries) tokens.add(`${mark.industry}${id}`);
  for (const facet of facets) tokens.add(`${mark.facet}${facet}`);
  addTokens(tokens, text.title, lang, true);
  addTokens(tokens, text.body, lang, false);
  addTokens(tokens, text.words ?? '', lang, false);
  for (const other of others) addOther(tokens, other);
  return withinBounds(tokens).map(quoted).join(' ');
}

/** What a `tsvector` holds, in bytes, shared by the languages of readers. */
const mostBytes = 1_048_575;

/** As many tokens as there is room for: of a text of more than some 80,000 Chinese characters the last are left out. */
function withinBounds(tokens: Set<string>): string[] {
  let left = mostBytes / locales.length;
  return [...tokens].filter((token) => {
    left -= Buffer.byteLength(token) + prefixBytes;
    return left > 0;
  });
}

/** A number that hangs on every character of a name (FNV-1a, its bits then mixed as MurmurHash does). */
function bucketOf(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash >>> 16) % buckets;
}

/** A token as `tsvector` and `tsquery` read it. Tokens hold letters, digits and marks; quoted they hold anything. */
export function quoted(token: string): string {
  return `'${token.replaceAll(/['\\]/g, '$&$&')}'`;
}

/**
 * Tokens, or a query of them, as readers of a language find by: each with the language in front, `fr:^café`.
 * @param tokens as `quoted` writes them
 */
export function inLanguage(tokens: string, locale: Locale): string {
  return tokens.replaceAll(quotedToken, `'${shortName(locale)}:$1'`);
}

const quotedToken = /'((?:[^']|'')*)'/g;

function addTokens(tokens: Set<string>, text: string, lang: Locale, isTitle: boolean): void {
  const add = (token: string) => {
    tokens.add(token);
    if (isTitle) tokens.add(mark.title + token);
  };
  for (const { kind, folded } of piecesOf(text)) {
    if (kind === 'word') {
      add(stemOf(folded, lang));
      if (isTitle) tokens.add(mark.whole + folded);
      continue;
    }
    for (const pair of pairsOf(folded)) add(pair);
    // The last character alone: together with the pairs, every single character is the beginning of a token.
    add([...folded].at(-1) ?? '');
    for (const word of chineseWords(folded)) if (word.length > 1) tokens.add(mark.word + word);
  }
}

/** Titles are names: they are found as they are written, whoever reads. */
function addOther(tokens: Set<string>, { text, lang }: OtherText): void {
  for (const token of plainTokens(text.title, lang)) tokens.add(token).add(mark.title + token);
  for (const token of plainTokens(`${text.body}\n${text.words ?? ''}`, lang)) {
    if (!tokens.has(token)) tokens.add(mark.other + token);
  }
}

/** Stems, pairs and last characters: what `anywhere` of a keyword asks for. Of a text that is found by nothing else than its words. */
export function plainTokens(text: string, lang: Locale): string[] {
  return piecesOf(text).flatMap(({ kind, folded }) =>
    kind === 'word' ? [stemOf(folded, lang)] : [...pairsOf(folded), [...folded].at(-1) ?? ''],
  );
}

const vocabularyWord = /^\p{L}{4,32}$/u;

/** The words in Latin letters of a text, folded: what a misspelt one may have meant. */
export function vocabularyOf({ title, body, words = '' }: FindableText): string[] {
  const all = piecesOf(`${title}\n${body}\n${words}`);
  const own = all.filter(({ kind, folded }) => kind === 'word' && vocabularyWord.test(folded));
  return own.map(({ folded }) => folded);
}
