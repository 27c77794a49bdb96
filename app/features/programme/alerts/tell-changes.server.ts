import { msg } from '@lingui/core/macro';
import type { Selectable } from 'kysely';
import type { EventChangeTable } from '#db/schema/tables.gen.ts';
import { tellMember } from '#features/accounts/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { formatTime, formatWeekday } from '#ui/dates/dates.ts';
import { seen } from '../event-rows.server.ts';
import { mineHref } from '../programme.ts';
import { stopLink } from './stop-link.server.ts';

/** So long an event has to stay as it is before anybody is told: several changes are one message. Milliseconds. */
export const quiet = 3 * 60_000;
/** So long after its end nobody needs to be told of an event. */
const keptAfter = 86_400_000;
/** So many members are written to in one transaction: few enough that nobody waits for it. */
const atOnce = 50;

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;
type Change = Selectable<EventChangeTable>;

/** Where and when readers see an event. */
interface Place {
  startsAt: Date;
  endsAt: Date;
  roomId: number;
}

/** What became of an event of which somebody is to be told. */
interface News {
  titles: Record<string, string>;
  /** Undefined where it was withdrawn. */
  is: Place | undefined;
}

export const alertJobs: Job[] = [
  { name: 'tell of changes in the programme', every: 30_000, run: tellOfChanges },
  { name: 'forget who is told of events that are over', every: 3_600_000, run: forgetOver },
];

/**
 * Writes to those who asked for it what has become of their events: once a change, all that is due in one message, in their language.
 * What was moved and moved back, or withdrawn and published again as it was, is told to nobody. Wherever this ends, what is still to be
 * told stands with whoever is to be told.
 */
export async function tellOfChanges(site: Needs, signal?: AbortSignal): Promise<void> {
  await inTransaction(site.db, (tx) => noteNews(tx, site.clock.now()));
  let told: number;
  do {
    if (signal?.aborted) return;
    told = await inTransaction(site.db, (tx) => tellSome(tx, site));
  } while (told > 0);
}

/** Those who kept an event need not be known once it is over. */
export async function forgetOver({ db, clock }: Needs): Promise<void> {
  const over = db
    .selectFrom('event')
    .select('id')
    .where('ends_at', '<', new Date(clock.now().getTime() - keptAfter));
  await db.deleteFrom('event_watch').where('event_id', 'in', over).execute();
}

