import { z } from '@hono/zod-openapi';
import { saying } from '#platform/http/field-messages.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { categories, statuses } from './negotiation.ts';

/** What may be typed is checked with its meaning, by `checkSheet`: here only that it is text, and no book. */
const typed = z.string().max(5000).default('');

const text = z
  .object({ name: typed, owner: typed, contactPerson: typed, introduction: typed, cooperationRequirement: typed })
  .openapi('ProjectText');

/** What a project says. Texts stand by language in `texts`; those beside it are in the language of the request. */
export const projectFields = z.object({
  category: typed.openapi({ enum: [...categories] }),
  region: typed.openapi({ description: 'ISO 3166-1 alpha-2', example: 'KE' }),
  industry: z
    .union([z.int(), z.string().max(10)])
    .default('')
    .transform(String)
    .openapi({ type: 'integer', description: 'Id of /api/dict/industry', example: 3 }),
  amount: z
    .union([z.string().max(40), z.number()])
    .default('')
    .transform(String)
    .openapi({ type: 'string', description: 'Ten-thousand US dollars, two decimals at most', example: '12.5' }),
  phone: typed.openapi({ description: 'With its country code', example: '+254700100101' }),
  contact: typed.openapi({ description: 'E-mail address', example: 'office@owner.example' }),
  name: typed,
  owner: typed,
  contactPerson: typed,
  introduction: typed,
  cooperationRequirement: typed,
  texts: z.object(inEach(() => text.optional())).optional(),
});

const draft = z.boolean().default(false).openapi({ description: 'true: only kept, for its owner alone' });
/** By what a file or a saved search is named. */
export const key = z.string().regex(/^[\w-]{1,40}$/, saying('form'));
export const projectId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const newProject = projectFields.extend({ draft }).openapi('NewProject');
export const changedProject = projectFields.extend({ projectId, draft }).openapi('ChangedProject');
export const onlyProject = z.object({ projectId }).openapi('ProjectChoice');

export const move = z
  .object({ projectId, to: z.enum(statuses) })
  .openapi('ProjectMove', { description: 'To `submitted`: what was kept is handed in' });

export const review = z
  .object({
    projectId,
    decision: z.enum(['approve', 'return']),
    note: z
      .string()
      .max(2000)
      .refine((note) => note.isWellFormed() && !note.includes('\0'), saying('unwritable'))
      .default(''),
    version: z
      .string()
      .max(100)
      .optional()
      .openapi({ description: 'Of /api/project/waiting, what was looked at; to approve, it must be given' }),
  })
  .openapi('ProjectReview');

/** What staff reads of a project that waits. */
export const waitingProject = z
  .object({
    id: z.int(),
    status: z.enum(statuses),
    isChange: z.boolean().openapi({ description: 'true: changes to a project that is open, or files for it' }),
    version: z
      .string()
      .openapi({ description: 'What stands here: `/api/project/review` approves this and nothing newer' }),
    category: z.string(),
    region: z.string(),
    industry: z.string(),
    amount: z.string(),
    texts: z.record(z.string(), z.looseObject({ name: z.string() })),
    attachments: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        kind: z.enum(['pdf', 'picture']),
        bytes: z.int(),
        approved: z.boolean(),
        url: z.string().openapi({ description: 'Where staff reads it' }),
      }),
    ),
  })
  .openapi('WaitingProject');

/** Where a project stands after a call. */
export const standing = z
  .object({
    id: z.int(),
    status: z.enum(statuses),
    waiting: z.boolean().openapi({ description: 'Something of it waits for approval' }),
  })
  .openapi('ProjectStanding');

export const attachment = z
  .object({
    key: z.string(),
    name: z.string(),
    kind: z.enum(['pdf', 'picture']),
    bytes: z.int(),
    approved: z.boolean().openapi({ description: 'false: its owner alone sees it' }),
    url: z.string(),
  })
  .openapi('ProjectAttachment');

export const contact = z
  .object({ contactPerson: z.string(), phone: z.string(), contact: z.string() })
  .openapi('ProjectContact');

export const savedSearch = z
  .object({ key: z.string(), query: z.string(), tells: z.boolean(), url: z.string() })
  .openapi('SavedSearch');
