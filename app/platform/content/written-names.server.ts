import type { Database, Tx } from '../db/database.ts';
import { type Blanks, statement } from '../db/statement.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import { inEach } from '../i18n/texts.ts';
import type { Values } from './content-kind.ts';

interface Description<Key extends string, Name extends string> {
  /** What the list is called: the name of its kind of content too. */
  list: string;
  /** The things, in their order. */
  keys: readonly Key[];
  /** What the house calls them. */
  house(locale: Locale): Record<Key, Record<Name, string>>;
}

export interface WrittenNames<Key extends string, Name extends string> {
  list: string;
  keys: readonly Key[];
  /** What the house calls them. */
  house(locale: Locale): Record<Key, Record<Name, string>>;
  /** What the things are called in a language: what staff wrote, else what the house calls them. */
  names(db: Database | Tx, locale: Locale): Promise<Record<Key, Record<Name, string>>>;
  /** The same in every language. */
  namesInEach(db: Database | Tx): Promise<Record<Locale, Record<Key, Record<Name, string>>>>;
}

/** Names of things that are fixed in the code, which staff write over (`namedList` is their kind of content). */
export function writtenNames<Key extends string, Name extends string>({
  list,
  keys,
  house,
}: Description<Key, Name>): WrittenNames<Key, Name> {
  async function names(db: Database | Tx, locale: Locale) {
    const all = { ...house(locale) };
    for (const { key, texts } of await readNames(db, {}, { list, locale })) {
      const known = keys.find((each) => each === key);
      if (known !== undefined) all[known] = withWritten(all[known], texts);
    }
    return all;
  }

  async function namesInEach(db: Database | Tx) {
    const all = inEach(house);
    for (const locale of locales) all[locale] = await names(db, locale);
    return all;
  }

  return { list, keys, house, names, namesInEach };
}

const readNames = statement((db, { list, locale }: Blanks<{ list: string; locale: Locale }>) =>
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
