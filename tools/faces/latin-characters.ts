const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ«»';
/** Names of places and people that are not French: São Tomé, Malabo, Ñ and the like. */
const others = 'ÁÃÅÍÑÓÕØÚáãåíñóõøú';
const marks = '‘’“”–—…·•×°€²³';
const spaces = '\u00a0\u202f';

/** What the Latin face of headlines has. */
export const latinCharacters = ascii + french + others + marks + spaces;
