import { z } from 'zod';
import { participants } from '#features/editions/index.server.ts';
import { inLanguages, line, writable } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { hasText, sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { tiers } from './partners.ts';

const known = (code: string) => participants(defaultLocale).some((country) => country.code === code);

const partnerText = z.object({ name: line(120), support: line(300), profile: line(5000) });
export const articleText = z.object({
  title: line(200),
  summary: line(600),
  body: z.string().max(100_000).refine(writable).transform(sanitiseBody).refine(hasText),
});

/** A partner as an editor hands it in; one of the same key is replaced. */
export const partnerDraft = z.object({
  /** Its emblem is woven from it: it never changes. */
  key: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  tier: z.enum(tiers),
  position: z.int().min(0).max(100_000),
  /** ISO 3166 code: China, or a country of Africa. */
  country: z.string().refine(known),
  website: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
  /** Number of the edition since which it has been a partner. */
  since: z.int().positive(),
  texts: inLanguages(partnerText),
});

/** An activity of a partner as an editor hands it in. */
export const brandArticleDraft = z.object({
  partnerId: z.int().positive(),
  /** When readers may see it; later than now: not before then. */
  publishedAt: z.date(),
  texts: inLanguages(articleText),
});

export type PartnerDraft = z.input<typeof partnerDraft>;
export type ReadyPartner = z.output<typeof partnerDraft>;
export type BrandArticleDraft = z.input<typeof brandArticleDraft>;
export type ReadyBrandArticle = z.output<typeof brandArticleDraft>;
