import type { Rule } from './rule.ts';

/** What a rule of typography is held to by, and what it leaves alone. */
export interface TypographicRule extends Rule {
  /** What offends it. */
  example: string;
  /** What looks like it and is right. */
  right: string;
}

/** Endings that British English writes otherwise, in small letters: names of bodies and brands keep their own. */
const american = [
  'cent(?:er|ers|ered)',
  '(?:behavi|col|fav|flav|harb|hon|lab|neighb|rum|vap|vig)or(?:s|ed|ful|able|ing|hood|ite)?',
  '(?:organ|recogn|special|real|util|custom|minim|maxim|emphas|summar|final|mechan|standard|moderni|mobil)iz(?:e|es|ed|er|ers|ing|ation|ations)',
  '(?:anal|catal|paral)yz(?:e|es|ed|ing)',
  'catalog(?:s|ed|ing)?',
  'travel(?:er|ers|ed|ing)',
  'cancel(?:ed|ing)',
  'label(?:ed|ing)',
  'fib(?:er|ers)',
  'jewelry',
  'aluminum',
  'gray',
  'plow(?:s|ed|ing)?',
  'fulfill(?:s|ment)?',
  'skillful',
  'cozy',
  'mold(?:s|ed|y)?',
].join('|');

/** How the three languages are written. Sources: GB/T 15834 and 15835; Lexique des règles typographiques; the Guardian's style for spelling. */
export const typography: readonly TypographicRule[] = [
  {
    locale: 'zh-CN',
    says: 'no space between Chinese and letters or digits',
    wrong: /[\p{Script=Han}\u3001-\u303f\uff00-\uffef] [A-Za-z0-9{+]|[A-Za-z0-9}%] \p{Script=Han}/gu,
    example: '近 900家',
    right: '近900家',
  },
  {
    locale: 'zh-CN',
    says: 'marks after Chinese are full-width',
    wrong: /\p{Script=Han}[,;:!?]/gu,
    but: /https?:\/\/\S+/g,
    example: '免费:请预约',
    right: '免费：请预约',
  },
  {
    locale: 'zh-CN',
    says: 'quotation marks are “ ” and ‘ ’',
    wrong: /[「」『』]|"[^"\n]*\p{Script=Han}[^"\n]*"/gu,
    // An attribute, and a field of the head of a page.
    but: /=\\?"[^"]*"|^[\w-]+: ".*"$/gm,
    example: '「绿色通道」',
    right: '“绿色通道”',
  },
  {
    locale: 'zh-CN',
    says: 'digits and letters are half-width',
    wrong: /[０-９Ａ-Ｚａ-ｚ]/gu,
    example: 'Ｗ２馆',
    right: 'W2馆',
  },
  {
    locale: 'zh-CN',
    says: 'sizes of files are in kB and MB',
    wrong: /[KMG]iB(?![A-Za-z])/g,
    example: '不超过10MiB',
    right: '不超过10MB',
  },
  {
    locale: 'en-US',
    says: 'British spelling',
    wrong: new RegExp(`(?<![\\p{L}/.])(?:${american})(?![\\p{L}-])`, 'gu'),
    example: 'the color of the center',
    right: 'Changsha International Convention and Exhibition Center, the colour of the centre',
  },
  {
    locale: 'en-US',
    says: 'sizes of files are in kB and MB',
    wrong: /\b[KMG]iB\b/g,
    example: 'at most 10 MiB',
    right: 'at most 10 MB',
  },
  {
    locale: 'en-US',
    says: 'a date is written 12 June 2025',
    wrong:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d\b/g,
    example: 'on June 12, 2025',
    right: 'on 12 June 2025',
  },
  {
    locale: 'fr-FR',
    says: 'an ordinal is written 2e, 1er',
    wrong: /\b\d+(?:è|é|i)?(?:ème|ere|ère|eme|ième)s?\b/giu,
    example: 'la 4ème édition',
    right: 'la 4e édition',
  },
  {
    locale: 'fr-FR',
    says: 'the first of a month is the 1er',
    wrong:
      /(?<!\d)(?<!\d[\s\u00a0\u202f])1[\s\u00a0\u202f](?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/giu,
    example: 'le 1 juin',
    right: 'le 1er juin, le 21 juin',
  },
  {
    locale: 'fr-FR',
    says: 'capitals keep their accents',
    wrong:
      /(?<!\p{L})(?:Etats?|Ecoles?|Etudes?|Egypte|Ethiopie|Erythrée|Edition|Editions|Equipements?|Energies?|A partir|A l’)(?!\p{L})/gu,
    example: 'l’Etat et l’Egypte',
    right: 'l’État et l’Égypte',
  },
  {
    locale: 'fr-FR',
    says: 'an hour is written 9 h 30',
    wrong: /(?<![\d:.])\d{1,2}(?:h\d\d|:\d\d)(?![\d:.])/gu,
    example: 'ouvert à 9h30',
    right: 'ouvert à 9 h 30',
  },
  {
    locale: 'fr-FR',
    says: 'sizes of files are in ko and Mo',
    wrong: /\b(?:[KMG]io|[KMG]B)\b/g,
    example: 'au plus 10 Mio',
    right: 'au plus 10 Mo',
  },
];
