import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { line } from '#platform/i18n/draft-texts.server.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { setInType } from '#platform/i18n/typesetting/typesetting.ts';

const hallText = z
  .object({ code: z.string(), locale: localeSchema, name: line(60), theme: line(200) })
  .transform(({ code, locale, name, theme }) => {
    return { code, locale, name: setInType(name, locale), theme: setInType(theme, locale) };
  });

/** What a hall is called in one language, and what is shown in it. */
export type HallText = z.input<typeof hallText>;

/** What became of the text. */
export type HallTextOutcome =
  | { outcome: 'published' | 'forbidden' | 'notFound' }
  /** The text is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Names a hall and its theme in one language, and has every page that shows halls made anew. */
export async function publishHallText(db: Database, actor: Actor, text: HallText): Promise<HallTextOutcome> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = hallText.safeParse(text);
  if (!success) return { outcome: 'invalid', error };
  const { code, locale, name, theme } = data;
  return db.transaction().execute(async (tx) => {
    const hall = await tx.selectFrom('hall').select('code').where('code', '=', code).executeTakeFirst();
    if (!hall) return { outcome: 'notFound' };
    await tx
      .insertInto('hall_text')
      .values({ hall_code: code, locale, name, theme })
      .onConflict((conflict) => conflict.columns(['hall_code', 'locale']).doUpdateSet({ name, theme }))
      .execute();
    await emptyPages(tx, ['halls']);
    return { outcome: 'published' };
  });
}
