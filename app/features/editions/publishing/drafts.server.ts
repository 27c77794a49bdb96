import { z } from 'zod';
import { inLanguages, line, writable } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { country } from '../countries/countries.server.ts';
import { bodyHtml } from './body-html.ts';

const text = (most: number) => z.string().max(most).refine(writable).trim();
/** Plain text as editors type it (`bodyHtml`). */
const body = text(50_000)
  .transform(bodyHtml)
  .refine((html) => html !== '');

const day = z.iso.date();
const decimal = z.string().regex(/^\d{1,15}(?:\.\d{1,6})?$/);
const countryCode = z.string().refine((code) => country(code, defaultLocale) !== undefined);

const editionText = z.object({
  name: line(200),
  theme: line(300),
  summary: line(1000),
  body,
  venue: line(200),
  address: line(300),
  /** Empty where not known. */
  openingHours: text(200).default(''),
  provinces: z.array(line(60)).max(34).default([]),
});

const figure = z.object({
  key: z.string().regex(/^[a-z][a-zA-Z]{0,39}$/),
  value: decimal,
  approximate: z.boolean().default(false),
  /** The first edition that the number adds up. */
  since: z.int().min(1).optional(),
  texts: inLanguages(z.object({ label: line(120), unit: text(20).default(''), value: decimal.optional() })),
});

/** An edition as an editor hands it in; bodies become HTML of ours. */
export const editionDraft = z
  .object({
    number: z.int().min(1).max(999),
    startDate: day,
    endDate: day,
    publicFrom: day.optional(),
    publicTo: day.optional(),
    /** ISO 3166 codes, in their order. */
    guestCountries: z.array(countryCode).max(54).default([]),
    figures: z.array(figure).max(40).default([]),
    texts: inLanguages(editionText),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'] })
  .refine(({ publicFrom, publicTo }) => (publicFrom === undefined) === (publicTo === undefined), { path: ['publicTo'] })
  .refine(
    ({ startDate, endDate, publicFrom = startDate, publicTo = endDate }) =>
      startDate <= publicFrom && publicFrom <= publicTo && publicTo <= endDate,
    { path: ['publicFrom'] },
  )
  .refine(({ guestCountries }) => new Set(guestCountries).size === guestCountries.length, { path: ['guestCountries'] })
  .refine(({ figures }) => new Set(figures.map(({ key }) => key)).size === figures.length, { path: ['figures'] })
  .refine(({ number, figures }) => figures.every(({ since }) => since === undefined || since < number), {
    path: ['figures'],
  });

export type EditionDraft = z.input<typeof editionDraft>;
export type ReadyEdition = z.output<typeof editionDraft>;

/** A country's text as an editor hands it in. */
export const countryDraft = z.object({
  code: countryCode,
  texts: inLanguages(z.object({ lead: line(200), body })),
});

export type CountryDraft = z.input<typeof countryDraft>;
