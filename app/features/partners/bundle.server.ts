import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { denseMarkdown, moment } from '#platform/bundle/forms.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { articleText, brandArticleDraft, partnerDraft } from './drafts.server.ts';

const partnerForm = partnerDraft.omit({ position: true }).strict();

/** An activity of the partner of that key. */
const activityForm = brandArticleDraft
  .omit({ partnerId: true })
  .extend({
    key: z.string(),
    partner: z.string(),
    publishedAt: moment,
    texts: inLanguages(articleText.extend({ body: denseMarkdown(articleText.shape.body) })),
  })
  .strict();

export const partnersIn = (bundle: Bundle) => bundle.rows('partners/partners', partnerForm);
export const activitiesIn = (bundle: Bundle) => bundle.things('partners/activities', activityForm);
