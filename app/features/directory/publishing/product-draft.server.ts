import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { productFields, productTexts } from './product-fields.server.ts';

/** A product as an editor hands it in. */
export const productDraft = z.object({
  ...shapeOf(productFields),
  texts: inLanguages(z.object(shapeOf(productTexts))),
});

export type ProductDraft = z.input<typeof productDraft>;
export type ReadyProduct = z.output<typeof productDraft>;
