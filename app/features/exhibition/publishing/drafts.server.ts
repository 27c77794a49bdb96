import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { chapterFields, chapterTextFields, noticeFields, noticeTextFields } from './exhibition-fields.server.ts';

export const noticeText = z.object(shapeOf(noticeTextFields));
export const chapterText = z.object(shapeOf(chapterTextFields));

/** A notice as an editor hands it in. What it makes of one is ready to be written. */
export const noticeDraft = z.object({ ...shapeOf(noticeFields), texts: inLanguages(noticeText) });

/** A chapter of a guide as an editor hands it in. */
export const chapterDraft = z.object({ ...shapeOf(chapterFields), texts: inLanguages(chapterText) });

export type ReadyNotice = z.output<typeof noticeDraft>;
export type ReadyChapter = z.output<typeof chapterDraft>;
