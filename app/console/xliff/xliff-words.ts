import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sentence } from '#platform/http/refusal.ts';
import type { RefusedUnit } from './check-file.server.ts';
import type { TextFault, TextReport } from './import-xliff.server.ts';
import type { UnreadableXliff } from './read-xliff.server.ts';

/** Why nothing of a file is taken: what is wrong in it, or with how it came. */
export type FileFault = UnreadableXliff['why'] | 'missing' | 'bytes' | 'busy' | 'notYours' | 'gone';

const ofFiles: Record<FileFault, MessageDescriptor> = {
  missing: msg`Choose a file.`,
  bytes: msg`The file is larger than 10 MB.`,
  busy: msg`Too many files are being processed. Try again in a minute.`,
  gone: msg`This file is no longer waiting: it has been imported, discarded or replaced, or a day has passed. Choose it again.`,
  encoding: msg`The file is not in UTF-8 or UTF-16.`,
  malformed: msg`The file is not well-formed XML.`,
  doctype: msg`The file has a document type declaration, which is not accepted.`,
  characters: msg`The file contains characters that XML does not allow.`,
  tooMuch: msg`The file has too many texts or elements. Import it in several files.`,
  notXliff: msg`The file is not XLIFF, or has no texts in it.`,
  version: msg`The file is not XLIFF 2.0 or 2.1.`,
  languages: msg`The file’s languages are not two different languages of the site.`,
  notYours: msg`You do not write in the language of this file.`,
};

/** Why a file is not taken. @param line where in it, where that is known */
export function fileWords(why: FileFault, line?: number): MessageDescriptor {
  if (line === undefined) return ofFiles[why];
  switch (why) {
    case 'malformed':
      return msg`The file is not well-formed XML: see line ${line}.`;
    case 'characters':
      return msg`The file contains characters that XML does not allow: see line ${line}.`;
    default:
      return ofFiles[why];
  }
}

const ofTexts: Record<TextFault, MessageDescriptor> = {
  unknown: msg`There is no such text, or the file no longer says which one it is.`,
  twice: msg`This text is in the file twice.`,
  languages: msg`This text is not translated between these languages.`,
  notYours: msg`You may not write this text.`,
};

/** Why a whole text is not taken. */
export const textWords = (why: TextFault): MessageDescriptor => ofTexts[why];

/** Why a segment is not taken. */
export function unitWords({ why, tag = 0, words = '' }: RefusedUnit): Sentence {
  switch (why) {
    case 'unknown':
      return msg`The text has no segment with this ID.`;
    case 'twice':
      return msg`This segment is in the file twice.`;
    case 'sourceChanged':
      return msg`The source has changed since the export.`;
    case 'otherSource':
      return msg`The source in the file is not the source of this segment.`;
    case 'extraTag':
      return tag === 0
        ? msg`There is a tag that the source does not have.`
        : msg`Tag ${tag} is not in the source, or is used twice.`;
    case 'missingTag':
      return msg`Tag ${tag} is missing.`;
    case 'brokenTag':
      return msg`Tag ${tag} does not start and end in the right order.`;
    case 'characters':
      return msg`There are control characters in the translation.`;
    case 'field':
      return words;
  }
}

/** A view of which nothing goes out. */
export const nothingToExport: MessageDescriptor = msg`None of these items is translated between these two languages. Choose other languages or remove a filter.`;

/** A sentence in the reader's language. */
export const said = (i18n: I18n, sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : i18n._(sentence);

/** What would become of a text. */
export const outcomesAhead: Record<TextReport['outcome'], MessageDescriptor> = {
  taken: msg`Will be imported`,
  unchanged: msg`Nothing new`,
  meanwhile: msg`Changed here too`,
  refused: msg`Cannot be imported`,
};

/** What became of it. */
export const outcomes: Record<TextReport['outcome'], MessageDescriptor> = {
  ...outcomesAhead,
  taken: msg`Imported`,
  refused: msg`Not imported`,
};
