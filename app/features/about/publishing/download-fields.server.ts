import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { type Audience, type FileSource, fileKinds } from '../downloads/downloads.ts';

/** A file of a document: it lies in the store, or is made whenever it is asked for. */
const fileFields = {
  name: {
    ...field.line(msg`File name`, 80, {
      hint: msg`The last part of its address: lower-case letters, digits and hyphens, with the extension, such as guide-en.pdf.`,
    }),
    schema: field.line(msg`File name`, 80).schema.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/),
  },
  languages: field.languages(msg`Languages of the file`),
  file: field.optional(field.file(msg`File`, fileKinds)),
  source: field.optional(
    field.choice(msg`Or a list that is always up to date`, {
      exhibitors: msg`Exhibitors`,
      countries: msg`African countries`,
    } satisfies Record<FileSource, MessageDescriptor>),
  ),
};

export const downloadFields = {
  key: field.wordKey(msg`Short name`, { hint: msg`Lower case. It cannot be changed later.` }),
  position: field.number(msg`Position`, { min: 0, max: 100_000 }, { hint: msg`The lowest number comes first.` }),
  audiences: field.some(
    field.choices(msg`Audience`, {
      visitor: msg`Visitors`,
      exhibitor: msg`Exhibitors`,
      press: msg`Press`,
    } satisfies Record<Audience, MessageDescriptor>),
  ),
  updatedOn: field.day(msg`Content as of`),
  files: field.some(
    field.plainRows(
      msg`Files`,
      { shared: fileFields, most: 30 },
      {
        hint: msg`One file per language or format. A file that keeps its name keeps its address and its download count.`,
      },
    ),
  ),
};

export const downloadTextFields = {
  title: field.line(msg`Title`, 200),
  summary: field.lines(msg`Summary`, 600),
};
