import { venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';

/** How text messages fare, for whoever runs the site. */
export interface TextCounts {
  /** Of the last seven days, by provider and state. */
  deliveries: { provider: string; state: string; count: number }[];
  /** Of today, by calling code; `''`: of all. */
  today: { prefix: string; sent: number; most: number }[];
  /** Providers that are left alone for a minute. */
  resting: string[];
}

/** Counts text messages: none of it is known of a site without providers. */
export async function countTexts(db: Database, now: Date): Promise<TextCounts> {
  const [deliveries, today, resting] = await Promise.all([
    db
      .selectFrom('text_delivery')
      .select(['provider', 'state', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy(['provider', 'state'])
      .orderBy('provider')
      .orderBy('state')
      .execute(),
    db
      .selectFrom('text_day')
      .select(['prefix', 'sent', 'most'])
      .where('day', '=', venueDay(now))
      .orderBy('prefix')
      .execute(),
    db.selectFrom('text_provider').select('name').where('rests_until', '>', now).orderBy('name').execute(),
  ]);
  return { deliveries, today, resting: resting.map(({ name }) => name) };
}
