import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { hallTexts } from './hall-fields.server.ts';
import { hallHref } from './halls.ts';
import { emptyHallTexts, writeHallTexts } from './write-halls.server.ts';

const hallDraft = z.object({ texts: inLanguages(z.object(shapeOf(hallTexts))) });

/** What the halls are called and what is shown in them. There are those that stand on the plan; without a text one is called by its code. */
export const hallKind: ContentKind = {
  name: 'hall',
  group: 'fair',
  words: { many: msg`Halls`, one: msg`Hall` },
  shared: {},
  texts: hallTexts,
  title: 'name',
  tags: ['halls'],
  address: hallHref,
  async keys(db, after = '', limit) {
    const rows = await db
      .selectFrom('hall')
      .select('code')
      .where('code', '>', after)
      .orderBy('code')
      .limit(limit)
      .execute();
    return rows.map(({ code }) => code);
  },
  async read(db, keys) {
    if (keys.length === 0) return new Map();
    const halls = await db.selectFrom('hall').select('code').where('code', 'in', keys).execute();
    const texts = await db.selectFrom('hall_text').selectAll().where('hall_code', 'in', keys).execute();
    const textsOf = Map.groupBy(texts, ({ hall_code }) => hall_code);
    return new Map(
      halls.map(({ code }) => {
        const own = (textsOf.get(code) ?? []).map(({ locale, name, theme }) => [locale, { name, theme }]);
        return [code, { texts: Object.fromEntries(own) }];
      }),
    );
  },
  async write(tx, key, draft) {
    if (key === undefined) throw new Error('A hall is built, not written');
    const { success, data, error } = hallDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeHallTexts(tx, [{ code: key, texts: data.texts }]);
    return { outcome: 'written', key };
  },
  withdraw: emptyHallTexts,
};
