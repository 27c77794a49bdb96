import { saveThread } from '#console/content/save-thread.server.ts';
import { copyDay } from '#console/programme/copy-day.server.ts';
import { moveEvent } from '#console/programme/place/move-event.server.ts';
import { countOn } from '#console/programme/read-grid.server.ts';
import { eventKind as kind } from '#features/programme/publishing/event-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Doing, only } from './act.ts';

const hours = { startsAt: '2025-06-12T01:30:00.000Z', endsAt: '2025-06-12T03:00:00.000Z' };
const place = { day: '2025-06-12', room: '1', bookings: [] };

/** An event that nobody has published. @returns its id */
async function someEvent(site: SiteContext, staff: Staff): Promise<number> {
  const values = { ...hours, room: '1', kind: 'forum' };
  return only(await saveThread(site, staff, { kind, thread: 'shared', base: 0, values }), 'saved').thingId;
}

export const programmeActs: Record<string, Doing> = {
  async 'programme.move'(site, staff) {
    const thingId = await someEvent(site, staff);
    const to = { ...place, from: 600, to: 690, room: '2' };
    only(await moveEvent(site, staff, { thingId, base: 1, place: to }), 'moved');
    return {
      before: { ...place, from: '09:30', to: '11:00' },
      after: { ...place, from: '10:00', to: '11:30', room: '2' },
    };
  },
  async 'programme.copy'(site, staff) {
    const thingId = await someEvent(site, staff);
    const [edition, to] = [4, '2025-06-13'];
    const there = await countOn(site.db, { edition, day: to });
    only(await copyDay(site, staff, { edition, from: '2025-06-12', to, ids: [thingId], there }), 'copied');
    return { before: { day: '2025-06-12', events: 1 }, after: { day: '2025-06-13', events: [thingId + 1] } };
  },
};
