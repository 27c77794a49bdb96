import { withoutTurns } from '../i18n/graphemes.ts';
import { chineseWords, type Piece, pairsOf, piecesOf } from './pieces.ts';
import { stemsOf } from './stems.ts';
import { mark, quoted } from './tokens.ts';

/** A name that stands for more than its letters: of a country, of an industry. */
export interface Synonym {
  /** Tokens of what it names: `@CD`. */
  tokens: string[];
  /** Its other names, as texts write them. */
  names: string[];
}

/** Names by their key (`synonymKey`). */
export type Synonyms = ReadonlyMap<string, Synonym>;

/** A part of what was asked for, all of which must be found; as text of a `tsquery`. */
interface Term {
  /** Found anywhere, in a text of any language. */
  anywhere: string;
  /** Found in the reader's language, or in a title of any. */
  own: string;
  /** Found in the title. */
  title: string;
  /** Found as words: narrower than `anywhere` for Chinese, the same for other scripts. */
  words: string;
}

/** What is marked in texts that are shown. */
export interface Marks {
  /** Stems, in both languages, of words in other scripts than Chinese. */
  stems: Set<string>;
  /** Chinese words and names, the longest first. */
  chinese: string[];
}

/** What a keyword asks for. */
export interface Keyword {
  /** As `tsquery`: things that hold all of it; empty where it asks for nothing. */
  anywhere: string;
  /** Those of them that hold all of it in the reader's language, or in their title; the others do in other languages. */
  own: string;
  /** Those of them that hold it in their title. */
  title: string;
  /** Those of them that hold its Chinese words as words. */
  words: string;
  /** Those whose titles hold it, the last word being typed still. */
  begun: string;
  /** What was put in quotation marks: to be found as it stands. */
  phrases: string[];
  /** Tokens of what its names stand for: `@CD`. */
  named: string[];
  /** What to mark in a text: words by their stems, Chinese as it stands. */
  marks: Marks;
  /** What it consists of, each as it may be asked for alone: words, names, Chinese words. */
  parts: string[];
  /** Its words in Latin letters that are no names, for spelling. */
  plain: Piece[];
}

/** Longest keyword that is read, in characters. */
export const longestKeyword = 100;
const shortestBeginning = 2;
const noSynonyms: Synonyms = new Map();
const quotedPart = /["“”«»„「」『』]([^"“”«»„「」『』]+)["“”«»„「」『』]/gu;
/** Words that say little: left out where others are asked for too. */
const empty = new Set(
  (
    'a an and at by for from in of on or the to with about as is are ' +
    'au aux avec ce ces dans de des du en et la le les l d un une par pour sur ou s'
  ).split(' '),
);
const emptyChinese = new Set('的了和与及在是为之、'.split(''));

/** What was typed, as it is searched: whole characters, one space between words, nothing that turns others round, not too long. */
export function cleanKeyword(text: string): string {
  const cut = Array.from(withoutTurns(text.slice(0, 4 * longestKeyword))).slice(0, longestKeyword);
  return cut
    .join('')
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\uFFFD]+/gu, ' ')
    .trim();
}

/** The key under which a name stands among `Synonyms`: `Côte d’Ivoire` is `cote d ivoire`. */
export function synonymKey(name: string): string {
  return piecesOf(name)
    .map(({ folded }) => folded)
    .join(' ');
}

/** Reads what was typed. Anything can be: what has no letter and no digit asks for nothing. */
export function readKeyword(text: string, synonyms: Synonyms = noSynonyms): Keyword {
  const keyword = cleanKeyword(text);
  const parts = withNames(piecesOf(keyword), synonyms);
  const telling = parts.filter((part) => part.synonym || !part.pieces.every(saysLittle));
  const used = telling.length > 0 ? telling : parts;
  const terms = used.flatMap(termsOf);
  return {
    ...together(terms),
    begun: begunQuery(used),
    phrases: Array.from(keyword.matchAll(quotedPart), ([, phrase = '']) => phrase.trim()).filter(
      (phrase) => piecesOf(phrase).length > 0,
    ),
    named: used.flatMap(({ synonym }) => synonym?.tokens ?? []),
    marks: marksOf(used.flatMap(({ pieces, synonym }) => [...pieces, ...(synonym?.names.flatMap(piecesOf) ?? [])])),
    parts: [...new Set(used.flatMap((part) => partsOf(part, keyword)))],
    plain: used.flatMap(({ pieces, synonym }) => (synonym ? [] : pieces.filter(({ kind }) => kind === 'word'))),
  };
}

function partsOf({ pieces, synonym }: Part, keyword: string): string[] {
  if (synonym) return [pieces.map(({ folded }) => folded).join(' ')];
  return pieces.flatMap(({ kind, folded, start, end }) =>
    kind === 'han' ? unitsOf(folded).filter((unit) => unit.length > 1) : [keyword.slice(start, end)],
  );
}

function marksOf(pieces: Piece[]): Marks {
  const words = pieces.filter((piece) => piece.kind === 'word' && (pieces.length === 1 || !saysLittle(piece)));
  const runs = pieces.filter(({ kind }) => kind === 'han').flatMap(({ folded }) => [folded, ...unitsOf(folded)]);
  return {
    stems: new Set(words.flatMap(({ folded }) => stemsOf(folded))),
    chinese: [...new Set(runs)].sort((one, other) => other.length - one.length),
  };
}

/** A name, or a piece that is none. */
interface Part {
  pieces: Piece[];
  synonym?: Synonym;
}

function saysLittle({ kind, folded }: Piece): boolean {
  return kind === 'word' && (empty.has(folded) || (folded.length === 1 && /\D/.test(folded)));
}

const longestName = 8;

