import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mostMegapixels } from '#features/media/ui/most-megapixels.ts';
import type { AttachmentRefusal } from './files/attachments.ts';
import type { SheetProblem } from './project/sheet.ts';

/** What is wrong with a field of a project, in a sentence. */
export const problemMessages: Record<SheetProblem, MessageDescriptor> = {
  missing: msg`Please fill this in.`,
  'too-long': msg`This is too long. Please shorten it.`,
  'no-amount': msg`Enter an amount in units of ten thousand US dollars, from 0.01 to 99,999,999.99, with at most two decimals.`,
  'no-phone': msg`Enter a phone number with its country code.`,
  'no-mail': msg`Enter an e-mail address.`,
  unknown: msg`Please choose one from the list.`,
  unwritable: msg`This contains characters that cannot be stored. Please type it again.`,
};

/** Why a file is not taken. */
export const fileMessages: Record<AttachmentRefusal | 'too-many' | 'no-file', MessageDescriptor> = {
  'no-file': msg`Please choose a file.`,
  kind: msg`Only PDF, JPEG, PNG, WebP and AVIF files are accepted, and the extension must match the content.`,
  'too-large': msg`The file is larger than 10 MB.`,
  pixels: msg`The image has too many pixels: ${mostMegapixels.others} megapixels at most, ${mostMegapixels.png} for PNG, ${mostMegapixels.avif} for AVIF. Please make it smaller.`,
  pages: msg`The PDF has more than 100 pages.`,
  encrypted: msg`The PDF is password-protected. Please upload it without a password.`,
  damaged: msg`The file cannot be read. Please save it again and retry.`,
  busy: msg`Other files are still being checked. Please try again in a minute.`,
  'too-many': msg`A project can have at most six files. Please remove one first.`,
};
