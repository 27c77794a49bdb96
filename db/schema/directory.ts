import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface CompanyTable {
  id: Generated<number>;
  kind: 'exhibitor' | 'buyer';
  key: string;
  country_code: string;
  industry_id: number;
  phone: string;
  mail: string;
  website: string | null;
  founded: number | null;
  employees: number | null;
  cover_id: number | null;
}

export interface CompanyTextTable {
  company_id: number;
  locale: Locale;
  name: string;
  contact: string;
  address: string;
  profile: string;
  product_classification: string;
  product_name: string;
  purchase_needs: string;
}

export interface CompanyEditionTable {
  company_id: number;
  edition_id: number;
}

export interface CompanyStandTable {
  hall_code: string;
  number: string;
  company_id: number;
}

export interface ProductTable {
  id: Generated<number>;
  company_id: number;
  key: string;
  position: number;
  media_id: number | null;
}

export interface ProductTextTable {
  product_id: number;
  locale: Locale;
  name: string;
  description: string;
}

export interface CompanyListingTable {
  company_id: number;
  locale: Locale;
  kind: 'exhibitor' | 'buyer';
  country_code: string;
  industry_id: number;
  hall_code: string;
  stand_key: string;
  sort_key: string;
}

export interface CompanyCountTable {
  kind: 'exhibitor' | 'buyer';
  country_code: string;
  industry_id: number;
  hall_code: string;
  count: number;
}

export interface DirectorySchema {
  company: CompanyTable;
  company_text: CompanyTextTable;
  company_edition: CompanyEditionTable;
  company_stand: CompanyStandTable;
  product: ProductTable;
  product_text: ProductTextTable;
  company_listing: CompanyListingTable;
  company_count: CompanyCountTable;
}
