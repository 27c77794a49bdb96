import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { readingSome } from '#platform/content/drafts-of.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import * as field from '#platform/content/fields.server.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';

/** There is one, and it is called so. */
const only = 'site';

const shared = {
  officialAccount: field.optional(
    field.link(msg`Official account`, {
      hint: msg`Where the QR code in the footer leads. Leave empty for the contact page.`,
    }),
  ),
  icpFiling: field.lineOrNone(msg`ICP filing number`, 60),
  policeFiling: field.lineOrNone(msg`Police filing number`, 60),
};

const settingsDraft = z.object(shapeOf(shared));

/** What is set for the whole site. */
export const settingsKind: ContentKind = {
  name: 'site-settings',
  group: 'site',
  act: 'administer',
  words: {
    many: msg`Site settings`,
    one: msg`Site settings`,
    only: msg`The site has a single set of settings.`,
  },
  shared,
  texts: {},
  called: (_key, locale) => i18nFor(locale)._(msg`Site settings`),
  tags: ['settings'],
  address: () => '/',
  keys: async (_, after) => (after === undefined ? [only] : []),
  read: readingSome(async (db) => {
    const row = await db
      .selectFrom('site_settings')
      .select(['official_account', 'icp_filing as icpFiling', 'police_filing as policeFiling'])
      .executeTakeFirst();
    const { official_account = '', icpFiling = '', policeFiling = '' } = row ?? {};
    return new Map([[only, { officialAccount: official_account || undefined, icpFiling, policeFiling, texts: {} }]]);
  }),
  async write(tx, _key, draft) {
    const { success, data, error } = settingsDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const { officialAccount = '', icpFiling, policeFiling } = data;
    const row = { official_account: officialAccount, icp_filing: icpFiling, police_filing: policeFiling };
    await tx
      .insertInto('site_settings')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return { outcome: 'written', key: only };
  },
  async withdraw(tx) {
    await tx.deleteFrom('site_settings').execute();
  },
};
