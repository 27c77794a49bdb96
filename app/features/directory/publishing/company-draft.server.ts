import { z } from 'zod';
import { industries, participants } from '#features/editions/index.server.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import type { CompanyKind } from '../directory.ts';
import { kindsOfGoods } from '../products/kinds-of-goods.ts';

const buyerText = z.object({
  name: line(200),
  contact: line(200),
  address: line(300),
  profile: line(2000),
  purchaseNeeds: line(1000),
});

const exhibitorText = buyerText.extend({ productClassification: line(200), productName: line(200) });

const productText = z.object({ name: line(200), description: line(1000) });

const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
const mediaId = z.int().positive();
const knownCountry = (code: string) => participants(defaultLocale).some((one) => one.code === code);
const knownIndustry = (id: number) => industries(defaultLocale).some((one) => one.id === id);

const company = z.object({
  /** Unique and for ever: the company's weave is made of it. */
  key,
  /** ISO 3166 code: China's, or one of Africa's. */
  country: z.string().refine(knownCountry),
  /** Id of the dictionary. */
  industry: z.int().refine(knownIndustry),
  /** E.164 */
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  mail: z.email().max(200),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .optional(),
  coverId: mediaId.optional(),
});

const product = z.object({
  key,
  /** What it is a kind of: its picture, until it has a photograph. */
  goods: z.enum(kindsOfGoods).optional(),
  mediaId: mediaId.optional(),
  texts: inLanguages(productText),
});

const unique = (items: readonly unknown[]) => new Set(items).size === items.length;

/** An exhibitor as an editor hands it in. */
export const exhibitorDraft = company.extend({
  founded: z.int().min(1000).max(2100).optional(),
  employees: z.int().min(1).max(10_000_000).optional(),
  /** Numbers of the editions that it takes part in. */
  editions: z.array(z.int().min(1)).min(1).max(50).refine(unique),
  /** Side by side in one hall, by what they are called: `W2`, `A07`. */
  stands: z
    .array(z.object({ hall: z.string().max(2), number: z.string().max(3) }))
    .max(20)
    .refine((stands) => new Set(stands.map(({ hall }) => hall)).size <= 1)
    .refine((stands) => unique(stands.map(({ number }) => number)))
    .default([]),
  texts: inLanguages(exhibitorText),
  /** In the order of its catalogue. */
  products: z
    .array(product)
    .max(100)
    .refine((products) => unique(products.map(({ key }) => key)))
    .default([]),
});

/** A buyer as an editor hands it in. */
export const buyerDraft = company.extend({ texts: inLanguages(buyerText) });

export type ExhibitorDraft = z.input<typeof exhibitorDraft>;
export type BuyerDraft = z.input<typeof buyerDraft>;
type ReadyExhibitor = z.output<typeof exhibitorDraft>;
type ReadyBuyer = z.output<typeof buyerDraft>;

/** A company that has been checked, ready to be written. */
export interface ReadyCompany extends Omit<ReadyExhibitor, 'texts'> {
  kind: CompanyKind;
  texts: Partial<Record<Locale, z.output<typeof exhibitorText>>>;
}

/** An exhibitor, checked, as it is written. */
export function readyExhibitor({ texts: all, ...draft }: ReadyExhibitor): ReadyCompany {
  return { ...draft, kind: 'exhibitor', texts: all as ReadyCompany['texts'] };
}

/** A buyer, checked, as it is written: without stand, editions and products. */
export function readyBuyer({ texts: all, ...draft }: ReadyBuyer): ReadyCompany {
  const filled = Object.entries(all).flatMap(([locale, fields]) =>
    fields ? [[locale, { ...fields, productClassification: '', productName: '' }]] : [],
  );
  return { ...draft, kind: 'buyer', editions: [], stands: [], products: [], texts: Object.fromEntries(filled) };
}
