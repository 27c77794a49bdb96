import { msg } from '@lingui/core/macro';
import { unknownMedia } from '#features/media/index.server.ts';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
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
  keys: numbersOf('product'),
  numbering: numberingOf('product'),
  read: readingSome(readProducts),
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
    if (!isRight(context)) return;
    const own = id === undefined ? undefined : await productOf(tx, id);
    const company = await exhibitorOf(tx, exhibitor);
    const refuse = (field: string, message: 'unknown' | 'fixed') =>
      context.addIssue({ code: 'custom', path: [field], message: saying(message) });
    for (const field of await unknownMedia(tx, { pictures: { mediaId } })) refuse(field, 'unknown');
    if (company === undefined) return refuse('exhibitor', 'unknown');
    if (own && own.company_id !== company) return refuse('exhibitor', 'fixed');
    const same = tx.selectFrom('product').select('id').where('company_id', '=', company).where('key', '=', key);
    await checkKey(context, { had: own?.key, key, isTaken: () => same.executeTakeFirst() });
  });
}

function productOf(tx: Tx, id: number) {
  return tx.selectFrom('product').select(['company_id', 'key']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The id of an exhibitor by its key as a kind; undefined where there is none. */
async function exhibitorOf(tx: Tx, key: string): Promise<number | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(key)) return undefined;
  const company = tx.selectFrom('company').select('id').where('id', '=', Number(key)).where('kind', '=', 'exhibitor');
  return (await company.executeTakeFirst())?.id;
}

async function readProducts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('product')
    .select(['id as of', 'company_id', 'key', 'position', 'goods', 'media_id as mediaId'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('product_text')
    .select(['product_id as of', 'locale', 'name', 'description'])
    .where('product_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map(({ company_id, ...row }) => ({ ...row, exhibitor: String(company_id) })),
    texts,
  );
}
