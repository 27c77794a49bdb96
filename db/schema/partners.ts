import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface PartnerTable {
  id: Generated<number>;
  key: string;
  tier: 'principal' | 'global' | 'premier' | 'excellence' | 'partner';
  position: number;
  country_code: string;
  website: string;
  since_edition: number;
}

export interface PartnerTextTable {
  partner_id: number;
  locale: Locale;
  name: string;
  support: string;
  profile: string;
}

export interface BrandArticleTable {
  id: Generated<number>;
  partner_id: number;
  published_at: Date;
}

export interface BrandArticleTextTable {
  article_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

/** The tables of the feature partners. */
export interface PartnersSchema {
  partner: PartnerTable;
  partner_text: PartnerTextTable;
  brand_article: BrandArticleTable;
  brand_article_text: BrandArticleTextTable;
}
