import { z } from 'zod';
import { inLanguages, line, writable } from '#platform/i18n/draft-texts.server.ts';
import { hasText, sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { audiences } from '../exhibition.ts';

const body = z.string().max(100_000).refine(writable).transform(sanitiseBody).refine(hasText);

export const noticeText = z.object({ title: line(200), summary: line(600), body });
export const chapterText = z.object({ title: line(200), body });

/** A notice as an editor hands it in. What it makes of one is ready to be written. */
export const noticeDraft = z.object({
  audience: z.enum(audiences),
  /** Stands before the others. */
  important: z.boolean().default(false),
  /** When readers may see it; later than now: not before then. */
  publishedAt: z.date(),
  texts: inLanguages(noticeText),
});

/** A chapter of a guide as an editor hands it in; one of the same key is replaced. */
export const chapterDraft = z.object({
  key: z
    .string()
    .max(40)
    .regex(/^[a-z]+(-[a-z]+)*$/),
  guide: z.enum(audiences),
  position: z.int().min(0).max(1000),
  texts: inLanguages(chapterText),
});

export type NoticeDraft = z.input<typeof noticeDraft>;
export type ReadyNotice = z.output<typeof noticeDraft>;
export type ChapterDraft = z.input<typeof chapterDraft>;
export type ReadyChapter = z.output<typeof chapterDraft>;
