import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { countryDraft, editionDraft } from './publishing/drafts.server.ts';

const editionForm = editionDraft
  .safeExtend({
    key: z.string(),
    /** Whether the site is about it. */
    current: z.boolean().default(false),
  })
  .strict()
  .refine(({ key, number }) => key === String(number), { path: ['number'], message: 'is not the name of its folder' });

/** A country's text lies in a folder of its code. */
const countryForm = z
  .looseObject({ key: z.string() })
  .transform(({ key, ...country }) => ({ code: key, ...country }))
  .pipe(countryDraft.strict());

const organiserForm = z.strictObject({
  role: z.enum(['host', 'bearer', 'supporter']),
  url: z.url({ protocol: /^https$/ }).optional(),
  texts: inLanguages(z.strictObject({ name: line(300) })),
});

export const editionsIn = (bundle: Bundle) => bundle.things('editions/editions', editionForm);
export const countriesIn = (bundle: Bundle) => bundle.things('editions/countries', countryForm);
export const organisersIn = (bundle: Bundle) => bundle.rows('editions/organisers', organiserForm);
