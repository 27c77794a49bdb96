import { projectsForTalks } from '#features/negotiation/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import { reportPurpose } from './entry/sealed-purposes.ts';
import { talkHref } from './talks.ts';
import { readEntries } from './thread/entries.server.ts';

/** More entries than any talk has. */
const all = 1_000_000;

/**
 * The talks of a member, to be taken along: all that was written to them and by them. The other one is called by their side
 * alone.
 */
export async function memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData> {
  const talks = await db
    .selectFrom('talk_side')
    .innerJoin('talk', 'talk.id', 'talk_side.talk_id')
    .select([
      'talk.id',
      'talk.key',
      'talk.project_id',
      'talk.state',
      'talk.created_at',
      'talk_side.side',
      'talk_side.time_zone',
    ])
    .where('member_id', '=', memberId)
    .orderBy('talk.id')
    .execute();
  const projects = await projectsForTalks(
    db,
    talks.map((talk) => talk.project_id),
    'en-US',
  );
  const messages: Record<string, unknown>[] = [];
  const meetings: Record<string, unknown>[] = [];
  for (const { id, key, side } of talks) {
    for (const entry of await readEntries(db, settings, id, { after: 0, limit: all })) {
      const of = { negotiation: key, at: venueIso(entry.at), by: byWhom(entry.side, side) };
      const { meeting, files, kind, content } = entry;
      if (kind === 'meeting' && meeting) {
        const { startsAt, minutes, timeZone, state } = meeting;
        meetings.push({ ...of, startsAt: startsAt.toISOString(), minutes, timeZone, state });
      } else {
        messages.push({ ...of, kind, content: content ?? '', files: files.map(({ name }) => name).join(', ') });
      }
    }
  }
  return {
    negotiations: talks.map(({ key, project_id, side, state, time_zone, created_at }) => ({
      id: key,
      address: `${settings.SITE_URL}${talkHref(key)}`,
      project: project_id,
      projectName: projects.get(project_id)?.name ?? '',
      as: side,
      state,
      timeZone: time_zone,
      createdAt: venueIso(created_at),
    })),
    messages,
    meetings,
    reports: await reportsBy(db, settings, memberId),
    blocked: await blockedBy(db, memberId),
  };
}

const byWhom = (of: string | null, own: string) => (of === null ? 'site' : of === own ? 'you' : 'other');

async function reportsBy(db: Database, settings: Settings, memberId: number) {
  const rows = await db
    .selectFrom('talk_report')
    .innerJoin('talk_side', (join) =>
      join.onRef('talk_side.talk_id', '=', 'talk_report.talk_id').onRef('talk_side.side', '=', 'talk_report.side'),
    )
    .innerJoin('talk', 'talk.id', 'talk_report.talk_id')
    .select(['talk.key', 'reason', 'sealed', 'talk_report.created_at as at', 'resolution'])
    .where('talk_side.member_id', '=', memberId)
    .orderBy('talk_report.id')
    .execute();
  return rows.map(({ key, reason, sealed, at, resolution }) => ({
    negotiation: key,
    at: venueIso(at),
    reason,
    content: unsealPersonal(settings, reportPurpose, sealed),
    resolution,
  }));
}

/** Whom they block is another person: they stand in it without a name. */
async function blockedBy(db: Database, memberId: number) {
  const rows = await db
    .selectFrom('talk_block')
    .select('at')
    .where('blocker_id', '=', memberId)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => ({ at: venueIso(at) }));
}
