import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import * as field from '#platform/content/fields.server.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { isAfrican } from './edition-fields.server.ts';

/** What a country has beside its texts. */
export const countryFields = { code: field.country(msg`Country`, isAfrican) };

/** What a country has in each language. */
export const countryTexts = {
  lead: field.line(msg`Lead`, 200, { hint: msg`One sentence about what the country brings.` }),
  body: field.rich(msg`Text`, 100_000),
};

/** A country's text as an editor hands it in. */
export const countryDraft = z.object({
  ...shapeOf(countryFields),
  texts: inLanguages(z.object(shapeOf(countryTexts))),
});

export type ReadyCountry = z.output<typeof countryDraft>;
