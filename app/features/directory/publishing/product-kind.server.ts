import { msg } from '@lingui/core/macro';
import { unknownMedia } from '#features/media/index.server.ts';
import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { productHref } from '../directory.ts';
import { haveCompaniesFound } from './findable-company.server.ts';
import { productDraft } from './product-draft.server.ts';
import { productFields, productTexts } from './product-fields.server.ts';
import { emptyProduct, rewriteProduct, writeProducts } from './write-products.server.ts';

/** What exhibitors bring: each belongs to one of them, for ever. */
export const productKind: ContentKind = {
  name: 'product',
  group: 'fair',
  words: { many: msg`Products`, one: msg`Product`, make: msg`New product` },
  shared: productFields,
  texts: productTexts,
  title: 'name',
  tags: ['directory'],
  address: (_key, { exhibitor, key }) => productHref(Number(exhibitor), String(key)),
  async keys(db, after = '0', limit) {
    const rows = await db
      .selectFrom('product')
      .select('id')
      .where('id', '>', Number(after))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => String(id));
  },
  read: readProducts,
  async write(tx, key, draft) {
    const known = key === undefined ? undefined : Number(key);
    const { success, data, error } = await draftWithSurroundings(tx, known).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = known === undefined ? await writeProducts(tx, [data]) : [known];
    if (known !== undefined) await rewriteProduct(tx, known, data);
    await haveCompaniesFound(tx, [Number(data.exhibitor)]);
    return { outcome: 'written', key: String(id) };
  },
  async withdraw(tx, key) {
    await emptyProduct(tx, Number(key));
    const companies = await tx.selectFrom('product').select('company_id').where('id', '=', Number(key)).execute();
    await haveCompaniesFound(
      tx,
      companies.map(({ company_id }) => company_id),
    );
  },
};

/** The checks of a draft, that its exhibitor and its picture exist, and that its key is its own and has not changed. */
function draftWithSurroundings(tx: Tx, id: number | undefined) {
  return productDraft.superRefine(async ({ exhibitor, key, mediaId }, context) => {
    const unknown = [
      ...((await isOfExhibitor(tx, exhibitor, id)) ? [] : ['exhibitor']),
      ...(await unknownMedia(tx, { pictures: { mediaId } })),
    ];
    for (const field of unknown) context.addIssue({ code: 'custom', path: [field], message: saying('unknown') });
    if (unknown.includes('exhibitor')) return;
    const own = await tx
      .selectFrom('product')
      .select('id')
      .where('company_id', '=', Number(exhibitor))
      .where('key', '=', key)
      .executeTakeFirst();
    if (own?.id !== id) context.addIssue({ code: 'custom', path: ['key'] });
  });
}

/** Whether there is such an exhibitor, and the product, where it is there already, is that one's. */
async function isOfExhibitor(tx: Tx, exhibitor: string, id: number | undefined): Promise<boolean> {
  if (!/^[1-9]\d{0,14}$/.test(exhibitor)) return false;
  const company = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', Number(exhibitor))
    .where('kind', '=', 'exhibitor')
    .executeTakeFirst();
  if (!company || id === undefined) return company !== undefined;
  const product = await tx.selectFrom('product').select('company_id').where('id', '=', id).executeTakeFirst();
  return product?.company_id === company.id;
}

async function readProducts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  if (keys.length === 0) return new Map();
  const ids = keys.map(Number);
  const rows = await db.selectFrom('product').selectAll().where('id', 'in', ids).execute();
  const texts = await db.selectFrom('product_text').selectAll().where('product_id', 'in', ids).execute();
  const textsOf = Map.groupBy(texts, ({ product_id }) => product_id);
  return new Map(
    rows.map(({ id, company_id, key, position, goods, media_id }) => [
      String(id),
      {
        ...{ exhibitor: String(company_id), key, position, goods: goods ?? undefined, mediaId: media_id ?? undefined },
        texts: Object.fromEntries(
          (textsOf.get(id) ?? []).map(({ locale, name, description }): [Locale, Values] => [
            locale,
            { name, description },
          ]),
        ),
      },
    ]),
  );
}
