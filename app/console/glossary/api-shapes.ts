import { z } from '@hono/zod-openapi';
import { inEach } from '#platform/i18n/texts.ts';

/** The same for each language. */
const byLanguage = <S extends z.ZodType>(schema: S) => z.object(inEach(() => schema.optional()));

const version = z.int().min(0).max(999_999_999).openapi({
  description: 'As it was read; 0 for a term that is new, or that nobody has changed since the release',
});

const written = {
  part: z.string().max(100).openapi({ description: 'The heading under which it stands', example: 'Places' }),
  names: byLanguage(z.string().trim().min(1).max(200)),
  unused: byLanguage(z.array(z.string().trim().min(1).max(200)).max(100)).openapi({
    description: 'What it is not called. `*` at the end is any ending; `(but: …)` names what may hold it all the same',
  }),
  note: z.string().trim().max(500),
};

export const shownTerm = z
  .object({
    name: z.string().openapi({ description: 'Its Chinese name, by which it is found' }),
    version,
    retired: z.boolean(),
    ...written,
  })
  .openapi('GlossaryTerm');

const named = {
  name: z.string().max(200).openapi({ description: 'Chinese name of the term', example: '班车' }),
  version,
};

export const saveRequest = z
  .object({
    ...named,
    name: named.name.openapi({ description: 'Chinese name of the term as it is; empty for one that is new' }),
    ...written,
  })
  .openapi('GlossarySave');

export const retireRequest = z
  .object({ ...named, retired: z.boolean().openapi({ description: 'false brings it back' }) })
  .openapi('GlossaryRetire');

export const savedTerm = z.object({ name: z.string() });
