import { sql } from 'kysely';
import type { Draft } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** Events as drafts of what readers see now, by their keys. */
export async function readEvents(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  if (keys.length === 0) return new Map();
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('event as e')
    .selectAll('e')
    .select([
      sql<string[]>`array(select topic from event_topic where event_id = e.id order by position)`.as('topics'),
      sql<string[]>`array(select country_code from event_country where event_id = e.id order by 1)`.as('countries'),
      sql<string[]>`array(select bookable_id::text from event_booking where event_id = e.id order by bookable_id)`.as(
        'bookings',
      ),
    ])
    .where('e.id', 'in', ids)
    .execute();
  const texts = await db.selectFrom('event_text').selectAll().where('event_id', 'in', ids).execute();
  const textsOf = Map.groupBy(texts, ({ event_id }) => event_id);
  return new Map(
    rows.map(({ id, kind, topics, languages, interpretation, admission, countries, bookings, ...row }) => {
      const own = textsOf.get(id) ?? [];
      return [
        String(id),
        {
          ...{ kind, topics, languages, interpretation, admission, countries, bookings },
          edition: String(row.edition_id),
          startsAt: row.starts_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          room: String(row.room_id),
          agenda: row.agenda_times.map((at, i) => ({ at, texts: itemTexts(own, 'agenda', i, 'title') })),
          speakers: row.speaker_parts.map((part, i) => ({ part, texts: itemTexts(own, 'speakers', i, 'role') })),
          texts: Object.fromEntries(
            own.map(({ locale, title, summary, organiser, audience }) => [
              locale,
              { title, summary, organiser, audience },
            ]),
          ),
        },
      ];
    }),
  );
}

type TextRow = { locale: Locale } & Record<'agenda' | 'speakers', string[]>;

/** The words of an item of an agenda, or of a speaker, in the languages that have them. */
function itemTexts(texts: readonly TextRow[], list: 'agenda' | 'speakers', i: number, field: string) {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const words = text[list][i];
      return words ? [[text.locale, { [field]: words }]] : [];
    }),
  );
}
