import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface NewsCategoryTable {
  id: number;
  hex_id: string;
  api_path: string;
  module: number | null;
  position: number;
}

export interface NewsCategoryTextTable {
  category_id: number;
  locale: Locale;
  name: string;
}

export interface ArticleTable {
  id: Generated<number>;
  category_id: number;
  published_at: Date;
  cover_id: number | null;
  video_id: number | null;
}

export interface ArticleTextTable {
  article_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface ArticlePictureTable {
  article_id: number;
  media_id: number;
  position: number;
}

export interface ArticleCountryTable {
  article_id: number;
  country_code: string;
}

export interface NewsSchema {
  news_category: NewsCategoryTable;
  news_category_text: NewsCategoryTextTable;
  article: ArticleTable;
  article_text: ArticleTextTable;
  article_picture: ArticlePictureTable;
  article_country: ArticleCountryTable;
}
