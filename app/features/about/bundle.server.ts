import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { denseMarkdown } from '#platform/bundle/forms.server.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { fileSources } from './downloads/downloads.ts';
import { articleDraft, articleText, downloadDraft, questionDraft } from './publishing/drafts.server.ts';

const articleForm = articleDraft
  .extend({ texts: inLanguages(articleText.extend({ body: denseMarkdown(articleText.shape.body) })) })
  .strict();

const questionForm = questionDraft.omit({ position: true }).strict();

/** Files lie in the bundle, in a folder of their kind; lists are made whenever they are asked for. */
const downloadForm = downloadDraft
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

const deskForm = z.strictObject({
  key: z.string(),
  phone: line(60),
  email: z.email(),
  texts: inLanguages(z.strictObject({ name: line(200), tasks: line(600) })),
});

const venueForm = z.strictObject({
  key: z.string(),
  texts: inLanguages(
    z.strictObject({ name: line(200), purpose: line(600), address: line(300), ways: z.array(line(600)) }),
  ),
});

const contactForm = z.strictObject({
  phone: line(60),
  email: z.email(),
  postcode: line(20),
  texts: inLanguages(z.strictObject({ office: line(200), address: line(300), hours: line(300), note: line(600) })),
});

const legalLineForm = z.strictObject({
  key: z.enum(['filing', 'copyright']),
  texts: inLanguages(z.strictObject({ text: line(300) })),
});

export const articlesIn = (bundle: Bundle) => bundle.things('about/articles', articleForm);
export const questionsIn = (bundle: Bundle) => bundle.rows('about/questions', questionForm);
export const downloadsIn = (bundle: Bundle) => bundle.rows('about/downloads', downloadForm);
export const desksIn = (bundle: Bundle) => bundle.rows('about/desks', deskForm);
export const venuesIn = (bundle: Bundle) => bundle.rows('about/venues', venueForm);
export const contactIn = (bundle: Bundle) => bundle.one('about/contact', contactForm);
export const legalLinesIn = (bundle: Bundle) => bundle.rows('about/legal-lines', legalLineForm);
