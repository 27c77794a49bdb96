import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import type { ServiceType } from '../services.ts';
import { foodFields, hotelFields, otherFields, providerFields, providerTextFields } from './provider-fields.server.ts';

const provider = z.object({
  ...shapeOf(providerFields),
  texts: inLanguages(z.object(shapeOf(providerTextFields))),
});
const hotel = z.object(shapeOf(hotelFields));
const food = z.object(shapeOf(foodFields));

/** Drafts as an editor hands them in: of a hotel, of a place to eat, of whoever serves visitors otherwise. */
export const hotelDraft = provider
  .extend(hotel.shape)
  .refine(({ shuttleLine, shuttleMinutes }) => (shuttleLine === undefined) === (shuttleMinutes === undefined), {
    path: ['shuttleMinutes'],
  });
export const foodPlaceDraft = provider.extend(food.shape);
export const otherDraft = provider.extend(shapeOf(otherFields));

/** A provider ready to be written: hotels with the facts of a hotel, caterers with those of a place to eat. */
export interface ReadyProvider extends z.output<typeof provider> {
  type: ServiceType;
  hotel?: z.output<typeof hotel>;
  food?: z.output<typeof food>;
}
