import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { inSomeLanguages, markdown, moment } from '#platform/bundle/forms.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { categoryKeys } from './news.ts';
import { scenes } from './scenes.server.ts';

const alts = inSomeLanguages(z.string().trim().min(1));

/** An article with its pictures and its film. What makes an article is checked as it is published (`articleDraft`). */
const articleForm = z.strictObject({
  key: z.string(),
  category: z.enum(categoryKeys),
  publishedAt: moment,
  countries: z.array(z.string()).optional(),
  scene: z.enum(scenes).optional(),
  album: z.array(z.strictObject({ file: z.string(), alts })).default([]),
  /** A folder with `film.webm`, `poster.webp` and captions, `<language>.vtt`. */
  video: z.strictObject({ folder: z.string(), seconds: z.int().positive(), alts }).optional(),
  texts: inLanguages(z.strictObject({ title: z.string(), summary: z.string(), body: markdown(z.string()) })),
});

export const articlesIn = (bundle: Bundle) => bundle.things('news', articleForm);
