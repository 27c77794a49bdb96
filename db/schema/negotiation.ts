import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

type ProjectStatus = 'draft' | 'submitted' | 'published' | 'negotiating' | 'signed' | 'fulfilled' | 'withdrawn';
type ProjectCategory = 'trade' | 'investment' | 'engineering' | 'other';

export interface ProjectTable {
  id: Generated<number>;
  key: string;
  /** This and the next three: null of drafts alone. */
  category: ProjectCategory | null;
  country_code: string | null;
  industry_id: number | null;
  amount_hundredths: number | null;
  status: ProjectStatus;
  published_at: Date | null;
  listed: ColumnType<boolean, never, never>;
  owner_id: number | null;
  contact_sealed: Buffer | null;
  plain_contact: JSONColumnType<Record<string, unknown>> | null;
  request_hash: Buffer | null;
  body_hash: Buffer | null;
}

export interface ProjectTextTable {
  project_id: number;
  locale: Locale;
  name: string;
  owner: string;
  introduction: string;
  cooperation_requirement: string;
}

export interface ProjectCountTable {
  category: ProjectCategory;
  country_code: string;
  industry_id: number;
  status: ProjectStatus;
  count: number;
  amount_hundredths: number;
}

export interface ProjectEventTable {
  id: Generated<number>;
  project_id: number;
  at: Date;
  from_status: ProjectStatus | null;
  to_status: ProjectStatus;
  done_by: 'owner' | 'staff' | 'site';
  member_id: number | null;
  staff_id: number | null;
  note: string;
}

export interface ProjectSheetTable {
  project_id: number;
  sealed: Buffer;
  submitted_at: Date | null;
  changed_at: Date;
}

export interface ProjectAttachmentTable {
  id: Generated<number>;
  key: string;
  project_id: number;
  kind: 'pdf' | 'picture';
  name: string;
  storage_key: string;
  bytes: number;
  approved: boolean;
  returned: Generated<boolean>;
  created_at: Date;
}

export interface ProjectFileDroppedTable {
  storage_key: string;
}

export interface ProjectCollectedTable {
  member_id: number;
  project_id: number;
  at: Date;
}

export interface SavedSearchTable {
  key: string;
  member_id: number;
  query: string;
  tells: boolean;
  seen_until: Date;
  next_at: Date;
  created_at: Date;
}

export interface NegotiationSchema {
  project: ProjectTable;
  project_text: ProjectTextTable;
  project_count: ProjectCountTable;
  project_event: ProjectEventTable;
  project_sheet: ProjectSheetTable;
  project_attachment: ProjectAttachmentTable;
  project_file_dropped: ProjectFileDroppedTable;
  project_collected: ProjectCollectedTable;
  saved_search: SavedSearchTable;
}
