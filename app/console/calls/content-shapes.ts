import { z } from '@hono/zod-openapi';
import { wholeNumber } from '#platform/http/api.ts';
import { saying } from '#platform/http/field-messages.ts';
import { locales } from '#platform/i18n/locale.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { listedStates, views } from '../list/list-address.ts';

const [firstKind = '', ...otherKinds] = contentKinds.map(({ name }) => name);
const kindName = z.enum([firstKind, ...otherKinds]);
const language = z.enum([...locales, 'shared']).openapi({ description: 'A language, or what all of them share' });
const state = z.enum(['draft', 'review', 'signed', 'published', 'withdrawn']);

/** The kind in the path of a call. */
export const kindInPath = kindName.openapi({ param: { name: 'kind', in: 'path' }, example: 'article' });
export const idInPath = wholeNumber.openapi({
  param: { name: 'id', in: 'path' },
  type: 'integer',
  minimum: 0,
  example: 1,
});

export const listQuery = z.object({
  view: z.enum(views).optional(),
  q: z.string().max(200).optional().openapi({ description: 'Words of a title in any language, or a number' }),
  language: z.enum(locales).optional(),
  state: z.enum(listedStates).optional(),
  owner: wholeNumber.optional().openapi({ param: { name: 'owner', in: 'query' }, type: 'integer', minimum: 0 }),
  order: z.enum(['changed', 'read']).optional().openapi({ description: 'read: most read in four weeks first' }),
  after: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}$/, saying('form'))
    .optional()
    .openapi({ description: 'As the page before gave it' }),
});

const person = z.object({ id: z.int().nullable(), name: z.string() });

const listedThread = z.object({
  language,
  title: z.string(),
  state,
  published: z.int().nullable().openapi({ description: 'Number of the revision that readers see' }),
  behind: z.int().openapi({ description: 'Of how many changes of its source it knows nothing' }),
  publishAt: z.string().nullable(),
});

export const listedThing = z
  .object({
    id: z.int(),
    changedAt: z.string().openapi({ description: 'ISO 8601' }),
    changedBy: person,
    threads: z.array(listedThread),
  })
  .openapi('ContentRow');

export const shownThing = z
  .object({
    id: z.int(),
    kind: z.string(),
    key: z.string().nullable().openapi({ description: 'Of what readers see' }),
    source: z.enum(locales),
    address: z.string().nullable().openapi({ description: 'The page that readers see, without language prefix' }),
    owner: person.nullable(),
    threads: z.array(
      z.object({
        language,
        state,
        step: z.int(),
        head: z.int().openapi({ description: 'Number of the newest revision' }),
        published: z.int().nullable(),
        behind: z.int(),
        publishAt: z.string().nullable(),
        withdrawAt: z.string().nullable(),
        fields: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .openapi('ContentThing');

const number = z.int().min(0).max(999_999_999);

/** The part of a thing that a call writes to. */
const part = { kind: kindName, id: z.int().min(1).max(999_999_999), language };

export const saveRequest = z
  .object({
    kind: kindName,
    id: number.openapi({ description: '0 for a thing that is new' }),
    language,
    base: number.openapi({ description: 'Number of the revision that was read; 0 where there is none' }),
    fields: z.record(z.string(), z.unknown()),
  })
  .openapi('ContentSave');

export const moveRequest = z
  .object({
    ...part,
    move: z.enum(['submit', 'pass', 'sendBack', 'publish', 'withdraw', 'schedule']),
    number: number.openapi({ description: 'Number of the revision that was read: a newer one is not moved unread' }),
    reason: z.string().trim().max(2000).optional().openapi({
      description: 'Why it is sent back; or why it goes out although it differs from its source or the glossary',
    }),
    withShared: z.boolean().optional().openapi({ description: 'What all languages share goes out too' }),
    publishAt: z.iso.datetime({ offset: true }).nullish(),
    withdrawAt: z.iso.datetime({ offset: true }).nullish(),
  })
  .openapi('ContentMove');

export const restoreRequest = z.object({ ...part, number: number.min(1), base: number }).openapi('ContentRestore');

export const hereRequest = z.object(part).openapi('ContentHere');

/** What was saved: the thing, and the number of its revision. */
export const savedRevision = z.object({ id: z.int(), number: z.int() });

export const hereAnswer = z.object({
  here: z.array(z.object({ id: z.int(), name: z.string(), thread: language, isSelf: z.boolean() })),
});
