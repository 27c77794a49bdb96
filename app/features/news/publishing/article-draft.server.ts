import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { sharedFields, textFields } from './article-fields.server.ts';

/** An article as an editor hands it in. What it makes of one is ready to be written: bodies are sanitised. */
export const articleDraft = z
  .object({ ...shapeOf(sharedFields), texts: inLanguages(z.object(shapeOf(textFields))) })
  .refine(({ category, pictureIds }) => category !== 'photo' || pictureIds.length > 0, { path: ['pictureIds'] })
  .refine(({ category, videoId }) => category !== 'video' || videoId !== undefined, { path: ['videoId'] });

export type ArticleDraft = z.input<typeof articleDraft>;
export type ReadyArticle = z.output<typeof articleDraft>;
