import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { line, writable } from '#platform/i18n/draft-texts.server.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { setInType } from '#platform/i18n/typesetting/typesetting.ts';
import { hasText, sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { partPages } from '../services.ts';
import { makePagesFindable } from './findable.server.ts';

/** The fields of a part of a page in one language. */
export const partFields = z.object({
  page: z.enum(partPages),
  /** Its address within the page. */
  key: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(40),
  position: z.int().min(0).max(1000),
  locale: localeSchema,
  title: line(120),
  body: z.string().max(20_000).refine(writable).transform(sanitiseBody).refine(hasText),
});

/** A part as an editor hands it in; what it makes of one is ready to be written: the body is sanitised. */
export const partDraft = partFields.transform((part) => ({
  ...part,
  title: setInType(part.title, part.locale),
  body: setInType(part.body, part.locale),
}));

export type PartDraft = z.input<typeof partDraft>;

/** What became of a part. */
export type PartOutcome =
  | { outcome: 'published' | 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Publishes a part of a page in one language, new or changed; the search and the pages have it at once. */
export async function publishPart(db: Database, actor: Actor, draft: PartDraft): Promise<PartOutcome> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = partDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  const { page, key, position, locale, title, body } = data;
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('service_part')
      .values({ page, key, position })
      .onConflict((conflict) => conflict.columns(['page', 'key']).doUpdateSet({ position }))
      .execute();
    await tx
      .insertInto('service_part_text')
      .values({ page, key, locale, title, body })
      .onConflict((conflict) => conflict.columns(['page', 'key', 'locale']).doUpdateSet({ title, body }))
      .execute();
    await makePagesFindable(tx, [page]);
    await emptyPages(tx, ['services']);
    return { outcome: 'published' };
  });
}
