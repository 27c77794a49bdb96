import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { denseMarkdown } from '#platform/bundle/forms.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { lineDraft, partDraft, partText, phraseShape } from './publishing/drafts.server.ts';
import {
  foodFields,
  hotelFields,
  otherFields,
  providerFields,
  providerTextFields,
} from './publishing/provider-fields.server.ts';

/** A line of the expo's buses; hotels name it by its key. */
const shuttleLineForm = lineDraft.omit({ position: true }).extend({ key: z.string() }).strict();

const { position: _, ...providerShape } = shapeOf(providerFields);
const { shuttleLine: _line, shuttleMinutes: _minutes, ...hotelShape } = shapeOf(hotelFields);

const provider = z.strictObject({
  ...providerShape,
  key: z.string(),
  texts: inLanguages(z.object(shapeOf(providerTextFields))),
});

const hotelForm = z.strictObject({
  ...hotelShape,
  shuttle: z.strictObject({ line: z.string(), minutes: z.int().min(0) }).optional(),
});

/** Hotels have the facts of a hotel, caterers those of a place to eat. */
const providerForm = z.discriminatedUnion('type', [
  provider.extend({ type: z.literal('hotel'), hotel: hotelForm }),
  provider.extend({ type: z.literal('catering'), food: z.strictObject(shapeOf(foodFields)) }),
  provider.extend(shapeOf(otherFields)),
]);

const partForm = partDraft
  .extend({ texts: inLanguages(partText.extend({ body: denseMarkdown(partText.shape.body) }).strict()) })
  .strict();

const phraseForm = phraseShape.omit({ position: true }).strict();

export const shuttleLinesIn = (bundle: Bundle) => bundle.rows('services/shuttle-lines', shuttleLineForm);
export const providersIn = (bundle: Bundle) => bundle.rows('services/providers', providerForm);
export const partsIn = (bundle: Bundle) => bundle.things('services/parts', partForm);
/** In the order of a journey. */
export const phrasesIn = (bundle: Bundle) => bundle.rows('services/phrases', phraseForm);
