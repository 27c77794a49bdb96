import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface ContactTable {
  id: number;
  position: number;
  phone: string;
  email: string;
  postcode: string;
}

export interface ContactTextTable {
  contact_id: number;
  locale: Locale;
  office: string;
  address: string;
  hours: string;
  note: string;
}

export interface LegalLineTable {
  key: 'filing' | 'copyright';
  locale: Locale;
  text: string;
}

export interface AboutArticleTable {
  id: Generated<number>;
  key: string;
  part: 'expo' | 'people' | 'rules';
  position: number;
  updated_on: string;
}

export interface AboutArticleTextTable {
  article_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface QuestionTable {
  id: Generated<number>;
  identity: 'exhibitor' | 'buyer' | 'visitor';
  position: number;
}

export interface QuestionTextTable {
  question_id: number;
  locale: Locale;
  question: string;
  answer: string;
}

export interface DeskTable {
  key: string;
  position: number;
  phone: string;
  email: string;
}

export interface DeskTextTable {
  desk_key: string;
  locale: Locale;
  name: string;
  tasks: string;
}

export interface VenueTable {
  key: string;
  position: number;
}

export interface VenueTextTable {
  venue_key: string;
  locale: Locale;
  name: string;
  purpose: string;
  address: string;
  ways: string[];
}

export interface DownloadTable {
  id: Generated<number>;
  key: string;
  position: number;
  audiences: string[];
  updated_on: string;
}

export interface DownloadTextTable {
  download_id: number;
  locale: Locale;
  title: string;
  summary: string;
}

export interface DownloadFileTable {
  id: Generated<number>;
  download_id: number;
  name: string;
  kind: 'pdf' | 'csv' | 'ics' | 'zip' | 'svg';
  languages: string[];
  source: 'exhibitors' | 'countries' | null;
  bytes: number | null;
  storage_key: string | null;
  version: string | null;
  fetched: Generated<number>;
}

export interface AboutSchema {
  contact: ContactTable;
  contact_text: ContactTextTable;
  legal_line: LegalLineTable;
  about_article: AboutArticleTable;
  about_article_text: AboutArticleTextTable;
  question: QuestionTable;
  question_text: QuestionTextTable;
  desk: DeskTable;
  desk_text: DeskTextTable;
  venue: VenueTable;
  venue_text: VenueTextTable;
  download: DownloadTable;
  download_text: DownloadTextTable;
  download_file: DownloadFileTable;
}
