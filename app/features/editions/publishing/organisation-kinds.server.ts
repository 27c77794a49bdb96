import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
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
    keys: numbersOf('organiser', sql`role = any(${roles})`),
    numbering: numberingOf('organiser'),
    read: readingSome((db, keys) => readOrganisations(db, keys, roles)),
    async write(tx, key, draft) {
      const { success, data, error } = checks.safeParse(draft);
      if (!success) return { outcome: 'invalid', error };
      const id = await writeOrganisation(tx, key === undefined ? undefined : Number(key), data);
      return { outcome: 'written', key: String(id) };
    },
    withdraw: (tx, key) => emptyOrganisation(tx, Number(key)),
  } satisfies Partial<ContentKind>;
}

async function readOrganisations(db: Database | Tx, keys: readonly string[], roles: readonly OrganiserRole[]) {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('organiser')
    .select(['id as of', 'role', 'position', 'url'])
    .where('id', 'in', ids)
    .where('role', 'in', roles)
    .execute();
  const texts = await db
    .selectFrom('organiser_text')
    .select(['organiser_id as of', 'locale', 'name'])
    .where('organiser_id', 'in', ids)
    .execute();
  return draftsOf(
    // A supporter is called so by its kind.
    rows.map(({ role, ...row }) => (role === 'supporter' ? row : { ...row, role })),
    texts,
  );
}
