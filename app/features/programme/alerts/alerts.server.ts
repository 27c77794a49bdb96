import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import { mostIds } from '../programme.ts';

/** The events that a member asked to be told of. */
export async function alertsOf(db: Database, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('event_watch')
    .select('event_id')
    .where('member_id', '=', memberId)
    .orderBy('event_id')
    .limit(mostIds)
    .execute();
  return rows.map(({ event_id }) => event_id);
}

/** What a member has chosen, of the events that the page showed. */
interface Choice {
  shown: readonly number[];
  chosen: readonly number[];
  now: Date;
}

/** Has a member be told of changes of some events, and no longer of the others that were shown. Events that are gone are left out. */
export async function chooseAlerts(db: Database, memberId: number, { shown, chosen, now }: Choice): Promise<void> {
  if (shown.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('event_watch')
      .where('member_id', '=', memberId)
      .where('event_id', 'in', [...shown])
      .execute();
    const wanted = chosen.filter((id) => shown.includes(id));
    if (wanted.length === 0) return;
    const known = await tx
      .selectFrom('event')
      .select('id')
      .where('id', 'in', wanted)
      .where('ends_at', '>', now)
      .execute();
    if (known.length === 0) return;
    await tx
      .insertInto('event_watch')
      .values(known.map(({ id }) => ({ member_id: memberId, event_id: id, since: now })))
      // Pressed twice, both find none of them.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Has a member be told of no event any more. */
export async function stopAlerts(db: Database, memberId: number): Promise<void> {
  await db.deleteFrom('event_watch').where('member_id', '=', memberId).execute();
}

/** What the programme has of a member, to be taken along. */
export async function memberData(db: Database, _settings: Settings, memberId: number): Promise<MemberData> {
  const rows = await db
    .selectFrom('event_watch as watch')
    .innerJoin('event', 'event.id', 'watch.event_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_text')
          .select('title')
          .whereRef('event_text.event_id', '=', 'watch.event_id')
          .orderBy(languageRank('en-US'))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['watch.since', 'watch.news', 'text.title', 'event.starts_at'])
    .where('watch.member_id', '=', memberId)
    .orderBy('event.starts_at')
    .execute();
  const alerts = rows.map(({ since, news, title, starts_at }) => ({
    event: title ?? '',
    begins: venueIso(starts_at),
    since: venueIso(since),
    news: news && JSON.stringify(news),
  }));
  return { programmeAlerts: alerts };
}

/** As the account is deleted. */
export async function forgetMember(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('event_watch').where('member_id', '=', memberId).execute();
}
