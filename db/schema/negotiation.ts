import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface ProjectTable {
  id: Generated<number>;
  key: string;
  category: 'trade' | 'investment' | 'engineering' | 'other';
  country_code: string;
  industry_id: number;
  amount_hundredths: number;
  status: 'draft' | 'submitted' | 'published' | 'negotiating' | 'signed' | 'fulfilled' | 'withdrawn';
  published_at: Date | null;
  phone: string;
  contact: string;
  listed: ColumnType<boolean, never, never>;
}

export interface ProjectTextTable {
  project_id: number;
  locale: Locale;
  name: string;
  owner: string;
  contact_person: string;
  introduction: string;
  cooperation_requirement: string;
}

export interface ProjectCountTable {
  category: 'trade' | 'investment' | 'engineering' | 'other';
  country_code: string;
  industry_id: number;
  status: 'draft' | 'submitted' | 'published' | 'negotiating' | 'signed' | 'fulfilled' | 'withdrawn';
  count: number;
  amount_hundredths: number;
}

export interface NegotiationSchema {
  project: ProjectTable;
  project_text: ProjectTextTable;
  project_count: ProjectCountTable;
}