/** Takes the changes of events that have stayed as they are for a while: no other process tells of them. */
async function takeDue(tx: Tx, now: Date): Promise<Change[]> {
  const untold = await tx
    .selectFrom('event_change')
    .selectAll()
    .where('told_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  const settled = new Date(now.getTime() - quiet);
  const due = [...Map.groupBy(untold, ({ event_id }) => event_id).values()].filter((own) =>
    own.every(({ changed_at }) => changed_at <= settled),
  );
  const ids = due.flat().map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable('event_change').set({ told_at: now }).where('id', 'in', ids).execute();
  return due.flat();
}

/** Notes with members what is to be told to them, of events that have stayed as they are for a while. */
async function noteNews(tx: Tx, now: Date): Promise<void> {
  const changes = Map.groupBy(await takeDue(tx, now), ({ event_id }) => event_id);
  const places = await placesSeen(tx, [...changes.keys()]);
  for (const [id, own] of changes) {
    const last = own.at(-1);
    if (!last || !isNews(own, places.get(id), now)) continue;
    await tx
      .updateTable('event_watch')
      .set({ news: JSON.stringify(last.titles) })
      .where('event_id', '=', id)
      .execute();
  }
}

/** Whether an event is elsewhere than before some changes of it, and not over. @param changes in their order @param is undefined where it is withdrawn */
function isNews(changes: readonly Change[], is: Place | undefined, now: Date): boolean {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return false;
  if (!is) return last.was_ends_at > now;
  const isSame =
    first.was_starts_at.getTime() === is.startsAt.getTime() &&
    first.was_ends_at.getTime() === is.endsAt.getTime() &&
    first.was_room_id === is.roomId;
  return !isSame && is.endsAt > now;
}

/** Where and when readers see some events; without those that are withdrawn. */
async function placesSeen(tx: Tx, ids: readonly number[]): Promise<Map<number, Place>> {
  if (ids.length === 0) return new Map();
  const rows = await seen(tx)
    .select(['e.id', 'e.starts_at as startsAt', 'e.ends_at as endsAt', 'e.room_id as roomId'])
    .where('e.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** Writes to some members all that is to be told to them. @returns to how many */
async function tellSome(tx: Tx, site: Needs): Promise<number> {
  const owed = tx.selectFrom('event_watch').where('news', 'is not', null);
  const members = await owed.select('member_id').distinct().orderBy('member_id').limit(atOnce).execute();
  if (members.length === 0) return 0;
  const rows = await owed
    .select(['member_id', 'event_id', 'news'])
    .where(
      'member_id',
      'in',
      members.map(({ member_id }) => member_id),
    )
    .orderBy('member_id')
    .orderBy('event_id')
    .forUpdate()
    .skipLocked()
    .execute();
  const places = await placesSeen(tx, [...new Set(rows.map(({ event_id }) => event_id))]);
  const rooms = await roomNames(tx, [...places.values()]);
  const now = site.clock.now();
  const byMember = Map.groupBy(rows, ({ member_id }) => member_id);
  for (const [memberId, own] of byMember) {
    const news = own.map(({ event_id, news: titles }): News => ({ titles: titles ?? {}, is: places.get(event_id) }));
    await tell(tx, site, memberId, { news: news.filter(({ is }) => !is || is.endsAt > now), rooms });
    await tx
      .updateTable('event_watch')
      .set({ news: null })
      .where('member_id', '=', memberId)
      .where(
        'event_id',
        'in',
        own.map(({ event_id }) => event_id),
      )
      .execute();
  }
  return byMember.size;
}

async function tell(
  tx: Tx,
  site: Needs,
  memberId: number,
  { news, rooms }: { news: readonly News[]; rooms: RoomNames },
): Promise<void> {
  if (news.length === 0) return;
  const { settings } = site;
  await tellMember(tx, site, memberId, (locale) => {
    const i18n = i18nFor(locale);
    const address = (path: string) => `${settings.SITE_URL}${localHref(locale, path)}`;
    const [mine, stop] = [address(mineHref), address(stopLink(settings, memberId))];
    return {
      subject: i18n._(msg`Changes in your programme`),
      text: [
        ...news.map((each) => lineOf(each, locale, rooms)),
        i18n._(msg`My programme: ${mine}`),
        i18n._(msg`Stop these messages: ${stop}`),
      ].join('\n'),
    };
  });
}

type RoomNames = { room_id: number; locale: Locale; name: string }[];

async function roomNames(tx: Tx, places: readonly Place[]): Promise<RoomNames> {
  const ids = [...new Set(places.map(({ roomId }) => roomId))];
  if (ids.length === 0) return [];
  return tx.selectFrom('event_room_text').select(['room_id', 'locale', 'name']).where('room_id', 'in', ids).execute();
}

function lineOf({ titles, is }: News, locale: Locale, rooms: RoomNames): string {
  const i18n = i18nFor(locale);
  const named = languagesFor(locale);
  const title = named.map((each) => titles[each]).find(Boolean) ?? '';
  if (!is) return i18n._(msg`“${title}” has been cancelled.`);
  const begins = venueIso(is.startsAt);
  const [day, time] = [formatWeekday(begins, locale), formatTime(begins, locale)];
  const names = rooms.filter(({ room_id }) => room_id === is.roomId);
  const room = named.map((lang) => names.find((each) => each.locale === lang)?.name).find(Boolean);
  if (!room) return i18n._(msg`“${title}” is now on ${day} at ${time}; the room will be announced.`);
  return i18n._(msg`“${title}” is now on ${day} at ${time}, ${room}.`);
}