/** Finds names among the pieces, the longest first; in Chinese also within a run. */
function withNames(pieces: Piece[], synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; ) {
    let taken = 0;
    for (let length = Math.min(longestName, pieces.length - i); length > 0 && taken === 0; length -= 1) {
      const own = pieces.slice(i, i + length);
      const synonym = synonyms.get(own.map(({ folded }) => folded).join(' '));
      if (!synonym) continue;
      parts.push({ pieces: own, synonym });
      taken = length;
    }
    const piece = pieces[i];
    if (taken === 0 && piece)
      parts.push(...(piece.kind === 'han' ? namesInRun(piece, synonyms) : [{ pieces: [piece] }]));
    i += taken || 1;
  }
  return parts;
}

function namesInRun(piece: Piece, synonyms: Synonyms): Part[] {
  const characters = [...piece.folded];
  const parts: Part[] = [];
  let rest = '';
  const endRest = () => {
    if (rest !== '') parts.push({ pieces: [{ ...piece, folded: rest }] });
    rest = '';
  };
  for (let i = 0; i < characters.length; ) {
    const lengths = [8, 7, 6, 5, 4, 3, 2].filter((length) => i + length <= characters.length);
    const name = lengths.map((length) => characters.slice(i, i + length).join('')).find((each) => synonyms.has(each));
    if (name === undefined) {
      rest += characters[i];
      i += 1;
      continue;
    }
    endRest();
    parts.push({ pieces: [{ ...piece, folded: name }], synonym: synonyms.get(name) as Synonym });
    i += [...name].length;
  }
  endRest();
  return parts;
}

function termsOf({ pieces, synonym }: Part): Term[] {
  if (!synonym) return pieces.flatMap(pieceTerms);
  const typed = together(pieces.flatMap(pieceTerms));
  const names = [typed, ...synonym.names.map((name) => together(piecesOf(name).flatMap(pieceTerms)))];
  return [
    {
      anywhere: any([...synonym.tokens.map(quoted), ...names.map(({ anywhere }) => anywhere)]),
      own: any([...synonym.tokens.map(quoted), ...names.map(({ own }) => own)]),
      title: any(names.map(({ title }) => title)),
      words: any([...synonym.tokens.map(quoted), ...names.map(({ words }) => words)]),
    },
  ];
}

/** All of them. */
function together(terms: Term[]): Term {
  return {
    anywhere: all(terms.map(({ anywhere }) => anywhere)),
    own: all(terms.map(({ own }) => own)),
    title: all(terms.map(({ title }) => title)),
    words: all(terms.map(({ words }) => words)),
  };
}

function pieceTerms({ kind, folded }: Piece): Term[] {
  if (kind === 'han') return unitsOf(folded).map(chineseTerm);
  const stems = stemsOf(folded);
  const own = any(stems.map(quoted));
  const anywhere = any([own, ...stems.map((stem) => quoted(mark.other + stem))]);
  return [{ anywhere, own, title: any(stems.map((stem) => quoted(mark.title + stem))), words: own }];
}

function chineseTerm(unit: string): Term {
  const pairs = pairsOf(unit);
  if (pairs.length === 0) {
    const begins = (prefix: string) => `${quoted(prefix + unit)}:*`;
    const own = begins('');
    return { anywhere: any([own, begins(mark.other)]), own, title: begins(mark.title), words: own };
  }
  const own = all(pairs.map(quoted));
  const anywhere = any([own, all(pairs.map((pair) => quoted(mark.other + pair)))]);
  const segments = chineseWords(unit);
  const words = segments.length === 1 ? quoted(mark.word + unit) : own;
  return { anywhere, own, title: all(pairs.map((pair) => quoted(mark.title + pair))), words };
}

/**
 * The units of a Chinese run that are looked for, each by its pairs: words, so that 肯尼亚咖啡 also finds texts that hold the
 * two words apart. Single characters stand with those beside them; particles are left out.
 */
function unitsOf(run: string): string[] {
  if ([...run].length <= 3) return [run];
  const units: string[] = [];
  let singles = '';
  const endSingles = () => {
    const [only = '', ...more] = [...singles];
    singles = '';
    if (more.length > 0) units.push(only + more.join(''));
    else if (only !== '' && !emptyChinese.has(only)) units.push(([...(units.at(-1) ?? '')].at(-1) ?? '') + only);
  };
  for (const word of chineseWords(run)) {
    if ([...word].length === 1) {
      singles += word;
      continue;
    }
    endSingles();
    units.push(word);
  }
  endSingles();
  return units;
}

/** The titles that what is being typed may become: its last piece is a beginning. */
function begunQuery(parts: Part[]): string {
  const last = parts.at(-1)?.pieces.at(-1);
  if (!last) return '';
  const before = parts.slice(0, -1).flatMap(termsOf);
  const own = parts.at(-1);
  const rest = own ? own.pieces.slice(0, -1).flatMap(pieceTerms) : [];
  const beginning =
    last.kind === 'han'
      ? all(unitsOf(last.folded).map((unit) => chineseTerm(unit).title))
      : last.folded.length >= shortestBeginning
        ? `${quoted(mark.whole + last.folded)}:*`
        : '';
  if (beginning === '') return '';
  const typed = all([...rest.map(({ title }) => title), beginning]);
  const named = own?.synonym ? any([typed, ...termsOf(own).map(({ title }) => title)]) : typed;
  return all([...before.map(({ title }) => title), named]);
}

function all(queries: string[]): string {
  return joinedBy(' & ', queries);
}

function any(queries: string[]): string {
  return joinedBy(' | ', queries);
}

function joinedBy(operator: string, queries: string[]): string {
  const own = [...new Set(queries.filter((query) => query !== ''))];
  return own.length > 1 ? `(${own.join(operator)})` : (own[0] ?? '');
}
