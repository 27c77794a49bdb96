import type { Reachable } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { accountHashes } from '../parties/lookups.server.ts';

/** A party's place on the waiting list. */
export interface WaitingPlace {
  key: string;
  date: string;
  visitors: number;
  status: 'waiting' | 'offered';
}

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock'>;

/** What a proven phone or mail waits for, by day. */
export async function waitingOf(site: Needs, to: Reachable): Promise<WaitingPlace[]> {
  const rows = await site.db
    .selectFrom('waiting_party')
    .innerJoin('reservation_day', 'reservation_day.date', 'waiting_party.date')
    .select(['key', 'waiting_party.date', 'visitors', 'status'])
    .where('to_hash', 'in', accountHashes(site.settings, to))
    .where((where) =>
      where.or([
        where('status', '=', 'waiting'),
        where.and([where('status', '=', 'offered'), where('held_until', '>', site.clock.now())]),
      ]),
    )
    .orderBy('waiting_party.date')
    .execute();
  return rows.map(({ key, date, visitors, status }) => ({
    key,
    date,
    visitors,
    status: status === 'offered' ? 'offered' : 'waiting',
  }));
}

/** How many parties come before one that waits for a day. */
export async function partiesBefore({ db }: Pick<SiteContext, 'db'>, key: string): Promise<number> {
  const { parties } = await db
    .selectFrom('waiting_party')
    .innerJoin('waiting_party as own', 'own.date', 'waiting_party.date')
    .select(({ fn }) => fn.countAll<number>().as('parties'))
    .where('own.key', '=', key)
    .where('waiting_party.status', '=', 'waiting')
    .whereRef('waiting_party.turn', '<', 'own.turn')
    .executeTakeFirstOrThrow();
  return parties;
}
