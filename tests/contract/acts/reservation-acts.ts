import { changeCapacity } from '#features/reservations/board/change-capacity.server.ts';
import { openDay, pauseDay } from '#features/reservations/board/open-day.server.ts';
import { closeDay, reopenDay } from '#features/reservations/closing/close-day.server.ts';
import { forWeather } from '#features/reservations/closing/closing.fixture.ts';
import { makeDay } from '#features/reservations/reservations.fixture.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Doing, only } from './act.ts';

const someDay = ({ db }: SiteContext) => makeDay(db, { capacity: 10 });

/** What staff do with days that visitors reserve. */
export const reservationActs: Record<string, Doing> = {
  async 'reservation.capacity'(site, staff) {
    only(await changeCapacity(site, staff, { date: await someDay(site), capacity: 12 }), 'changed');
    return { before: { capacity: 10 }, after: { capacity: 12 } };
  },
  async 'reservation.open'(site, staff) {
    const date = await someDay(site);
    const [first, from] = [new Date(`${date}T08:00:00+08:00`), new Date(`${date}T08:30:00+08:00`)];
    await openDay(site, staff, { date, from: first });
    only(await openDay(site, staff, { date, from }), 'changed');
    return { before: { opensAt: venueIso(first) }, after: { opensAt: venueIso(from) } };
  },
  async 'reservation.pause'(site, staff) {
    only(await pauseDay(site, staff, { date: await someDay(site), pause: true }), 'changed');
    return { before: { paused: false }, after: { paused: true } };
  },
  async 'reservation.resume'(site, staff) {
    const date = await someDay(site);
    await pauseDay(site, staff, { date, pause: true });
    only(await pauseDay(site, staff, { date, pause: false }), 'changed');
    return { before: { paused: true }, after: { paused: false } };
  },
  async 'reservation.close'(site, staff) {
    const [date, other] = [await someDay(site), await someDay(site)];
    only(await closeDay(site, staff, { date, ...forWeather, offered: [other] }), 'closed');
    return { before: { closed: false }, after: { closed: true, for: 'weather', offered: [other], holders: 0 } };
  },
  async 'reservation.reopen'(site, staff) {
    const date = await someDay(site);
    await closeDay(site, staff, { date, ...forWeather });
    only(await reopenDay(site, staff, date), 'reopened');
    return { before: { closed: true, for: 'weather' }, after: { closed: false } };
  },
};
