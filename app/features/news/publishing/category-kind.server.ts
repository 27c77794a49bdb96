import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { nameCategory } from '../categories.server.ts';
import { categoryDefinitions, listHref } from '../news.ts';
import { categoryTextFields } from './category-fields.server.ts';

const categoryDraft = z.object({ texts: inLanguages(z.object(shapeOf(categoryTextFields))) });

/** What the six parts of the news are called. In a language that is left out, and once it is withdrawn, they have the names of the house. */
export const newsCategoryKind: ContentKind = {
  name: 'news-category',
  group: 'site',
  words: {
    many: msg`News categories`,
    one: msg`News category`,
    only: msg`There are six news categories. You can rename them, but not add any.`,
  },
  shared: {},
  texts: categoryTextFields,
  title: 'name',
  called: (key, locale) => namesIn(locale).newsCategories[definitionOf(key).apiPath],
  tags: ['news', 'menu'],
  address: (key) => listHref(definitionOf(key).hexId),
  keys: numbersOf('news_category'),
  house: (key) => inEach((locale) => ({ name: namesIn(locale).newsCategories[definitionOf(key).apiPath] })),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = categoryDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const { id } = definitionOf(key);
    await nameCategory(tx, id, data.texts);
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key) => nameCategory(tx, definitionOf(key).id, {}),
};

function definitionOf(key: string | undefined) {
  const definition = categoryDefinitions.find(({ id }) => String(id) === key);
  if (!definition) throw new Error(`There is no part of the news ${key}`);
  return definition;
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const texts = await db
    .selectFrom('news_category_text')
    .select(['category_id as of', 'locale', 'name'])
    .where('category_id', 'in', keys.map(Number))
    .execute();
  return draftsOf(
    keys.map((of) => ({ of })),
    texts,
  );
}
