import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import {
  lineFields,
  lineTextFields,
  partFields,
  partTextFields,
  phraseFields,
  phraseTextFields,
} from './service-fields.server.ts';

/** A line of the expo's buses as an editor hands it in. */
export const lineDraft = z.object({ ...shapeOf(lineFields), texts: inLanguages(z.object(shapeOf(lineTextFields))) });

export const partText = z.object(shapeOf(partTextFields));

/** A part of a page as an editor hands it in. */
export const partDraft = z.object({ ...shapeOf(partFields), texts: inLanguages(partText) });

export const phraseShape = z.object({
  ...shapeOf(phraseFields),
  texts: inLanguages(z.object(shapeOf(phraseTextFields))),
});

/** A phrase as an editor hands it in. Without Chinese there is nothing to show to anybody. */
export const phraseDraft = phraseShape.refine(({ texts }) => texts['zh-CN'] !== undefined, {
  path: ['texts', 'zh-CN'],
});

export type ReadyLine = z.output<typeof lineDraft>;
export type ReadyPart = z.output<typeof partDraft>;
export type ReadyPhrase = z.output<typeof phraseDraft>;
