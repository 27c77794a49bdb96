import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { inLanguages } from '../i18n/draft-texts.server.ts';
import { inEach, type Texts, textsOf } from '../i18n/texts.ts';
import type { ContentKind, Draft, KindWords, Values } from './content-kind.ts';
import { type Field, shapeOf } from './field.ts';
import type { WrittenNames } from './written-names.server.ts';

interface Description<Key extends string, Name extends string> extends Pick<ContentKind, 'group' | 'tags'> {
  words: Pick<KindWords, 'many' | 'one'>;
  texts: Record<Name, Field<z.ZodType<string>>>;
  /** The field of `texts` that lists call a thing by. */
  title: NoInfer<Name>;
  address(key: Key): string | undefined;
}

/**
 * A list whose things are fixed in the code and whose names staff write. None is added; one that is withdrawn, or is left out in a
 * language, has the name of the house again (docs/decisions/0101-what-is-interface-and-what-is-content.md).
 */
export function namedList<Key extends string, Name extends string>(
  { list, keys, house, namesInEach }: WrittenNames<Key, Name>,
  description: Description<Key, Name>,
): ContentKind {
  const draftOfNames = z.object({ texts: inLanguages(z.object(shapeOf(description.texts))) });

  function keyOf(written: string | undefined): Key {
    const key = keys.find((each) => each === written);
    if (key === undefined) throw new Error(`${list} has no ${written}`);
    return key;
  }

  async function rename(tx: Tx, key: Key, texts: Texts<Values>): Promise<void> {
    await tx.deleteFrom('list_name').where('list', '=', list).where('key', '=', key).execute();
    const rows = textsOf(texts).map(([locale, own]) => ({ list, key, locale, texts: JSON.stringify(own) }));
    if (rows.length > 0) await tx.insertInto('list_name').values(rows).execute();
  }

  return {
    ...description,
    name: list,
    words: { ...description.words, only: msg`This list is fixed. You can rename what is on it, but not add to it.` },
    shared: {},
    address: (key) => description.address(keyOf(key)),
    keys: async (_, after, limit) => {
      const from = after === undefined ? 0 : keys.indexOf(keyOf(after)) + 1;
      return keys.slice(from, from + limit);
    },
    house: (key) => inEach((locale) => house(locale)[keyOf(key)]),
    async read(db, some) {
      const all = await namesInEach(db);
      return new Map(some.map((key): [string, Draft] => [key, { texts: inEach((locale) => all[locale][keyOf(key)]) }]));
    },
    async write(tx, key, draft) {
      const { success, data, error } = draftOfNames.safeParse(draft);
      if (!success) return { outcome: 'invalid', error };
      const known = keyOf(key);
      await rename(tx, known, data.texts);
      return { outcome: 'written', key: known };
    },
    withdraw: (tx, key) => rename(tx, keyOf(key), {}),
  };
}
