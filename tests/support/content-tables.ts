import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/**
 * Tables that hold no content: what members and visitors wrote or did, staff and their log, the console's own, what the site counts
 * and has yet to do. A table that stands neither here nor is the same after an export and an import is content that would be lost.
 */
const others = [
  ...['admission', 'admission_scan', 'board_answer', 'board_contact_reveal', 'board_message', 'captcha_pass'],
  ...['company_alike', 'company_apart', 'company_change', 'company_claim', 'company_merge', 'company_merge_part'],
  ...['company_trait', 'company_traits_read'],
  ...['content_given', 'content_link', 'content_moved', 'content_outer_link', 'content_presence'],
  ...['content_preview', 'content_revision', 'content_thing', 'content_thread', 'content_wording'],
  ...[
    'download_fetched',
    'edition_change',
    'edition_draft',
    'ended_holder',
    'event_watch',
    'exchange_rate',
    'file_on_its_way',
    'finance_message',
  ],
  ...['idempotency_key', 'inbox_given'],
  ...['job_outcome', 'job_run', 'kept_form', 'known_account', 'language', 'link_check', 'lookup_key', 'member'],
  ...['member_account', 'member_session', 'migration', 'not_found', 'one_time_code', 'outbox_message', 'page_read'],
  ...['project', 'project_attachment', 'project_collected', 'project_count', 'project_event'],
  ...['project_file_dropped', 'project_sheet', 'project_text', 'purge_record', 'rate_import', 'reservation'],
  ...['reservation_account_day', 'reservation_closing_notice', 'reservation_draft', 'reservation_visitor'],
  ...['saved_search', 'sheet_change', 'sheet_import', 'sheet_row', 'sheet_text', 'sheet_thing', 'solved_puzzle'],
  ...['staff', 'staff_act', 'staff_challenge', 'staff_factor', 'staff_invitation', 'staff_recovery_code'],
  ...['staff_role', 'staff_session', 'staff_token', 'talk', 'talk_block', 'talk_entry', 'talk_file'],
  ...['talk_file_dropped', 'talk_meeting', 'talk_report', 'talk_side', 'ticket_key', 'usage_count'],
  ...['visitor_country', 'visitor_reveal', 'waiting_party', 'xliff_file'],
];

/** Columns that say nothing of content: numbers that no address is made of, when something was written, what a job has made since. */
const loose: Record<string, string[]> = {
  download_file: ['id', 'fetched'],
  edition_figure: ['id'],
  event: ['revision', 'updated_at'],
  // When it came in is in a bundle to the millisecond, and in its table to the microsecond.
  media: ['created_at', 'sizes_made', 'sizes_tries', 'sizes_again_at'],
  reservation_day: ['sold', 'held', 'bookings', 'sold_elsewhere', 'bookings_elsewhere'],
  stand: ['id'],
};

/** Tables that are compared by what they say, and not by their rows. */
const compared: Record<string, string> = {
  // Who wrote and when is of this house.
  glossary_term: 'select file_row, part, names, unused, note, is_retired from glossary_term',
  // Who drew and when is of this house.
  hall_plan: 'select edition_id, hall_code from hall_plan',
  planned_stand: `select p.edition_id, p.hall_code, s.number, s.x, s.y, s.width, s.depth, s.company_id
    from planned_stand s join hall_plan p on p.id = s.plan_id`,
  edition_figure_text: `select f.edition_id, f.key, t.locale, t.label, t.unit, t.value
    from edition_figure_text t join edition_figure f on f.id = t.figure_id`,
  search_entry: `select type, thing_id, path, countries, industries, weight, day, visible_from, facets, tokens::text
    from search_entry where type <> 'project'`,
  search_text: `select type, thing_id, locale, title, body, words
    from search_text join search_entry on id = entry_id where type <> 'project'`,
  // Words of projects are among them.
  search_word: `select locale, word from search_word where false`,
};

/** Every row that is content, by table, as JSON and in order. */
export async function contentRows(db: Database): Promise<Record<string, string[]>> {
  const tables = sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;
  const all: Record<string, string[]> = {};
  for (const { name } of (await tables.execute(db)).rows) {
    if (others.includes(name)) continue;
    const query = sql.raw(compared[name] ?? `select * from ${name}`);
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) - ${loose[name] ?? []}::text[] as row
      from (${query}) as t`.execute(db);
    all[name] = rows.map(({ row }) => JSON.stringify(row)).toSorted();
  }
  return all;
}
