import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { denseMarkdown } from '#platform/bundle/forms.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { fileSources } from './downloads/downloads.ts';
import {
  articleDraft,
  articleText,
  contactDraft,
  deskDraft,
  downloadShape,
  legalLineDraft,
  questionDraft,
  venueDraft,
} from './publishing/drafts.server.ts';

const articleForm = articleDraft
  .extend({ texts: inLanguages(articleText.extend({ body: denseMarkdown(articleText.shape.body) })) })
  .strict();

const questionForm = questionDraft.omit({ position: true }).strict();

/** Files lie in the bundle, in a folder of their kind; lists are made whenever they are asked for. */
const downloadForm = downloadShape
  .omit({ position: true, files: true })
  .extend({
    files: z.array(
      z.strictObject({
        name: z.string(),
        languages: z.array(z.enum(locales)),
        source: z.enum(fileSources).optional(),
      }),
    ),
  })
  .strict();

const deskForm = deskDraft.omit({ position: true }).strict();

const venueForm = venueDraft.omit({ position: true }).extend({ key: z.string() }).strict();

const contactForm = contactDraft.omit({ position: true }).strict();

const legalLineForm = legalLineDraft.extend({ key: z.enum(['filing', 'copyright']) }).strict();

export const articlesIn = (bundle: Bundle) => bundle.things('about/articles', articleForm);
export const questionsIn = (bundle: Bundle) => bundle.rows('about/questions', questionForm);
export const downloadsIn = (bundle: Bundle) => bundle.rows('about/downloads', downloadForm);
export const desksIn = (bundle: Bundle) => bundle.rows('about/desks', deskForm);
export const venuesIn = (bundle: Bundle) => bundle.rows('about/venues', venueForm);
export const contactIn = (bundle: Bundle) => bundle.one('about/contact', contactForm);
export const legalLinesIn = (bundle: Bundle) => bundle.rows('about/legal-lines', legalLineForm);
