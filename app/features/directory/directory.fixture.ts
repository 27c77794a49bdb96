import { seedEditions } from '#features/editions/seed.server.ts';
import { seedHalls } from '#features/halls/seed.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { buyerKind } from './publishing/buyer-kind.server.ts';
import type { BuyerDraft, ExhibitorDraft } from './publishing/company-draft.server.ts';
import { exhibitorKind } from './publishing/exhibitor-kind.server.ts';
import type { ProductDraft } from './publishing/product-draft.server.ts';
import { productKind } from './publishing/product-kind.server.ts';

/** Editions and halls, which companies refer to: those of the demonstration, or of a bundle that is small. */
export async function surroundings(db: Database, bundle = demonstration): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedEditions(tx, { bundle });
    await seedHalls(tx, { bundle });
  });
}

/** A text as an editor writes it, told apart by the company's name. */
export function companyText(name: string) {
  return {
    name,
    contact: 'Export desk',
    address: `${name} road 1`,
    profile: `${name} in short.`,
    productClassification: `Goods of ${name}`,
    productName: `Best of ${name}`,
    purchaseNeeds: `Needs of ${name}`,
  };
}

let companies = 0;

/** A right draft of an exhibitor; a test says what matters to it. */
export function exhibitor(overrides: Partial<ExhibitorDraft> = {}): ExhibitorDraft {
  companies += 1;
  return {
    key: `company-${companies}`,
    country: 'KE',
    industry: 3,
    phone: '+254700100101',
    mail: 'export@company.example',
    editions: ['4'],
    texts: texts(`Company ${companies}`, 'zh-CN', 'en-US', 'fr-FR'),
    ...overrides,
  };
}

/** The same text in several languages. */
export function texts(name: string, ...languages: Locale[]): ExhibitorDraft['texts'] {
  return Object.fromEntries(languages.map((locale) => [locale, companyText(name)]));
}

/** A right draft of a buyer; a test says what matters to it. */
export function buyer(overrides: Partial<BuyerDraft> = {}): BuyerDraft {
  const { editions: _editions, ...draft } = exhibitor();
  return { ...draft, ...overrides };
}

/** What a test says of an exhibitor, with its products in their order. */
interface WithProducts extends Partial<ExhibitorDraft> {
  products?: Omit<ProductDraft, 'exhibitor' | 'position'>[];
}

/** Writes an exhibitor. @returns its id */
export async function publishedExhibitor(
  db: Database,
  { products = [], ...overrides }: WithProducts = {},
): Promise<number> {
  const key = await writeContent(db, exhibitorKind, exhibitor(overrides));
  for (const [position, product] of products.entries()) {
    await writeContent(db, productKind, { ...product, position, exhibitor: key });
  }
  return Number(key);
}

/** Writes a buyer. @returns its id */
export async function publishedBuyer(db: Database, overrides: Partial<BuyerDraft> = {}): Promise<number> {
  return Number(await writeContent(db, buyerKind, buyer(overrides)));
}
