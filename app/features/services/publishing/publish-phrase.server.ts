import { z } from 'zod';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { situations } from '../services.ts';
import { makePhrasesFindable } from './findable.server.ts';

/** The fields of a phrase. */
export const phraseFields = z.object({
  id: z.int().positive(),
  situation: z.enum(situations),
  position: z.int().min(0).max(1000),
  /** With tone marks. */
  pinyin: line(300),
  texts: inLanguages(z.object({ text: line(300) })),
});

/** A phrase as an editor hands it in. Without Chinese there is nothing to show to anybody. */
export const phraseDraft = phraseFields.refine(({ texts }) => texts['zh-CN'] !== undefined, {
  path: ['texts', 'zh-CN'],
});

export type PhraseDraft = z.input<typeof phraseDraft>;
type ReadyPhrase = z.output<typeof phraseDraft>;

/** What became of a phrase. */
export type PhraseOutcome =
  | { outcome: 'published' | 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Publishes a phrase, new or changed; the search and the pages have it at once. */
export async function publishPhrase(db: Database, actor: Actor, draft: PhraseDraft): Promise<PhraseOutcome> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = phraseDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    await writePhrases(tx, [data]);
    await makePhrasesFindable(tx);
    await emptyPages(tx, ['services']);
    return { outcome: 'published' };
  });
}

/** Writes phrases that have been validated; of a known one, its texts anew. */
export async function writePhrases(tx: Tx, phrases: readonly ReadyPhrase[]): Promise<void> {
  await tx
    .insertInto('phrase')
    .values(phrases.map(({ id, situation, position, pinyin }) => ({ id, situation, position, pinyin })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        situation: ref('excluded.situation'),
        position: ref('excluded.position'),
        pinyin: ref('excluded.pinyin'),
      })),
    )
    .execute();
  const ids = phrases.map(({ id }) => id);
  await tx.deleteFrom('phrase_text').where('phrase_id', 'in', ids).execute();
  await tx.insertInto('phrase_text').values(phrases.flatMap(textRows)).execute();
}

function textRows({ id, texts }: ReadyPhrase) {
  return textsOf(texts).map(([locale, { text }]) => ({ phrase_id: id, locale, text }));
}
