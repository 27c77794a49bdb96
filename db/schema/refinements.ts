/** A line of rates that an import did not take. */
export interface RefusedRow {
  row: number;
  currency: string;
  reason: string;
}

/** What the database cannot say of a column (`table.column`): its type, to which `Generated` and `null` come by themselves. */
export const refinements: Record<string, string> = {
  'content_revision.fields': 'JSONColumnType<Record<string, unknown>>',
  'list_name.texts': 'JSONColumnType<Record<string, unknown>>',
  'company_count.kind': "CompanyTable['kind']",
  'company_listing.kind': "CompanyTable['kind']",
  'idempotency_key.answer': 'JSONColumnType<object | null>',
  'language.tag': 'Locale',
  'member.languages': 'Locale[]',
  'project.plain_contact': 'JSONColumnType<Record<string, unknown>>',
  'project_count.category': "NonNullable<ProjectTable['category']>",
  'project_count.status': "ProjectTable['status']",
  'project_event.from_status': "ProjectTable['status']",
  'project_event.to_status': "ProjectTable['status']",
  'rate_import.refusals': 'JSONColumnType<RefusedRow[]>',
  'staff_act.after': 'JSONColumnType<Record<string, unknown> | null>',
  'staff_act.before': 'JSONColumnType<Record<string, unknown> | null>',
};
