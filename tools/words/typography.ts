import type { Rule } from '#console/glossary/rule.ts';

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
    wrong: /[\p{Script=Han}\u3001-\u303f\uff00-\uffef] (?:[A-Za-z0-9{+]|#(?= ))|[A-Za-z0-9}%] \p{Script=Han}/gu,
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
    says: 'digits, letters and % are half-width',
    wrong: /[０-９Ａ-Ｚａ-ｚ％]/gu,
    example: 'Ｗ２馆',
    right: 'W2馆',
  },
  {
    locale: 'zh-CN',
    says: 'brackets around Chinese are full-width',
    wrong: /\p{Script=Han}\(|\(\p{Script=Han}|\p{Script=Han}\)/gu,
    // A link of Markdown.
    but: /\]\([^)]*\)/g,
    example: '刚果(金)',
    right: '刚果（金）、[刚果](/countries/CG)',
  },
  {
    locale: 'zh-CN',
    says: 'an ellipsis is ……, a full stop is 。',
    wrong: /(?<!…)…(?!…)|\p{Script=Han}\.{3}|\p{Script=Han}\.(?![\w.])/gu,
    example: '正在发送…',
    right: '正在发送……',
  },
  {
    locale: 'zh-CN',
    says: 'what is measured is written in digits',
    // Round and vague numbers are told in words: 几千公里, 五六公斤, 一公斤.
    wrong:
      /(?<![几数上每\d])(?:[一二三四五六七八九]百|[一二三四五六七八九]?十[一二三四五六七八九]?|[二三四五六七八九]千|[一二三四五六七八九]万)[一二三四五六七八九十百千万]*(?:平方米|公斤|千克|克|公里|厘米|毫米|摄氏度|千?伏|千瓦|兆瓦)/gu,
    example: '十一千伏线路，三百千瓦光伏，六万四千平方米',
    right: '11千伏线路，几千公里，五六公斤青荚，一公斤成品，1600千伏安',
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
    says: 'apostrophes and quotation marks are curved',
    wrong: /\p{L}'\p{L}|(?<=[\s(])"\p{L}|\p{L}"(?=[\s.,;)])/gu,
    // A field of the head of a page, an attribute, and a phrase as one types it into the search.
    but: /^[\w-]+: ".*"$|=\\?"[^"]*"|^"[^"]*"$/gm,
    example: 'the visitor\'s "guide"',
    right: 'the visitor’s “guide”',
  },
  {
    locale: 'en-US',
    says: 'no space before %',
    wrong: /\d[\s\u00a0\u202f]%/gu,
    example: 'at 400 %',
    right: 'at 400%',
  },
  {
    locale: 'en-US',
    says: 'dollars are written US$ 12 million, with a space',
    wrong: /US\$\d|\d[\s\u00a0]USD\b|(?<!US)\$\d/gu,
    example: 'worth US$12 million',
    right: 'worth US$ 12 million',
  },
  {
    locale: 'en-US',
    says: 'a span of days has an en dash or “to”',
    wrong:
      /\d-\d{1,2}[\s\u00a0](?:January|February|March|April|May|June|July|August|September|October|November|December)/gu,
    example: '12-15 June',
    right: '12–15 June, 12 to 15 June',
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
      /(?<!\p{L})(?:Etats?|Ecoles?|Etudes?|Egypte|Ethiopie|Erythrée|Editions?|Equipements?|Energies?|Evénements?|Echantillons?|Etapes?|Etrangers?|Eleveurs?|A partir|A l’)(?!\p{L})/gu,
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
    says: 'before ; : ! ? » and % stands a space that does not break, and one after «',
    wrong: / [;:!?»%]|« |«(?![\u202f\u00a0])|[\p{L}\p{N})][;!?»%](?![\w=#&/])/gu,
    // What the specification words itself, addresses, and characters of HTML.
    but: /Code de vérification envoyé!|Connexion réussie!|Sûr de vouloir vous déconnecter\?|https?:\S+|\]\([^)]*\)|&\w+;/g,
    example: 'Qui expose? « tout le monde »',
    right: 'Qui expose\u202f? «\u202ftout le monde\u202f», 30\u202f%, [messages](/about/?cursor=message)',
  },
  {
    locale: 'fr-FR',
    says: 'apostrophes are ’, quotation marks « »',
    wrong: /\p{L}'\p{L}|(?<=[\s(])"\p{L}|\p{L}"(?=[\s.,;)])/gu,
    but: /^[\w-]+: ".*"$|=\\?"[^"]*"/gm,
    example: 'l\'eau, le "salon"',
    right: 'l’eau, le «\u202fsalon\u202f»',
  },
  {
    locale: 'fr-FR',
    says: 'months and days of the week are in small letters after a number or an article',
    wrong:
      /(?<=\d(?:er)?[\s\u00a0\u202f]|(?<!\p{L})(?:le|du|au|ce|en)[\s\u00a0\u202f])(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?!\p{L})/gu,
    example: 'le 12 Juin',
    right: 'le 12 juin, Jeudi 12 juin',
  },
  {
    locale: 'fr-FR',
    says: 'a span of days has an en dash or « du … au … »',
    wrong:
      /\d-\d+[\s\u00a0\u202f](?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/gu,
    example: '12-15 juin',
    right: '12–15 juin, du 12 au 15 juin',
  },
  {
    locale: 'fr-FR',
    says: 'œ is one letter',
    wrong: /(?<!\p{L})(?:coeur|oeuvre|soeur|oeil|voeu|noeud|boeuf|oeuf|manoeuvre)/giu,
    example: 'main-d’oeuvre',
    right: 'main-d’œuvre, coefficient',
  },
  {
    locale: 'fr-FR',
    says: 'sizes of files are in ko and Mo',
    wrong: /\b(?:[KMG]io|[KMG]B)\b/g,
    example: 'au plus 10 Mio',
    right: 'au plus 10 Mo',
  },
];
