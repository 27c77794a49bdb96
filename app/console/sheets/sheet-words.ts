import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CellFault } from './cells/cell-fault.ts';
import type { FileFault } from './reading/unreadable-sheet.ts';

/** Why nothing of a file is looked at. */
export type SheetFault = FileFault | 'missing' | 'bytes' | 'busy' | 'tooLong' | 'heads';

/** The figures are those of `reading/limits.ts`. */
const ofFiles: Record<SheetFault, MessageDescriptor> = {
  missing: msg`Choose a file.`,
  bytes: msg`The file is larger than 40 MB. Split it into several files.`,
  busy: msg`Too many files are being processed. Try again in a minute.`,
  tooLong: msg`The file took too long or too much memory to read. Save it as CSV, or split it into several files.`,
  heads: msg`No column of this file is known. The first row must contain the column names of the template.`,
  empty: msg`The file has no rows.`,
  kind: msg`The file is not a spreadsheet. Save it as CSV or as an Excel workbook (.xlsx).`,
  oldExcel: msg`The file is in the old Excel format or protected with a password. Save it as an Excel workbook (.xlsx) without a password.`,
  macros: msg`The file contains macros, which are not accepted. Save it as an Excel workbook without macros (.xlsx).`,
  damaged: msg`The file is damaged. Open it in a spreadsheet program and save it again.`,
  unpacked: msg`Unpacked, the file is larger than 256 MB. Save it as CSV, or split it into several files.`,
  rows: msg`The file has more than 50,000 rows. Split it into several files.`,
  columns: msg`The file has more than 300 columns.`,
  encoding: msg`The text of the file cannot be read. Save it as CSV UTF-8.`,
  quotes: msg`A quotation mark is opened and not closed, or a row is too long.`,
};

/** Why a file is not looked at. @param line where in it, where that is known */
export function fileWords(why: SheetFault, line?: number): MessageDescriptor {
  if (why === 'quotes' && line !== undefined)
    return msg`A quotation mark is opened and not closed, or a row is too long: see line ${line}.`;
  return ofFiles[why];
}

/** Why a row cannot be taken as a whole. */
export type RowFault =
  | 'unknownId'
  | 'unknownColumn'
  | 'columnTwice'
  | 'idTwice'
  | 'externalTwice'
  | 'externalTaken'
  | 'externalLong'
  | 'only';

const ofRows: Record<RowFault, MessageDescriptor> = {
  unknownId: msg`There is no item with this number. Leave the cell empty to create a new one.`,
  unknownColumn: msg`This column is not known. Name it as in the template, or delete it.`,
  columnTwice: msg`This column is in the file twice. Delete one of them.`,
  idTwice: msg`This item is in the file twice. Keep one row for each item.`,
  externalTwice: msg`This external ID is in the file twice. Keep one row for each item.`,
  externalTaken: msg`Another item already has this external ID.`,
  externalLong: msg`An external ID has at most 100 characters.`,
  only: msg`No new items of this type can be created. Give the number of an existing item.`,
};

export const rowWords = (why: RowFault): MessageDescriptor => ofRows[why];

interface Reader {
  i18n: I18n;
  /** What the things of a kind are called. */
  thingName(kind: string): string;
  /** What may be chosen, as the reader calls it. */
  choiceNames(values: readonly string[]): string[];
}

/** As many choices are named where there are more. */
const mostNamed = 12;

/** Why a cell cannot be taken, and how it is mended. */
export function cellWords(fault: CellFault, { i18n, thingName, choiceNames }: Reader): string {
  switch (fault.why) {
    case 'longNumber':
      return i18n._(
        msg`The spreadsheet has shortened a long number, so its last digits are lost. Format the column as text and enter the number again.`,
      );
    case 'failed': {
      const { error } = fault;
      return i18n._(msg`The formula in this cell has failed (${error}). Enter a value.`);
    }
    case 'choice': {
      const names = choiceNames(fault.some);
      const list = names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '');
      return i18n._(msg`This is not one of the choices: ${list}`);
    }
    case 'zeros': {
      const digits = fault.with;
      return i18n._(
        msg`The spreadsheet has removed leading zeros. Format the column as text; it may have to be ${digits}.`,
      );
    }
    case 'thing':
    case 'unpublished': {
      const kind = thingName(fault.kind);
      return fault.why === 'thing'
        ? i18n._(msg`There is no such item under “${kind}”. Give its key or its external ID.`)
        : i18n._(msg`This item under “${kind}” has not been published yet. Publish it first.`);
    }
    case 'lines': {
      const { other } = fault;
      return i18n._(msg`This cell has more lines than “${other}”. Each line belongs to one row of the list.`);
    }
    default:
      return i18n._(ofCells[fault.why]);
  }
}

const ofCells: Record<
  Exclude<CellFault['why'], 'longNumber' | 'failed' | 'choice' | 'zeros' | 'thing' | 'unpublished' | 'lines'>,
  MessageDescriptor
> = {
  whole: msg`This must be a whole number.`,
  decimal: msg`This must be a number, such as 1234.5.`,
  day: msg`This must be a valid date, such as 2026-06-12.`,
  moment: msg`This must be a date and time, such as 2026-06-12 09:30 (Beijing time).`,
  time: msg`This must be a time, such as 09:30.`,
  flag: msg`This must be yes or no.`,
  ids: msg`This must be the number of a picture or video in the media library.`,
  eitherDay: msg`Day and month cannot be told apart. Write the date as in 2026-06-12.`,
  shortYear: msg`Write the year with four digits, as in 2026-06-12.`,
  country: msg`This country is not known. Write its name or its code, such as KE.`,
  industry: msg`This industry is not known. Write its name or its number.`,
  plus: msg`A telephone number begins with + and the country code, such as +8673185550101. Format the column as text.`,
};

/** What is said of a field beside what its rule says, where that is only that something is not right. */
export const formatWords: Readonly<Record<string, MessageDescriptor>> = {
  phone: msg`A telephone number begins with + and the country code and has at most 15 digits, such as +8673185550101.`,
  mail: msg`This is not an e-mail address, such as name@example.org.`,
  link: msg`This is not a web address: it begins with https:// or http://.`,
  key: msg`A key has small letters, digits and hyphens only, such as lake-malawi-coffee.`,
};

/** What stands in the way of going out, once it is wanted. */
export const noLanguage: MessageDescriptor = msg`No text in any language.`;
