import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { denseMarkdown, moment } from '#platform/bundle/forms.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { activityDraft, activityText, partnerDraft } from './publishing/drafts.server.ts';

const partnerForm = partnerDraft.omit({ position: true }).strict();

/** An activity of the partner of that key. */
const activityForm = activityDraft
  .extend({
    key: z.string(),
    publishedAt: moment,
    texts: inLanguages(activityText.extend({ body: denseMarkdown(activityText.shape.body) })),
  })
  .strict();

export const partnersIn = (bundle: Bundle) => bundle.rows('partners/partners', partnerForm);
export const activitiesIn = (bundle: Bundle) => bundle.things('partners/activities', activityForm);
