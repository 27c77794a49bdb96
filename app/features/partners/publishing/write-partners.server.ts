import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { partnerHref } from '../partners.ts';
import type { ReadyPartner } from './drafts.server.ts';
import { hideActivitiesOf } from './write-activities.server.ts';

/**
 * Writes partners that have been validated, each in the place of the one of its key, and has the search find them.
 * @returns their ids, in the order given
 */
export async function writePartners(tx: Tx, partners: readonly ReadyPartner[]): Promise<number[]> {
  if (partners.length === 0) return [];
  const rows = await tx
    .insertInto('partner')
    .values(
      partners.map(({ key, tier, position, country, website, since }) => ({
        key,
        tier,
        position,
        country_code: country,
        website: website ?? '',
        since_edition: since,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tier: sql.ref('excluded.tier'),
        position: sql.ref('excluded.position'),
        country_code: sql.ref('excluded.country_code'),
        website: sql.ref('excluded.website'),
        since_edition: sql.ref('excluded.since_edition'),
      }),
    )
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = partners.map((partner) => ({ partner, id: idIn(idOf, partner.key) }));
  const ids = written.map(({ id }) => id);
  await tx.deleteFrom('partner_text').where('partner_id', 'in', ids).execute();
  await tx
    .insertInto('partner_text')
    .values(
      written.flatMap(({ id, partner: { texts } }) =>
        textsOf(texts).map(([locale, text]) => ({ partner_id: id, locale, ...text })),
      ),
    )
    .execute();
  await makeFindable(tx, written.map(findablePartner));
  return ids;
}

/** Has a partner say nothing in any language: nobody sees it or its activities, and its id stays its own. */
export async function emptyPartner(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('partner_text').where('partner_id', '=', Number(id)).execute();
  await makeUnfindable(tx, 'partner', [id]);
  await hideActivitiesOf(tx, Number(id));
}

function idIn(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The partner ${key} was not written`);
  return id;
}

function findablePartner({ id, partner: { tier, country, texts } }: { id: number; partner: ReadyPartner }): Findable {
  return {
    type: 'partner',
    id: String(id),
    path: partnerHref(id),
    countries: [country],
    texts: eachText(texts, ({ name, support, profile }, locale) => ({
      title: name,
      body: `${support}\n\n${profile}`,
      words: namesIn(locale).partnerTiers[tier].one,
    })),
  };
}
