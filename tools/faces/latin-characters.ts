import { seldom } from '#shell/headlines/seldom.ts';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ«»';
/** Names of places and people that are not French: São Tomé, Malabo, Ñ and the like. */
const others = 'ÁÃÅÍÑÓÕØÚáãåíñóõøú';
const marks = '‘’“”–—…·•×°€²³';
const spaces = '\u00a0\u202f';

/** What a headline can hold. */
const latinCharacters = ascii + french + others + marks + spaces;

/** What nearly every headline is written with; the rest is a face of its own. */
export const common = [...latinCharacters].filter((each) => !seldom.test(each)).join('');
export const rare = [...latinCharacters].filter((each) => seldom.test(each)).join('');
