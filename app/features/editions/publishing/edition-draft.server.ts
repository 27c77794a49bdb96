import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { editionFields, editionTexts } from './edition-fields.server.ts';

/** An edition as an editor hands it in. */
export const editionDraft = z
  .object({ ...shapeOf(editionFields), texts: inLanguages(z.object(shapeOf(editionTexts))) })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'] })
  .refine(({ publicFrom, publicTo }) => (publicFrom === undefined) === (publicTo === undefined), { path: ['publicTo'] })
  .refine(
    ({ startDate, endDate, publicFrom = startDate, publicTo = endDate }) =>
      startDate <= publicFrom && publicFrom <= publicTo && publicTo <= endDate,
    { path: ['publicFrom'] },
  )
  .refine(({ figures }) => new Set(figures.map(({ key }) => key)).size === figures.length, { path: ['figures'] })
  .refine(({ number, figures }) => figures.every(({ since }) => since === undefined || since < number), {
    path: ['figures'],
  });

export type EditionDraft = z.input<typeof editionDraft>;
export type ReadyEdition = z.output<typeof editionDraft>;
