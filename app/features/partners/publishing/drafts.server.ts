import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { activityFields, activityTextFields, partnerFields, partnerTextFields } from './partner-fields.server.ts';

/** A partner as an editor hands it in. */
export const partnerDraft = z.object({
  ...shapeOf(partnerFields),
  texts: inLanguages(z.object(shapeOf(partnerTextFields))),
});

export const activityText = z.object(shapeOf(activityTextFields));

/** An activity of a partner as an editor hands it in. */
export const activityDraft = z.object({ ...shapeOf(activityFields), texts: inLanguages(activityText) });

export type PartnerDraft = z.input<typeof partnerDraft>;
export type ReadyPartner = z.output<typeof partnerDraft>;
export type ActivityDraft = z.input<typeof activityDraft>;
export type ReadyActivity = z.output<typeof activityDraft>;
