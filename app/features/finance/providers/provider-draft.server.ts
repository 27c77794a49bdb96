import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { providerFields, providerTextFields } from './provider-fields.server.ts';

/** A provider as an editor hands it in. */
export const providerDraft = z.object({
  ...shapeOf(providerFields),
  texts: inLanguages(z.object(shapeOf(providerTextFields))),
});

/** A draft that has been checked. */
export type ReadyProvider = z.output<typeof providerDraft>;
