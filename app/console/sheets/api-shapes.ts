import { z } from '@hono/zod-openapi';
import { saying } from '#platform/http/field-messages.ts';
import { locales } from '#platform/i18n/locale.ts';
import { listedStates, views } from '../list/list-address.ts';
import { sheetFormats } from './sheet-addresses.ts';

const kind = z.string().max(60).openapi({ description: 'A kind of content: exhibitor', example: 'exhibitor' });
const format = z.enum(sheetFormats).optional().openapi({ description: 'Left out: csv' });

export const templateQuery = z.object({ kind, format });

/** What is exported: the filters are those of the list’s page. */
export const exportQuery = z.object({
  kind,
  format,
  view: z.enum(views).optional(),
  q: z.string().max(200).optional().openapi({ description: 'Words of a title in any language, or a number' }),
  language: z.enum(locales).optional(),
  state: z.enum(listedStates).optional(),
  owner: z
    .string()
    .regex(/^(?:nobody|\d{1,9})$/, saying('form'))
    .optional()
    .openapi({ description: 'Number of somebody of the staff, or nobody' }),
});

export const importForm = z
  .object({
    file: z.any().openapi({ type: 'string', format: 'binary', description: 'CSV or XLSX, at most 50,000 rows' }),
    kind,
    take: z.enum(['no', 'drafts', 'publish']).optional().openapi({
      description: 'no, or left out: it is only said what would be. Nothing is taken where anything is wrong',
    }),
  })
  .openapi('SheetImport');

const found = z.object({
  row: z.int().openapi({ description: 'As a spreadsheet numbers it' }),
  column: z.string().openapi({ description: 'As the sheet calls it; empty where it is about the row' }),
  value: z.string(),
  reason: z.string(),
});

export const importReport = z
  .object({
    id: z.int().openapi({ description: 'Number of the import' }),
    outcome: z.enum(['checked', 'taken', 'refused']),
    why: z.string().nullable().openapi({ description: 'Why nothing was taken' }),
    about: z.array(z.object({ row: z.int().nullable(), why: z.string() })),
    rows: z.int(),
    made: z.int(),
    changed: z.int(),
    same: z.int(),
    faults: z.int().openapi({ description: 'How many there are; the first 200 are listed' }),
    faultyRows: z.int(),
    hints: z.int().openapi({ description: 'What would keep rows from being published' }),
    shown: z.array(found),
    shownHints: z.array(found),
  })
  .openapi('SheetReport');

export const undoRequest = z.object({ id: z.int().positive() }).openapi('SheetUndo');
