import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { denseMarkdown } from '#platform/bundle/forms.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { hotel, providerFields } from './publishing/provider-draft.server.ts';
import { partFields } from './publishing/publish-part.server.ts';
import { phraseFields } from './publishing/publish-phrase.server.ts';
import { shuttleLineDraft } from './publishing/publish-shuttle-line.server.ts';

/** A line of the expo's buses; hotels name it by its key. */
const shuttleLineForm = shuttleLineDraft.omit({ id: true, position: true }).extend({ key: z.string() }).strict();

const providerForm = providerFields
  .omit({ position: true })
  .extend({
    key: z.string(),
    hotel: hotel
      .extend({ shuttle: z.strictObject({ line: z.string(), minutes: z.int().min(0) }).optional() })
      .strict()
      .optional(),
  })
  .strict();

const { page, key, position, title, body } = partFields.shape;
const partForm = z.strictObject({
  page,
  key,
  position,
  texts: inLanguages(z.strictObject({ title, body: denseMarkdown(body) })),
});

const phraseForm = phraseFields.omit({ id: true, position: true }).strict();

export const shuttleLinesIn = (bundle: Bundle) => bundle.rows('services/shuttle-lines', shuttleLineForm);
export const providersIn = (bundle: Bundle) => bundle.rows('services/providers', providerForm);
export const partsIn = (bundle: Bundle) => bundle.things('services/parts', partForm);
/** In the order of a journey. */
export const phrasesIn = (bundle: Bundle) => bundle.rows('services/phrases', phraseForm);
