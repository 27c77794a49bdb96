import type { Locale } from '#platform/i18n/locale.ts';

/** A line of rates that an import did not take. */
export interface RefusedRow {
  row: number;
  currency: string;
  reason: string;
}

/** A stand of a plan as it was before the last act. */
export interface LastStand {
  number: string;
  x: number;
  y: number;
  width: number;
  depth: number;
  companyId: number | null;
}

/** Something that was found in a row of a sheet. */
export interface FoundFault {
  /** As a spreadsheet numbers it. */
  row: number;
  /** As the sheet calls it; empty where it is about the row. */
  column: string;
  /** What stands there, cut. */
  value: string;
  /** What is said of it: its place in the list of what is said. */
  reason: number;
}

/** What was found as a sheet was looked through. */
export interface SheetReport {
  rows: number;
  /** Rows that make something, that change something, and that say what is there already. */
  made: number;
  changed: number;
  same: number;
  faults: number;
  faultyRows: number;
  /** What would keep something from going out as it is. */
  hints: number;
  /** What is said of faults, in each language. */
  reasons: Record<Locale, string>[];
  /** The first of them. */
  shown: FoundFault[];
  shownHints: FoundFault[];
}

/** Rows that had another company before a merge. */
export interface MergedRows {
  /** Products by number, with the key that each had in the catalogue. */
  products: { id: number; key: string }[];
  /** Stands of plans. */
  stands: { planId: number; number: string }[];
  /** Numbers of claims, and of changes that companies have asked for. */
  claims: number[];
  changes: number[];
}

/** Fields of a company, those that all languages share and those of each language. */
export interface WantedCompany {
  shared: Record<string, unknown>;
  texts: Partial<Record<Locale, Record<string, unknown>>>;
}

/** What the database cannot say of a column (`table.column`): its type, to which `Generated` and `null` come by themselves. */
export const refinements: Record<string, string> = {
  'content_revision.fields': 'JSONColumnType<Record<string, unknown>>',
  'event_change.titles': 'JSONColumnType<Record<string, string>>',
  'event_watch.news': 'JSONColumnType<Record<string, string> | null>',
  'list_name.texts': 'JSONColumnType<Record<string, unknown>>',
  'company_change.began': 'JSONColumnType<WantedCompany>',
  'company_change.wanted': 'JSONColumnType<WantedCompany>',
  'company_merge.moved': 'JSONColumnType<MergedRows>',
  'company_merge_part.became': 'JSONColumnType<Record<string, unknown>>',
  'company_merge_part.was': 'JSONColumnType<Record<string, unknown> | null>',
  'company_count.kind': "CompanyTable['kind']",
  'company_listing.kind': "CompanyTable['kind']",
  'glossary_term.names': 'JSONColumnType<Partial<Record<Locale, string>>>',
  'glossary_term.unused': 'JSONColumnType<Partial<Record<Locale, string[]>>>',
  'backup_evidence.counts': 'JSONColumnType<Record<string, number>>',
  'hall_plan.last_stands': 'JSONColumnType<LastStand[] | null>',
  'idempotency_key.answer': 'JSONColumnType<object | null>',
  'language.tag': 'Locale',
  'member.languages': 'Locale[]',
  'project.plain_contact': 'JSONColumnType<Record<string, unknown>>',
  'project_count.category': "NonNullable<ProjectTable['category']>",
  'project_count.status': "ProjectTable['status']",
  'project_event.from_status': "ProjectTable['status']",
  'project_event.to_status': "ProjectTable['status']",
  'rate_import.refusals': 'JSONColumnType<RefusedRow[]>',
  'sheet_change.was': 'JSONColumnType<Record<string, unknown> | null>',
  'sheet_import.report': 'JSONColumnType<SheetReport>',
  'sheet_row.seen': 'JSONColumnType<Record<string, unknown> | null>',
  'sheet_text.fields': 'JSONColumnType<Record<string, unknown>>',
  'staff_act.after': 'JSONColumnType<Record<string, unknown> | null>',
  'staff_act.before': 'JSONColumnType<Record<string, unknown> | null>',
};
