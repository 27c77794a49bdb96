import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { markdown, moment } from '#platform/bundle/forms.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { chapterDraft, chapterText, noticeDraft, noticeText } from './publishing/drafts.server.ts';

const noticeForm = noticeDraft
  .extend({
    key: z.string(),
    publishedAt: moment,
    texts: inLanguages(noticeText.extend({ body: markdown(noticeText.shape.body) })),
  })
  .strict();

const chapterForm = chapterDraft
  .extend({ texts: inLanguages(chapterText.extend({ body: markdown(chapterText.shape.body) })) })
  .strict();

export const noticesIn = (bundle: Bundle) => bundle.things('exhibition/notices', noticeForm);
export const chaptersIn = (bundle: Bundle) => bundle.things('exhibition/guides', chapterForm);
