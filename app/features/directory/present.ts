import { countryName, industries } from '#features/editions/index.server.ts';
import { standCode, standHref } from '#features/halls/index.server.ts';
import { type PictureRef, pictureHref } from '#features/media/index.server.ts';
import { localHref } from '#platform/i18n/address.ts';
import { inBrief } from '#platform/i18n/in-brief.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import type { CompanyRow } from './company-rows.server.ts';
import { maskContacts, readablePhone } from './contacts.ts';
import {
  type Company,
  type CompanyCard,
  type Contacts,
  companyHref,
  companyWeave,
  type ProductCard,
  productHref,
  productWeave,
} from './directory.ts';

type Pictures = Map<number, PictureRef>;

/** What lists show of a company, on a page in `locale`. */
export function presentCard(row: CompanyRow, locale: Locale, pictureOf: Pictures): CompanyCard {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    lang: row.locale,
    href: companyHref(row.kind, row.id),
    weave: companyWeave(row.key),
    picture: row.cover_id === null ? undefined : pictureOf.get(row.cover_id),
    country: row.country_code,
    countryName: countryName(row.country_code, locale),
    industry: row.industry_id,
    industryName: industryName(row.industry_id, locale),
    line: row.kind === 'buyer' ? inBrief(row.purchase_needs) : row.product_name,
    stands: row.stands.map(readStand).map((stand) => ({ code: standCode(stand), href: standHref(stand) })),
  };
}

/** An industry's name; an unknown id has none. */
export function industryName(id: number, locale: Locale): string {
  return industries(locale).find((one) => one.id === id)?.name ?? '';
}

function readStand(stand: string): { hall: string; number: string } {
  const [hall = '', number = ''] = stand.split(' ');
  return { hall, number };
}

/** What a company's row brings along for its pages. */
interface Surroundings extends Pick<Company, 'hall' | 'products' | 'editions'> {
  pictureOf: Pictures;
}

/** All that a company's pages show; how it is reached is masked. */
export function presentCompany(
  row: CompanyRow,
  locale: Locale,
  { pictureOf, hall, products, editions }: Surroundings,
): Company {
  return {
    ...presentCard(row, locale, pictureOf),
    ...maskContacts(row),
    address: row.address,
    profile: row.profile,
    productClassification: row.product_classification,
    productName: row.product_name,
    purchaseNeeds: row.purchase_needs,
    website: row.website,
    founded: row.founded,
    employees: row.employees,
    hall,
    products,
    editions,
  };
}

/** How a company is reached, in full: for those who have asked. */
export function presentContacts({ contact, phone, mail }: Contacts): Contacts {
  return { contact, phone: readablePhone(phone), mail };
}

/** A product with the company that makes it, as the database has it. */
export interface ProductRow {
  key: string;
  mediaId: number | null;
  /** What it is a kind of, where its editor said so. */
  goods: string | null;
  name: string;
  description: string;
  lang: Locale;
  companyId: number;
  companyKey: string;
  industry: number;
  companyName: string;
  companyLang: Locale;
}

/** Products as something to look at: in one list two of a kind have different colourways. */
export function presentProducts(rows: readonly ProductRow[], pictureOf: Pictures): ProductCard[] {
  const before = new Map<string, number>();
  return rows.map((row) => {
    const kind = row.goods ?? '';
    const same = before.get(kind) ?? 0;
    before.set(kind, same + 1);
    return presentProduct(row, pictureOf, same);
  });
}

/** @param before how many of its kind the list has shown */
function presentProduct(row: ProductRow, pictureOf: Pictures, before: number): ProductCard {
  return {
    key: `${row.companyKey}-${row.key}`,
    name: row.name,
    description: row.description,
    lang: row.lang,
    weave: productWeave(row.companyKey, row.key),
    woven: wovenOf(row, before),
    picture: row.mediaId === null ? undefined : pictureOf.get(row.mediaId),
    href: productHref(row.companyId, row.key),
    company: {
      id: row.companyId,
      name: row.companyName,
      lang: row.companyLang,
      href: companyHref('exhibitor', row.companyId),
    },
  };
}

/** How many colourways woven goods have (tools/pictures/weaves/colourways.ts): `coffee`, `coffee-2`, `coffee-3`. */
const colourways = 3;

/** The woven picture of its kind; of its company's industry where no kind is said. */
function wovenOf({ goods, industry }: ProductRow, before: number): string | undefined {
  const colourway = (before % colourways) + 1;
  const name = goods !== null && colourway > 1 ? `${goods}-${colourway}` : goods;
  return (name === null ? undefined : wovenPicture('goods', name)) ?? wovenPicture('industries', String(industry));
}

/** Width in pixels of the pictures that the API names. */
const apiPictureWidth = 640;

function imageUrl(picture: PictureRef | undefined, weave: string): string {
  return picture ? pictureHref(picture, apiPictureWidth, 'webp') : `/weave/${weave}.svg`;
}

/** A row of the API's lists (contract, Calls): how the company is reached is masked. */
export function presentRow(row: CompanyRow, locale: Locale, pictureOf: Pictures) {
  const card = presentCard(row, locale, pictureOf);
  const stands = row.stands.map(readStand);
  return {
    id: row.id,
    name: row.name,
    country: row.country_code,
    countryName: card.countryName,
    industry: row.industry_id,
    industryName: card.industryName,
    ...maskContacts(row),
    address: row.address,
    productClassification: row.product_classification,
    productName: row.product_name,
    purchaseNeeds: row.purchase_needs,
    hall: stands[0]?.hall ?? '',
    stand: stands.map(({ number }) => number).join(', '),
    imgUrl: imageUrl(card.picture, card.weave),
    lang: row.locale,
    url: localHref(locale, card.href),
  };
}

/** One company as the API gives it: a row, and what its pages show beyond. */
export function presentDetail(row: CompanyRow, company: Company, locale: Locale, pictureOf: Pictures) {
  return {
    ...presentRow(row, locale, pictureOf),
    profile: company.profile,
    website: company.website,
    founded: company.founded,
    employees: company.employees,
    editions: company.editions.map(({ number, name }) => ({ number, name })),
    products: company.products.map(({ name, description, lang, picture, weave }) => ({
      name,
      description,
      lang,
      imgUrl: imageUrl(picture, weave),
    })),
  };
}
