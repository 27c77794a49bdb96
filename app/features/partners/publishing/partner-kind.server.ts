import { msg } from '@lingui/core/macro';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { partnerHref } from '../partners.ts';
import { partnerDraft } from './drafts.server.ts';
import { partnerFields, partnerTextFields } from './partner-fields.server.ts';
import { findActivities } from './write-activities.server.ts';
import { emptyPartner, writePartners } from './write-partners.server.ts';

/** Partners of the expo, in five tiers. */
export const partnerKind: ContentKind = {
  name: 'partner',
  group: 'places',
  words: { many: msg`Partners`, one: msg`Partner`, make: msg`New partner` },
  shared: partnerFields,
  texts: partnerTextFields,
  title: 'name',
  tags: ['partners'],
  address: (key) => partnerHref(Number(key)),
  keys: numbersOf('partner'),
  numbering: numberingOf('partner'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = await draftOfId(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const ids = await writePartners(tx, [data]);
    // Those of one that was withdrawn are seen again.
    if (key !== undefined) await findActivities(tx, { partnerIds: ids });
    return { outcome: 'written', key: String(ids[0]) };
  },
  withdraw: emptyPartner,
};

function draftOfId(tx: Tx, id: string | undefined) {
  return partnerDraft.superRefine(async ({ key, since }, context) => {
    if (!isRight(context)) return;
    const rows = tx.selectFrom('partner').select('key');
    const own = id === undefined ? undefined : await rows.where('id', '=', Number(id)).executeTakeFirstOrThrow();
    await checkKey(context, { had: own?.key, key, isTaken: () => rows.where('key', '=', key).executeTakeFirst() });
    const edition = await tx.selectFrom('edition').select('id').where('id', '=', since).executeTakeFirst();
    if (!edition) context.addIssue({ code: 'custom', path: ['since'], message: saying('unknown') });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('partner')
    .select(['id as of', 'key', 'tier', 'position', 'country_code as country', 'website', 'since_edition as since'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('partner_text')
    .select(['partner_id as of', 'locale', 'name', 'support', 'profile'])
    .where('partner_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map((row) => ({ ...row, website: row.website || undefined })),
    texts,
  );
}
