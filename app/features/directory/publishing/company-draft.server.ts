import { z } from 'zod';
import { readStandCode } from '#features/halls/index.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { eachText, type Texts } from '#platform/i18n/texts.ts';
import type { CompanyKind } from '../directory.ts';
import { buyerFields, buyerTexts, exhibitorFields, exhibitorTexts } from './company-fields.server.ts';

const exhibitorText = z.object(shapeOf(exhibitorTexts));

/** The fields of an exhibitor, before they are held against each other. */
export const exhibitorShape = z.object({ ...shapeOf(exhibitorFields), texts: inLanguages(exhibitorText) });

/** An exhibitor as an editor hands it in. */
export const exhibitorDraft = exhibitorShape.refine(
  ({ stands }) => new Set(stands.map((code) => readStandCode(code)?.hall)).size <= 1,
  { path: ['stands'] },
);

/** A buyer as an editor hands it in. */
export const buyerDraft = z.object({ ...shapeOf(buyerFields), texts: inLanguages(z.object(shapeOf(buyerTexts))) });

export type ExhibitorDraft = z.input<typeof exhibitorDraft>;
export type BuyerDraft = z.input<typeof buyerDraft>;
export type ReadyExhibitor = z.output<typeof exhibitorDraft>;
export type ReadyBuyer = z.output<typeof buyerDraft>;

/** A company that has been checked, ready to be written. */
export interface ReadyCompany extends Omit<ReadyExhibitor, 'texts'> {
  kind: CompanyKind;
  texts: Texts<z.output<typeof exhibitorText>>;
}

/** An exhibitor, checked, as it is written. */
export function readyExhibitor(draft: ReadyExhibitor): ReadyCompany {
  return { ...draft, kind: 'exhibitor' };
}

/** A buyer, checked, as it is written: without stand and editions. */
export function readyBuyer({ texts, ...draft }: ReadyBuyer): ReadyCompany {
  const filled = eachText(texts, (own) => ({ ...own, productClassification: '', productName: '' }));
  return { ...draft, kind: 'buyer', editions: [], stands: [], texts: filled };
}
