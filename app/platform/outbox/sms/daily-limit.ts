import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database, Tx } from '#platform/db/database.ts';

/** No more text messages leave today, in all or to this country. */
export class DailyLimitReached extends Error {
  override name = 'DailyLimitReached';

  constructor() {
    super('the daily limit of text messages is reached');
  }
}

type Limited = Pick<Settings, 'SMS_DAILY_LIMIT'>;

const day = 86_400_000;

/** Which counts a text message belongs to: that of its country, where it has one, and at last that of all, for which everybody waits. */
function countsOf({ SMS_DAILY_LIMIT: limit }: Limited, to: string): { prefix: string; most: number }[] {
  if (!limit) return [];
  const own = limit.byPrefix.find(({ prefix }) => to.startsWith(`+${prefix}`));
  return [...(own ? [own] : []), { prefix: '', most: limit.most }];
}

/**
 * Counts a text message among those of its day, with the transaction. Of any number at once no more are counted than the limit allows.
 * @param to the number, in E.164
 * @returns calling codes whose last message of the day this is, `''` for that of all: whoever commits says so in the log
 * @throws DailyLimitReached where it may not leave: the transaction is to be rolled back
 */
export async function countText(tx: Tx, settings: Limited, now: Date, to: string): Promise<string[]> {
  const counts = countsOf(settings, to);
  if (counts.some(({ most }) => most === 0)) throw new DailyLimitReached();
  const last: string[] = [];
  // One after the other: rows are locked in the same order by everybody.
  for (const { prefix, most } of counts) {
    const { rows } = await sql<{ sent: number }>`
      insert into text_day (day, prefix, sent, most) values (${venueDay(now)}, ${prefix}, 1, ${most})
      on conflict (day, prefix) do update set sent = text_day.sent + 1, most = excluded.most
        where text_day.sent < excluded.most
      returning sent`.execute(tx);
    const [counted] = rows;
    if (!counted) throw new DailyLimitReached();
    if (counted.sent === most) last.push(prefix);
  }
  return last;
}

/** Whether no more text messages leave today to that number. */
export async function textsAreSpent(db: Database, settings: Limited, now: Date, to: string): Promise<boolean> {
  const counts = countsOf(settings, to);
  if (counts.length === 0) return false;
  const rows = await db.selectFrom('text_day').select(['prefix', 'sent']).where('day', '=', venueDay(now)).execute();
  const sent = new Map(rows.map((row) => [row.prefix, row.sent]));
  return counts.some(({ prefix, most }) => (sent.get(prefix) ?? 0) >= most);
}

/** In how many seconds the venue's next day begins. */
export function secondsToNextDay(now: Date): number {
  const begins = Date.parse(`${venueDay(now)}T00:00:00+08:00`) + day;
  return Math.ceil((begins - now.getTime()) / 1000);
}
