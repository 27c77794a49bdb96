import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import { tenThousands } from './money/amount.ts';
import { openContact } from './project/project-contact.server.ts';
import { readSheets } from './project/sheet-store.server.ts';

/** What the library has of a member, to be taken along: their projects with all that stands in them, their collection, their searches. */
export async function memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData> {
  const projects = await db.selectFrom('project').selectAll().where('owner_id', '=', memberId).orderBy('id').execute();
  const ids = projects.map(({ id }) => id);
  const sheets = await readSheets(db, settings, ids);
  const texts = await db.selectFrom('project_text').selectAll().where('project_id', 'in', some(ids)).execute();
  const events = await db
    .selectFrom('project_event')
    .selectAll()
    .where('project_id', 'in', some(ids))
    .orderBy('id')
    .execute();
  const files = await db.selectFrom('project_attachment').selectAll().where('project_id', 'in', some(ids)).execute();
  const collected = await db.selectFrom('project_collected').selectAll().where('member_id', '=', memberId).execute();
  const searches = await db.selectFrom('saved_search').selectAll().where('member_id', '=', memberId).execute();
  return {
    projects: projects.map((row) => {
      const contact = row.contact_sealed && openContact(settings, row.contact_sealed);
      return {
        id: row.id,
        status: row.status,
        category: row.category,
        region: row.country_code,
        industry: row.industry_id,
        amount: row.amount_hundredths === null ? null : tenThousands(row.amount_hundredths),
        publishedAt: row.published_at && venueIso(row.published_at),
        phone: contact?.phone ?? null,
        contact: contact?.contact ?? null,
        contactPerson: contact ? JSON.stringify(contact.person) : null,
        notYetPublished: sheets.has(row.id) ? JSON.stringify(sheets.get(row.id)?.sheet) : null,
      };
    }),
    projectTexts: texts.map((row) => ({
      project: row.project_id,
      language: row.locale,
      name: row.name,
      owner: row.owner,
      introduction: row.introduction,
      cooperationRequirement: row.cooperation_requirement,
    })),
    projectHistory: events.map((row) => ({
      project: row.project_id,
      at: venueIso(row.at),
      from: row.from_status,
      to: row.to_status,
      by: row.done_by,
      note: row.note,
    })),
    attachments: files.map((row) => ({
      project: row.project_id,
      name: row.name,
      bytes: row.bytes,
      at: venueIso(row.created_at),
    })),
    collection: collected.map((row) => ({ project: row.project_id, at: venueIso(row.at) })),
    savedSearches: searches.map((row) => ({
      query: row.query,
      messages: row.tells,
      since: venueIso(row.created_at),
    })),
  };
}

/** A list for `in`, which may not be empty: no id is nought. */
const some = (ids: number[]) => (ids.length > 0 ? ids : [0]);
