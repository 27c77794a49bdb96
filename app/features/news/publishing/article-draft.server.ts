import { z } from 'zod';
import { country } from '#features/editions/index.server.ts';
import { inLanguages, line, writable } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { hasText, sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { categoryKeys } from '../news.ts';
import { scenes } from '../scenes.server.ts';

const articleText = z.object({
  title: line(200),
  summary: line(600),
  body: z.string().max(100_000).refine(writable).transform(sanitiseBody).refine(hasText),
});

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
    /** What is shown where it has no picture. */
    scene: z.enum(scenes).optional(),
    /** The pictures of its album, in order. */
    pictureIds: z.array(mediaId).max(100).default([]),
    texts: inLanguages(articleText),
  })
  .transform((draft) => ({
    ...draft,
    countries: [...new Set(draft.countries)],
    pictureIds: [...new Set(draft.pictureIds)],
  }))
  .refine(({ category, pictureIds }) => category !== 'photo' || pictureIds.length > 0, { path: ['pictureIds'] })
  .refine(({ category, videoId }) => category !== 'video' || videoId !== undefined, { path: ['videoId'] });

export type ArticleDraft = z.input<typeof articleDraft>;
export type ReadyArticle = z.output<typeof articleDraft>;
