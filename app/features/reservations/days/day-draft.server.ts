import { z } from 'zod';
import { isRight } from '#platform/content/check-key.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import { dayFields } from './day-fields.server.ts';

/** A day as staff hand it in. */
export const dayDraft = z.object(shapeOf(dayFields)).superRefine(({ opens, closes, date, booksFrom }, context) => {
  if (!isRight(context)) return;
  if (opens >= closes) context.addIssue({ code: 'custom', path: ['closes'] });
  if (booksFrom > date) context.addIssue({ code: 'custom', path: ['booksFrom'] });
});

export type ReadyDay = z.output<typeof dayDraft>;
