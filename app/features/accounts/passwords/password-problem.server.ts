import { contextWords } from './context-words.server.ts';
import { longestPassword, type PasswordProblem, shortestPassword } from './password-rules.ts';

/** Fewer digits alone are a date, a phone or a number that goes up. */
const fewDigits = 12;
/** Shorter words of the list stand in too many good passwords by chance. */
const shortestListed = 4;
const cjk = /\p{Script=Han}/u;

/**
 * What is wrong with a new password. It is read as those do who guess: without regard to case, accents, digits in place of
 * letters, and whatever digits and signs stand before, behind and between. What is left then must be more than one word of
 * the 49,000 commonest passwords (`@zxcvbn-ts/language-common`), and more than words of this expo and of its owner.
 * @param accounts phones, mails and names of its owner
 */
export async function passwordProblem(
  password: string,
  accounts: readonly string[],
): Promise<PasswordProblem | undefined> {
  const typed = password.trim();
  return problemOfLength([...typed].length) ?? problemOfWords(folded(typed), accounts);
}

function problemOfLength(characters: number): PasswordProblem | undefined {
  if (characters === 0) return 'missing';
  if (characters < shortestPassword) return 'short';
  return characters > longestPassword ? 'long' : undefined;
}

async function problemOfWords(plain: string, accounts: readonly string[]): Promise<PasswordProblem | undefined> {
  if (isNumberOf(plain, accounts) || isAccount(plain, accounts)) return 'account';
  if (new Set(plain).size <= 2) return 'common';
  const listed = await commonPasswords();
  if (listed.has(plain)) return 'common';
  if (/^\P{L}+$/u.test(plain)) return plain.length < fewDigits ? 'common' : undefined;
  const own = ownWords(accounts);
  const known = new Set([...own, ...contextWords]);
  const names = namesOf(accounts);
  const all = readings(plain).map((runs) => runs.filter((run) => !names.has(run)));
  if (all.some((runs) => wordsOf(runs, new Set(), own) === 0)) return 'account';
  return all.some((runs) => wordsOf(runs, listed, known) <= 1) ? 'common' : undefined;
}

const folded = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').normalize('NFKC');

/** The rows of letters that somebody sees who reads it: as they stand, and with signs read as the letters they look like. */
function readings(plain: string): string[][] {
  const inside = plain.replace(/^\P{L}+|\P{L}+$/gu, '');
  const all = [plain, ...['i', 'l'].map((one) => lookAlikes(inside, one)), lookAlikes(plain, 'i')];
  return all.map((text) => [
    ...new Set(
      text
        .split(/\P{L}+/u)
        .filter(Boolean)
        .map(once),
    ),
  ]);
}

const letterOf: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '€': 'e',
  '|': 'l',
};

/** @param one how a 1 or an exclamation mark is read */
const lookAlikes = (text: string, one: string) => text.replace(/[03-5789@$+€|1!]/g, (sign) => letterOf[sign] ?? one);

/** A word that is written several times in a row, once. */
const once = (run: string) => /^(.+?)\1*$/u.exec(run)?.[1] ?? run;

/**
 * Of how many listed words all rows of letters are made; known words count for nothing.
 * @returns Infinity where there is anything else in them
 */
function wordsOf(runs: readonly string[], listed: ReadonlySet<string>, known: ReadonlySet<string>): number {
  return runs.reduce((sum, run) => sum + wordsIn(run, listed, known), 0);
}

function wordsIn(run: string, listed: ReadonlySet<string>, known: ReadonlySet<string>): number {
  // `least[i]`: of how few words the first `i` letters are made.
  const least = [0];
  for (let end = 1; end <= run.length; end += 1) {
    let fewest = Number.POSITIVE_INFINITY;
    for (let begin = 0; begin < end; begin += 1) {
      const before = least[begin] ?? Number.POSITIVE_INFINITY;
      if (before >= fewest) continue;
      const word = run.slice(begin, end);
      if (known.has(word)) fewest = before;
      else if (word.length >= shortestListed && listed.has(word)) fewest = Math.min(fewest, before + 1);
    }
    least.push(fewest);
  }
  return least[run.length] ?? Number.POSITIVE_INFINITY;
}

/** The parts of its owner's names and mail addresses: short ones too (Li, Wu), which by themselves are nobody else's words. */
function namesOf(accounts: readonly string[]): ReadonlySet<string> {
  return new Set(accounts.flatMap((account) => folded(account).split(/\P{L}+/u)).filter(Boolean));
}

/** The words by which a password's owner is known wherever they stand: their names, and what stands in their mail addresses. */
function ownWords(accounts: readonly string[]): ReadonlySet<string> {
  const all = accounts.flatMap((account) => {
    const plain = folded(account);
    const words = plain.split(/\P{L}+/u);
    return [...words, words.join(''), plain.replace(/@.*$/, '').replace(/\P{L}/gu, '')];
  });
  return new Set(all.filter((word) => word.length >= (cjk.test(word) ? 2 : 3)));
}

/** Whether it is one of the owner's mails or names as it stands, or what stands before the @. */
function isAccount(plain: string, accounts: readonly string[]): boolean {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  return accounts.map(folded).some((each) => [each, each.replace(/@.*$/, '')].map(bare).includes(bare(plain)));
}

/** Whether it is one of the owner's phones, with two signs more at most; with or without its country's code. */
function isNumberOf(plain: string, accounts: readonly string[]): boolean {
  const digits = plain.replace(/\D/g, '');
  const phones = accounts.filter((account) => /^\+\d+$/.test(account)).map((account) => account.slice(1));
  return phones.some(
    (phone) => plain.length <= phone.length + 2 && digits.length >= 7 && phone.includes(digits.slice(-7)),
  );
}

let fetched: Promise<ReadonlySet<string>> | undefined;

/** Fetched when the first password is set: half a megabyte that most processes' hours do without. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  fetched ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return fetched;
}
