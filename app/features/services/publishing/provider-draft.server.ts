import { z } from 'zod';
import { inLanguages, line, writable } from '#platform/i18n/draft-texts.server.ts';
import { hotelPictures, serviceTypes, spokenLanguages } from '../services.ts';
import { clockTime } from './clock-time.ts';

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);
const mail = z.email().max(200);
const metres = z.int().min(0).max(200_000);

export const hotel = z.object({
  picture: z.enum(hotelPictures).optional(),
  band: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Metres by road to the venue, minutes by car. */
  distance: metres.min(1),
  minutes: z.int().min(1).max(600),
  /** The line of the expo's buses, and minutes after its first stop. */
  shuttle: z.object({ lineId: z.int().positive(), minutes: z.int().min(0).max(300) }).optional(),
  halalBreakfast: z.boolean(),
  stepFreeRooms: z.int().min(0).max(2000),
  foreignPassports: z.boolean(),
  foreignCards: z.boolean(),
  x: z.int().min(0).max(400),
  y: z.int().min(0).max(280),
});

const food = z.object({
  hall: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{0,7}$/)
    .optional(),
  distance: metres,
  opens: clockTime,
  closes: clockTime,
  halal: z.boolean(),
  vegetarian: z.boolean(),
  foreignCards: z.boolean(),
});

/** The fields of a provider, before they are held against each other. */
export const providerFields = z.object({
  type: z.enum(serviceTypes),
  /** Among its type; hotels are listed by distance or price instead. */
  position: z.int().min(0).max(100_000),
  languages: z
    .array(z.enum(spokenLanguages))
    .min(1)
    .transform((languages) => [...new Set(languages)]),
  mobile: phone,
  email: mail,
  backupEmail: mail,
  website: z.url({ protocol: /^https$/ }).max(300),
  texts: inLanguages(
    z.object({
      name: line(120),
      /** Plain text; an empty line ends a paragraph. */
      profile: line(2000),
      contact: line(120),
      address: z.string().refine(writable).trim().max(300).default(''),
    }),
  ),
  hotel: hotel.optional(),
  food: food.optional(),
});

/** A provider as an editor hands it in: hotels with the facts of a hotel, caterers with those of a place to eat. */
export const providerDraft = providerFields
  .refine(({ type, hotel }) => (type === 'hotel') === (hotel !== undefined), { path: ['hotel'] })
  .refine(({ type, food }) => (type === 'catering') === (food !== undefined), { path: ['food'] });

export type ProviderDraft = z.input<typeof providerDraft>;
export type ReadyProvider = z.output<typeof providerDraft>;
