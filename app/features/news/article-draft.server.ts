import { z } from 'zod';
import { country } from '#features/editions/index.server.ts';
import { frenchSpaces } from '#platform/i18n/french-spaces.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { categoryKeys } from './news.ts';
import { hasText, sanitiseBody } from './sanitise-body.server.ts';

/** Text that every database and page can hold: whole characters, none of them NUL. */
const writable = (value: string) => value.isWellFormed() && !value.includes('\0');

const line = (most: number) => z.string().refine(writable).trim().min(1).max(most);

const articleText = z.object({
  title: line(200),
  summary: line(600),
  body: z.string().max(100_000).refine(writable).transform(sanitiseBody).refine(hasText),
});

/** French as it is set: editors type ordinary spaces. */
function inFrench(text: z.output<typeof articleText>): z.output<typeof articleText> {
  const { title, summary, body } = text;
  return { title: frenchSpaces(title), summary: frenchSpaces(summary), body: frenchSpaces(body) };
}

const perLocale = Object.fromEntries(locales.map((locale) => [locale, articleText.optional()])) as Record<
  Locale,
  z.ZodOptional<typeof articleText>
>;

const mediaId = z.int().positive();
const known = (code: string) => country(code, defaultLocale) !== undefined;

/** An article as an editor hands it in. What it makes of one is ready to be written: bodies are sanitised. */
export const articleDraft = z
  .object({
    category: z.enum(categoryKeys),
    /** When readers may see it; later than now: not before then. */
    publishedAt: z.date(),
    /** ISO 3166 codes of the African countries it speaks of. */
    countries: z.array(z.string().refine(known)).max(54).default([]),
    coverId: mediaId.optional(),
    videoId: mediaId.optional(),
    /** The pictures of its album, in order. */
    pictureIds: z.array(mediaId).max(100).default([]),
    texts: z.object(perLocale).refine((texts) => Object.values(texts).some(Boolean)),
  })
  .transform((draft) => ({
    ...draft,
    texts: { ...draft.texts, 'fr-FR': draft.texts['fr-FR'] && inFrench(draft.texts['fr-FR']) },
    countries: [...new Set(draft.countries)],
    pictureIds: [...new Set(draft.pictureIds)],
  }))
  .refine(({ category, pictureIds }) => category !== 'photo' || pictureIds.length > 0, { path: ['pictureIds'] })
  .refine(({ category, videoId }) => category !== 'video' || videoId !== undefined, { path: ['videoId'] });

export type ArticleDraft = z.input<typeof articleDraft>;
export type ReadyArticle = z.output<typeof articleDraft>;
