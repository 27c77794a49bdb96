import type { IdType } from '../reservations.ts';

/** What is wrong with a typed document number, so that a page can say it. */
export type DocumentProblem =
  | 'empty'
  /** More or fewer characters than such a document has. */
  | 'length'
  /** Holds characters that such a number cannot have. */
  | 'characters'
  /** A home-return permit begins with H or M. */
  | 'prefix'
  /** No region has a code that begins with 0. */
  | 'region'
  /** The date of birth in it does not exist or is yet to come. */
  | 'birthDate'
  /** The last character does not follow from the others: something is mistyped. */
  | 'checkDigit'
  /** The mainlander's own permit for the other side (C, W; L, T): a mainlander shows the resident ID. */
  | 'mainlanderPermit'
  /** A residence permit (81, 82, 83, of 18 characters): it is entered as a resident ID. */
  | 'residencePermit';

/** A document number as it is kept, and what makes two of them the same person's. */
export interface DocumentNumber {
  number: string;
  person: string;
}

/**
 * Reads a document number as somebody typed it: in full width, with spaces, dashes or brackets, in small letters.
 * The rules are the reservation's own (design, Identity documents); resident IDs follow GB 11643.
 * @param today `YYYY-MM-DD` in venue time: nobody is born later
 */
export function readDocument(
  idType: IdType,
  typed: string,
  today: string,
): DocumentNumber | { problem: DocumentProblem } {
  const number = plainNumber(typed);
  const problem = number === '' ? 'empty' : rules[idType](number, today);
  if (problem) return { problem };
  return { number, person: personOf(idType, number) };
}

/** The same for all documents that mean the same person. @param number as it is kept */
export function personOf(idType: string, number: string): string {
  // The two digits that may follow a home-return permit count its renewals.
  return `${idType} ${idType === 'hkMacao' ? number.slice(0, 9) : number}`;
}

/** Whether nothing of a number was typed: that can be said before the kind of document is known. */
export function isBlankNumber(typed: string): boolean {
  return plainNumber(typed) === '';
}

type Rule = (number: string, today: string) => DocumentProblem | undefined;

const rules: Record<IdType, Rule> = {
  resident: residentProblem,
  hkMacao: homeReturnProblem,
  taiwan: taiwanProblem,
  passport: (number) =>
    hasOnly(/^[0-9A-Z]+$/, number) ?? (number.length < 5 || number.length > 20 ? 'length' : undefined),
};

/** NFKC makes full-width characters plain; what stands between the characters on a card is left out. */
function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}()·.]/gu, '')
    .toUpperCase();
}

function hasOnly(characters: RegExp, number: string): DocumentProblem | undefined {
  return characters.test(number) ? undefined : 'characters';
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

function residentProblem(number: string, today: string): DocumentProblem | undefined {
  if (!/^\d*X?$/.test(number)) return 'characters';
  if (number.length !== 18) return 'length';
  if (number.startsWith('0')) return 'region';
  if (!isBirthDate(number.slice(6, 14), today)) return 'birthDate';
  const sum = weights.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return number[17] === checkCharacters[sum % 11] ? undefined : 'checkDigit';
}

/** Whether `YYYYMMDD` is a day of the calendar, not before 1800 and not after today. */
function isBirthDate(digits: string, today: string): boolean {
  const year = Number(digits.slice(0, 4));
  const month = Number(digits.slice(4, 6));
  const day = Number(digits.slice(6));
  // Day 0 of the next month is the last of this one. A Date made from text would take the 30th of February.
  if (year < 1800 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() && digits <= today.replaceAll('-', '');
}

function homeReturnProblem(number: string): DocumentProblem | undefined {
  if (/^[HM]\d{8}(\d\d)?$/.test(number)) return undefined;
  if (/^[CW][0-9A-Z]\d{7}$/.test(number)) return 'mainlanderPermit';
  if (isResidencePermit(number)) return 'residencePermit';
  if (!/^[0-9A-Z]\d*$/.test(number)) return 'characters';
  return /^[HM]/.test(number) ? 'length' : 'prefix';
}

/** Eight digits; the older ones have ten characters, of which the last may be letters. */
function taiwanProblem(number: string): DocumentProblem | undefined {
  if (/^(\d{8}|\d{8}[0-9A-Z]{2}|[A-Z]\d{9})$/.test(number)) return undefined;
  if (/^[LT]\d{8}$/.test(number)) return 'mainlanderPermit';
  if (isResidencePermit(number)) return 'residencePermit';
  return hasOnly(/^[A-Z]?\d+[0-9A-Z]{0,2}$/, number) ?? (number.length === 8 ? 'characters' : 'length');
}

const isResidencePermit = (number: string) => /^8[123]\d{15}[\dX]$/.test(number);
