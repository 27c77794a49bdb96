import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { type Blanks, statement } from '../db/statement.ts';
import { inLanguages } from '../i18n/draft-texts.server.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import { inEach, type Texts, textsOf } from '../i18n/texts.ts';
import type { ContentKind, Draft, KindWords, Values } from './content-kind.ts';
import { type Field, shapeOf } from './field.ts';

interface Description<Key extends string, Name extends string> extends Pick<ContentKind, 'name' | 'group' | 'tags'> {
  words: Pick<KindWords, 'many' | 'one'>;
  /** The things, in their order. */
  keys: readonly Key[];
  texts: Record<Name, Field<z.ZodType<string>>>;
  /** The field of `texts` that lists call a thing by. */
  title: NoInfer<Name>;
  /** What the house calls them. */
  house(locale: Locale): Record<Key, Record<Name, string>>;
  address(key: Key): string | undefined;
}

export interface NamedList<Key extends string, Name extends string> {
  kind: ContentKind;
  /** What the things are called in a language: what staff wrote, else what the house calls them. */
  names(db: Database | Tx, locale: Locale): Promise<Record<Key, Record<Name, string>>>;
  /** The same in every language. */
  namesInEach(db: Database | Tx): Promise<Record<Locale, Record<Key, Record<Name, string>>>>;
}

/**
 * A list whose things are fixed in the code and whose names staff write. None is added; one that is withdrawn, or is left out in a
 * language, has the name of the house again (docs/decisions/0101-what-is-interface-and-what-is-content.md).
 */
export function namedList<Key extends string, Name extends string>({
  house,
  ...list
}: Description<Key, Name>): NamedList<Key, Name> {
  const draftOfNames = z.object({ texts: inLanguages(z.object(shapeOf(list.texts))) });

  function keyOf(written: string | undefined): Key {
    const key = list.keys.find((each) => each === written);
    if (key === undefined) throw new Error(`${list.name} has no ${written}`);
    return key;
  }

  async function names(db: Database | Tx, locale: Locale) {
    const all = { ...house(locale) };
    for (const { key, texts } of await writtenNames(db, {}, { list: list.name, locale })) {
      const known = list.keys.find((each) => each === key);
      if (known !== undefined) all[known] = withWritten(all[known], texts);
    }
    return all;
  }

  async function namesInEach(db: Database | Tx) {
    const all = inEach(house);
    for (const locale of locales) all[locale] = await names(db, locale);
    return all;
  }

  async function rename(tx: Tx, key: Key, texts: Texts<Values>): Promise<void> {
    await tx.deleteFrom('list_name').where('list', '=', list.name).where('key', '=', key).execute();
    const rows = textsOf(texts).map(([locale, own]) => ({ list: list.name, key, locale, texts: JSON.stringify(own) }));
    if (rows.length > 0) await tx.insertInto('list_name').values(rows).execute();
  }

  const kind: ContentKind = {
    ...list,
    words: { ...list.words, only: msg`This list is fixed. You can rename what is on it, but not add to it.` },
    shared: {},
    address: (key) => list.address(keyOf(key)),
    keys: async (_, after, limit) => {
      const from = after === undefined ? 0 : list.keys.indexOf(keyOf(after)) + 1;
      return list.keys.slice(from, from + limit);
    },
    async read(db, keys) {
      const all = await namesInEach(db);
      return new Map(keys.map((key): [string, Draft] => [key, { texts: inEach((locale) => all[locale][keyOf(key)]) }]));
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
  return { kind, names, namesInEach };
}

const writtenNames = statement((db, { list, locale }: Blanks<{ list: string; locale: Locale }>) =>
  db.selectFrom('list_name').select(['key', 'texts']).where('list', '=', list).where('locale', '=', locale),
);

/** A name with what is written of it in place of what the house says. */
function withWritten<Name extends string>(name: Record<Name, string>, written: Values): Record<Name, string> {
  const all = { ...name };
  for (const field in all) {
    const own = written[field];
    if (typeof own === 'string') all[field] = own;
  }
  return all;
}
