import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';

/** What a hall has in each language. Where it lies, and its stands, is not written by its name. */
export const hallTexts = {
  name: field.line(msg`Name`, 60),
  theme: field.line(msg`Theme`, 200),
};
