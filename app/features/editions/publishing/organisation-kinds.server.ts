import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { OrganiserRole } from '../organisations.ts';
import {
  linkDraft,
  linkFields,
  organisationTexts,
  organiserDraft,
  organiserFields,
  type ReadyOrganisation,
  readyLink,
} from './organisation-draft.server.ts';
import { emptyOrganisation, writeOrganisation } from './write-organisations.server.ts';

/** The institutions behind the expo. */
export const organiserKind: ContentKind = {
  ...organisationKind(['host', 'bearer'], organiserDraft),
  name: 'organiser',
  group: 'places',
  words: { many: msg`Hosts and organisers`, one: msg`Host or organiser`, make: msg`New host or organiser` },
  shared: organiserFields,
};

/** The supporting organisations, whose links stand at the foot of each page. While there is none, five default ones stand there. */
export const linkKind: ContentKind = {
  ...organisationKind(['supporter'], linkDraft.transform(readyLink)),
  name: 'link',
  group: 'site',
  words: { many: msg`Supporters`, one: msg`Supporter`, make: msg`New supporter` },
  shared: linkFields,
};

/** What both have in common: a table, and that no page is about one of them. */
function organisationKind(roles: readonly OrganiserRole[], checks: z.ZodType<ReadyOrganisation>) {
  return {
    texts: organisationTexts,
    title: 'name',
    tags: ['editions'],
    address: () => undefined,
    async keys(db, after = '0', limit) {
      const rows = await db
        .selectFrom('organiser')
        .select('id')
        .where('role', 'in', roles)
        .where('id', '>', Number(after))
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => String(id));
    },
    async read(db, keys) {
      if (keys.length === 0) return new Map();
      const ids = keys.map(Number);
      const rows = await db
        .selectFrom('organiser')
        .selectAll()
        .where('id', 'in', ids)
        .where('role', 'in', roles)
        .execute();
      const texts = await db.selectFrom('organiser_text').selectAll().where('organiser_id', 'in', ids).execute();
      const textsOf = Map.groupBy(texts, ({ organiser_id }) => organiser_id);
      return new Map(
        rows.map(({ id, role, position, url }) => {
          const own = (textsOf.get(id) ?? []).map(({ locale, name }) => [locale, { name }]);
          const facts = role === 'supporter' ? { position } : { role, position };
          return [String(id), { ...facts, url: url ?? undefined, texts: Object.fromEntries(own) }];
        }),
      );
    },
    async write(tx, key, draft) {
      const { success, data, error } = checks.safeParse(draft);
      if (!success) return { outcome: 'invalid', error };
      const id = await writeOrganisation(tx, key === undefined ? undefined : Number(key), data);
      return { outcome: 'written', key: String(id) };
    },
    withdraw: (tx, key) => emptyOrganisation(tx, Number(key)),
  } satisfies Partial<ContentKind>;
}
