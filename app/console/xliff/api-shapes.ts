import { z } from '@hono/zod-openapi';
import { wholeNumber } from '#platform/http/api.ts';
import { saying } from '#platform/http/field-messages.ts';
import { locales } from '#platform/i18n/locale.ts';
import { states } from '../translations/board-view.ts';

const language = z.enum(locales);

/** What of the board is exported: the parameters are those of its page. */
export const exportQuery = z.object({
  to: language.openapi({ description: 'Into which language it is to be translated' }),
  from: language.optional().openapi({ description: 'The language of the source; left out, the first of the site' }),
  part: wholeNumber
    .pipe(z.int().min(1))
    .optional()
    .openapi({
      param: { name: 'part', in: 'query' },
      ...{ type: 'integer', minimum: 1, description: 'Which file of a view with more than 500 things' },
    }),
  tab: z.enum(['all', ...locales, 'mine', 'late', 'nobodys']).optional(),
  q: z.string().max(200).optional().openapi({ description: 'Words of a title in any language, or a number' }),
  kind: z.string().max(60).optional(),
  state: z.enum(states).optional(),
  given: z
    .string()
    .regex(/^(?:nobody|\d{1,9})$/, saying('form'))
    .optional()
    .openapi({ description: 'Number of somebody of the staff, or nobody' }),
  due: z.enum(['late', 'week']).optional(),
});

export const importForm = z
  .object({
    file: z.any().openapi({ type: 'string', format: 'binary', description: 'XLIFF 2.0 or 2.1, UTF-8 or UTF-16' }),
    take: z.enum(['yes', 'no']).optional().openapi({ description: 'no, or left out: it is only said what would be' }),
  })
  .openapi('XliffImport');

const change = z.object({
  field: z.string().openapi({ description: 'Place of the segment: title, body.3' }),
  was: z.string(),
  now: z.string().openapi({ description: 'Tags are numbers: {1}…{/1}' }),
});

export const importReport = z
  .object({
    to: language,
    texts: z.array(
      z.object({
        file: z.string().openapi({ description: 'Id of the file element' }),
        kind: z.string().nullable(),
        id: z.int().nullable().openapi({ description: 'Number of the thing; null where it is not known' }),
        outcome: z.enum(['taken', 'unchanged', 'meanwhile', 'refused']).openapi({
          description: 'All of a text is taken or nothing. meanwhile: the same segments were written here too',
        }),
        why: z.string().nullable().openapi({ description: 'Why the whole text is refused' }),
        changes: z.array(change),
        meanwhile: z.array(change),
        confirmed: z.int().openapi({ description: 'Segments that are still right, although their source has changed' }),
        refused: z.array(z.object({ unit: z.string(), why: z.string() })),
      }),
    ),
  })
  .openapi('XliffReport');
