/**
 * A document number as it is shown: one or two characters at the front, four at the end at most, and never more than
 * half of it.
 */
export function maskNumber(number: string): string {
  const characters = [...number];
  const most = Math.floor(characters.length / 2);
  const first = Math.min(most >= 4 ? 2 : 1, most);
  const last = Math.min(4, most - first);
  const hidden = '*'.repeat(characters.length - first - last);
  return characters.slice(0, first).join('') + hidden + characters.slice(characters.length - last).join('');
}

/** The end of a document number, by which one is told from another: four characters, and never more than half of it. */
export function endOfNumber(number: string): string {
  const characters = [...number];
  return characters.slice(characters.length - Math.min(4, Math.floor(characters.length / 2))).join('');
}

/** Names in these scripts are written without spaces. */
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー·・\s]+$/u;
const mostStars = 6;

/**
 * A name as it is shown: `王*明`, `王*`, `K**** M*****`. What counts is what a reader takes for one letter, accents
 * included.
 */
export function maskName(name: string): string {
  const written = name.normalize('NFC').trim();
  if (unspaced.test(written)) return maskUnspaced(letters(written.replaceAll(/\s/g, '')));
  const words = written.split(/\s+/).filter(Boolean).map(letters);
  // An initial among other words may stand; a name of one letter is not to be read.
  if (words.length === 1 && words[0]?.length === 1) return '*';
  return words.map(([first = '', ...rest]) => first + stars(rest.length)).join(' ');
}

function maskUnspaced(name: string[]): string {
  const [first = '', ...rest] = name;
  if (rest.length === 0) return first === '' ? '' : '*';
  if (rest.length === 1) return `${first}*`;
  return first + stars(rest.length - 1) + rest.at(-1);
}

const stars = (count: number) => '*'.repeat(Math.min(count, mostStars));

/** Made once, when it is first needed: making one takes longer than using it. */
let graphemes: Intl.Segmenter | undefined;

function letters(text: string): string[] {
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}
