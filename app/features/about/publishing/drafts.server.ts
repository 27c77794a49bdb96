import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import {
  articleFields,
  articleTextFields,
  contactFields,
  contactTextFields,
  deskFields,
  deskTextFields,
  legalLineTextFields,
  questionFields,
  questionTextFields,
  venueFields,
  venueTextFields,
} from './about-fields.server.ts';
import { downloadFields, downloadTextFields } from './download-fields.server.ts';

export const articleText = z.object(shapeOf(articleTextFields));

/** An article of the section as an editor hands it in. */
export const articleDraft = z.object({ ...shapeOf(articleFields), texts: inLanguages(articleText) });

/** A question with its answer as an editor hands it in. */
export const questionDraft = z.object({
  ...shapeOf(questionFields),
  texts: inLanguages(z.object(shapeOf(questionTextFields))),
});

/** The fields of a document, before they are held against each other. */
export const downloadShape = z.object({
  ...shapeOf(downloadFields),
  texts: inLanguages(z.object(shapeOf(downloadTextFields))),
});

/** A document with its files as an editor hands it in: each file lies in the store or is made, and its name ends as it should. */
export const downloadDraft = downloadShape
  .refine(({ files }) => new Set(files.map(({ name }) => name)).size === files.length, { path: ['files'] })
  .superRefine(({ files }, context) => {
    for (const [place, { name, file, source }] of files.entries()) {
      const refuse = (field: string) => context.addIssue({ code: 'custom', path: ['files', place, field] });
      if ((file === undefined) === (source === undefined)) refuse('file');
      else if (!name.endsWith(`.${file?.kind ?? 'csv'}`)) refuse('name');
    }
  });

/** How to reach the organisers. */
export const contactDraft = z.object({
  ...shapeOf(contactFields),
  texts: inLanguages(z.object(shapeOf(contactTextFields))),
});

/** A desk of the secretariat. */
export const deskDraft = z.object({ ...shapeOf(deskFields), texts: inLanguages(z.object(shapeOf(deskTextFields))) });

/** A place of the expo. */
export const venueDraft = z.object({ ...shapeOf(venueFields), texts: inLanguages(z.object(shapeOf(venueTextFields))) });

/** A line that the law asks for. */
export const legalLineDraft = z.object({ texts: inLanguages(z.object(shapeOf(legalLineTextFields))) });

export type ReadyArticle = z.output<typeof articleDraft>;
export type ReadyQuestion = z.output<typeof questionDraft>;
export type DownloadDraft = z.input<typeof downloadDraft>;
export type ReadyDownload = z.output<typeof downloadDraft>;
export type ReadyContact = z.output<typeof contactDraft>;
export type ReadyDesk = z.output<typeof deskDraft>;
export type ReadyVenue = z.output<typeof venueDraft>;
export type ReadyLegalLine = z.output<typeof legalLineDraft>;
