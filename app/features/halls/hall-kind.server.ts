import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { hallTexts } from './hall-fields.server.ts';
import { hallHref } from './halls.ts';
import { emptyHallTexts, writeHallTexts } from './write-halls.server.ts';

const hallDraft = z.object({ texts: inLanguages(z.object(shapeOf(hallTexts))) });

/** What the halls are called and what is shown in them. There are those that stand on the plan; without a text one is called by its code. */
export const hallKind: ContentKind = {
  name: 'hall',
  group: 'fair',
  words: {
    many: msg`Halls`,
    one: msg`Hall`,
    only: msg`The halls are those on the floor plan. You can rename and describe them, but not add any.`,
  },
  shared: {},
  texts: hallTexts,
  title: 'name',
  called: (code) => code,
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
  read: readingSome(readHalls),
  async write(tx, key, draft) {
    if (key === undefined) throw new Error('A hall is built, not written');
    const { success, data, error } = hallDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeHallTexts(tx, [{ code: key, texts: data.texts }]);
    return { outcome: 'written', key };
  },
  withdraw: emptyHallTexts,
};

async function readHalls(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const halls = await db.selectFrom('hall').select('code as of').where('code', 'in', keys).execute();
  const texts = await db
    .selectFrom('hall_text')
    .select(['hall_code as of', 'locale', 'name', 'theme'])
    .where('hall_code', 'in', keys)
    .execute();
  return draftsOf(halls, texts);
}
