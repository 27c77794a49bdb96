import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { markdown } from '#platform/bundle/forms.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { countryTexts } from './publishing/country-draft.server.ts';
import { editionFields, editionTexts } from './publishing/edition-fields.server.ts';
import { organisationTexts, organiserFields } from './publishing/organisation-draft.server.ts';

/** An edition, before its fields are held against each other (`editionDraft`). */
const editionForm = z
  .strictObject({
    ...shapeOf(editionFields),
    key: z.string(),
    texts: inLanguages(z.strictObject({ ...shapeOf(editionTexts), body: markdown(editionTexts.body.schema) })),
  })
  .refine(({ key, number }) => key === String(number), { path: ['number'], message: 'is not the name of its folder' });

/** A country's text lies in a folder of its code. */
const countryForm = z
  .strictObject({
    key: z.string(),
    texts: inLanguages(z.strictObject({ ...shapeOf(countryTexts), body: markdown(countryTexts.body.schema) })),
  })
  .transform(({ key, texts }) => ({ code: key, texts }));

/** An organiser or a supporting link, in their order. */
const organiserForm = z.strictObject({
  role: z.enum(['host', 'bearer', 'supporter']),
  url: organiserFields.url.schema,
  texts: inLanguages(z.strictObject(shapeOf(organisationTexts))),
});

export const editionsIn = (bundle: Bundle) => bundle.things('editions/editions', editionForm);
export const countriesIn = (bundle: Bundle) => bundle.things('editions/countries', countryForm);
export const organisersIn = (bundle: Bundle) => bundle.rows('editions/organisers', organiserForm);
