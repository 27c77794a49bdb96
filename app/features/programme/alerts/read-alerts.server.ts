import { type Member, maskReachable, reachablesOf } from '#features/accounts/index.server.ts';
import { currentEdition } from '#features/editions/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { type EventCard, mostIds } from '../programme.ts';
import { listEvents } from '../queries.server.ts';
import { alertsOf } from './alerts.server.ts';

/** What a member chooses from. */
export interface Offered {
  /** Those that were asked for and those of which they are told already, as far as they are not over. */
  events: EventCard[];
  chosen: number[];
  /** Where they are written to, masked; undefined where no way is open. */
  to: string | undefined;
}

/** The events of which a member may be told, with those that they have chosen. @param asked which are offered besides */
export async function offeredAlerts(site: SiteContext, member: Member, asked: readonly number[]): Promise<Offered> {
  const { db, locale, settings, clock } = site;
  const [chosen, edition, reachable] = await Promise.all([
    alertsOf(db, member.id),
    currentEdition(site),
    reachablesOf(db, settings, member.id),
  ]);
  const ids = [...new Set([...asked, ...chosen])].slice(0, mostIds);
  const now = clock.now();
  const events =
    edition && ids.length > 0
      ? await listEvents(db, { editionId: edition.number, ids }, { locale, now, limit: ids.length })
      : [];
  const open = reachable.filter(({ channel }) => channelsOf(settings).includes(channel));
  const to = open.find(({ channel }) => channel === 'email') ?? open[0];
  return {
    events: events.filter(({ end }) => Date.parse(end) > now.getTime()),
    chosen,
    to: to && maskReachable(to),
  };
}
