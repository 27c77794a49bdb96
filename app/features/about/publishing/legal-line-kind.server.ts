import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { legalLineTextFields } from './about-fields.server.ts';
import { legalLineDraft } from './drafts.server.ts';
import { emptyLegalLine, writeLegalLine } from './write-contacts.server.ts';

const lineKeys = ['copyright', 'filing'] as const;

const names = {
  copyright: msg`Copyright`,
  filing: msg`Filing number`,
} satisfies Record<(typeof lineKeys)[number], MessageDescriptor>;

/** The lines that the law asks for at the foot of each page: a filing number in the settings stands before the one written here. */
export const legalLineKind: ContentKind = {
  name: 'legal-line',
  group: 'site',
  words: {
    many: msg`Legal lines`,
    one: msg`Legal line`,
    only: msg`Every page ends with two legal lines, the copyright and the filing number. You cannot add any others.`,
  },
  shared: {},
  texts: legalLineTextFields,
  title: 'text',
  called: (key, locale) => i18nFor(locale)._(names[lineOf(key)]),
  tags: ['about'],
  address: () => undefined,
  keys: async (_, after = '', limit) => lineKeys.filter((key) => key > after).slice(0, limit),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const line = lineOf(key);
    const { success, data, error } = legalLineDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeLegalLine(tx, line, data);
    return { outcome: 'written', key: line };
  },
  withdraw: (tx, key) => emptyLegalLine(tx, lineOf(key)),
};

function lineOf(key: string | undefined) {
  const line = lineKeys.find((each) => each === key);
  if (!line) throw new Error(`There is no legal line ${key}`);
  return line;
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const texts = await db.selectFrom('legal_line').select(['key as of', 'locale', 'text']).execute();
  return draftsOf(
    keys.map((of) => ({ of })),
    texts,
  );
}
