import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';

/** The last day of the year that is filled: the demonstration has days of its own from today on. */
const last = venueDay(new Date(Date.now() - 86_400_000));

/** Fills the tables that figures are read from with generated rows of one year, `many` of each. */
export async function fillFigures(db: Database, many: number): Promise<void> {
  await fillVisitors(db, many);
  await fillProjects(db, many);
  await fillMessages(db, many);
  await fillCounts(db, many);
  await sql`vacuum analyze`.execute(db);
}

async function fillVisitors(db: Database, many: number): Promise<void> {
  await sql`
    insert into reservation_day (date, capacity, opens, closes, gate, books_from)
    select ${last}::date - n, 20000, '09:00', '17:00', '1', '2020-01-01' from generate_series(0, 364) n`.execute(db);
  await sql`
    insert into reservation (id, date, to_sealed, to_hash, contact_phone_sealed, locale, party, consent_version, consent_at,
      documents_consent_at, status, created_at, contact_country)
    select 'r' || n, ${last}::date - n % 365, '\\x00', int4send(n), '\\x00', (array['zh-CN', 'en-US', 'fr-FR'])[1 + n % 3], 1 + n % 5, '1',
      now(), now(), case when n % 20 = 0 then 'cancelled' else 'booked' end, now(),
      (array['CN', 'KE', 'ZA', 'NG', 'MA', 'FR', 'ET', ''])[1 + n % 8]
    from generate_series(1, ${many}::integer) n`.execute(db);
  await sql`
    insert into reservation_visitor (reservation_id, ticket_id, date, position, masked_name, id_type, masked_number, status)
    select id, 't' || id, date, 1, '', 'passport', '', case when party > 1 and hashtext(id) % 10 = 0 then 'cancelled' else 'booked' end
    from reservation`.execute(db);
  await sql`
    insert into admission (ticket_id, gate, admitted_at)
    select ticket_id, '1', (date + time '01:00' + (id % 480) * interval '1 minute') at time zone 'UTC'
    from reservation_visitor`.execute(db);
}

async function fillProjects(db: Database, many: number): Promise<void> {
  await sql`
    insert into project (key, category, country_code, industry_id, amount_hundredths, status, published_at)
    select 'made-' || n, (array['trade', 'investment', 'engineering', 'other'])[1 + n % 4],
      (array['KE', 'ZA', 'NG', 'MG', 'ET', 'MA', 'CD'])[1 + n % 7], 1 + n % 24, 1000 + n,
      (array['published', 'negotiating', 'signed', 'fulfilled', 'withdrawn', 'draft'])[1 + n % 6], now()
    from generate_series(1, ${many}::integer) n`.execute(db);
  // As its trigger would: to ask for each of so many rows takes minutes.
  await sql`alter table project_event disable trigger project_event_entered`.execute(db);
  await sql`
    insert into project_event (project_id, at, from_status, to_status, done_by, note, entered_at)
    select 1 + n / 4, moment, (array['submitted', 'published', 'negotiating', null])[1 + n % 4],
      (array['published', 'negotiating', 'signed', 'submitted'])[1 + n % 4], 'owner', '',
      case when n % 4 < 3 then moment - (n % 97) * interval '7 hours' end
    from (
      select n, ${last}::date + time '04:00' - (n % 8760) * interval '1 hour' as moment from generate_series(0, ${many - 1}::integer) n
    ) as made`.execute(db);
  await sql`alter table project_event enable trigger project_event_entered`.execute(db);
}

async function fillMessages(db: Database, many: number): Promise<void> {
  await sql`
    insert into board_message (locale, identity, title, content, status, created_at, reviewed_at, decided_at, answered_at)
    select 'zh-CN', 'buyer', 'Title', 'Content', 'approved', moment, moment + waited, moment + waited, moment + waited * 2
    from (
      select ${last}::date + time '04:00' - (n % 8760) * interval '1 hour' as moment, (n % 97) * interval '1 hour' as waited
      from generate_series(1, ${many}::integer) n
    ) as made`.execute(db);
}

async function fillCounts(db: Database, many: number): Promise<void> {
  await sql`
    insert into page_read (day, locale, path, reads)
    select ${last}::date - n % 365, (array['zh-CN', 'en-US', 'fr-FR'])[1 + n / 365 % 3], '/page/' || n / 1095, 1 + n % 50
    from generate_series(0, ${many - 1}::integer) n`.execute(db);
  await sql`
    insert into download_fetched (day, path, times)
    select ${last}::date - n % 365, '/download/' || n / 365 || '/file.pdf', 1 + n % 9 from generate_series(0, ${many - 1}::integer) n`.execute(
    db,
  );
}
