import { someMember } from '#features/accounts/members/members.fixture.ts';
import type { Member } from '#features/accounts/members/members.ts';
import { draft, publish } from '#features/negotiation/negotiation.fixture.ts';
import { filePurpose, messagePurpose, reportPurpose } from '#features/talks/entry/sealed-purposes.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { moment, type Planted, Row, sealedFor } from './planted.fixture.ts';

/** A talk of a member with somebody else about the member's project, with all that a talk can hold. */
export async function plantTalks(
  platform: Platform,
  memberId: number,
): Promise<{ projectId: number; other: { member: Member; cookie: string }; planted: Planted[] }> {
  const { db } = platform;
  const other = await someMember(platform);
  const { industry } = draft();
  const projectId = await publish(platform, { industry });
  await db.updateTable('project').set({ owner_id: memberId }).where('id', '=', projectId).execute();
  const talk = new Row('talk', { key: 'key', value: 'mark-talk' });
  const { id } = await db
    .insertInto('talk')
    .values({
      key: talk.mark('key', 'mark-talk'),
      project_id: talk.value('project_id', projectId, `"project": ${projectId}`),
      // It is closed as one of the two goes, which is no news of a person.
      state: talk.value('state', 'open', '"state": "open"'),
      created_at: talk.moment('created_at', moment()),
      requested_at: moment(),
      moved_at: moment(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const side = new Row('talk_side', { key: 'talk_id', value: id });
  const own = { talk_id: id, project_id: projectId };
  await db
    .insertInto('talk_side')
    .values([
      {
        ...own,
        member_id: memberId,
        side: side.value('side', 'owner', '"as": "owner"'),
        time_zone: side.mark('time_zone', 'Africa/Lubumbashi'),
      },
      { ...own, member_id: other.member.id, side: 'asker' },
    ])
    .execute();
  const planted = [
    ...talk.noted,
    ...side.noted,
    ...(await plantEntries(platform, id)),
    ...(await plantReport(platform, id)),
  ];
  return { projectId, other, planted: [...planted, ...(await plantBlock(platform, memberId, other.member.id))] };
}

async function plantEntries(platform: Platform, talkId: number): Promise<Planted[]> {
  const { db } = platform;
  const entry = new Row('talk_entry', { key: 'talk_id', value: talkId });
  const text = entry.mark('sealed', 'mark-talk-message');
  const { id: entryId } = await db
    .insertInto('talk_entry')
    .values({
      ...{ talk_id: talkId, number: 1, side: 'owner', kind: 'message' },
      sealed: sealedFor(platform, messagePurpose, text),
      created_at: entry.moment('created_at', moment()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = new Row('talk_file', { key: 'key', value: 'mark-talk-file' });
  const name = file.mark('sealed', 'mark-talk-file.pdf');
  await db
    .insertInto('talk_file')
    .values({
      key: file.untold('key', 'mark-talk-file'),
      entry_id: entryId,
      mime: 'application/pdf',
      bytes: file.untold('bytes', 4711),
      sealed: sealedFor(platform, filePurpose, JSON.stringify({ name, secret: '' })),
      created_at: moment(),
    })
    .execute();
  const meeting = new Row('talk_meeting', { key: 'talk_id', value: talkId });
  const startsAt = moment();
  const { id: meetingId } = await db
    .insertInto('talk_meeting')
    .values({
      ...{ talk_id: talkId, side: 'owner' },
      starts_at: meeting.value('starts_at', startsAt, startsAt.toISOString()),
      minutes: meeting.value('minutes', 437, '"minutes": 437'),
      time_zone: meeting.mark('time_zone', 'Africa/Bujumbura'),
      state: meeting.value('state', 'proposed', '"state": "proposed"'),
      created_at: moment(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entered = { talk_id: talkId, number: 2, side: 'owner', kind: 'meeting' } as const;
  await db
    .insertInto('talk_entry')
    .values({ ...entered, meeting_id: meetingId, created_at: moment() })
    .execute();
  return [...entry.noted, ...file.noted, ...meeting.noted];
}

async function plantReport(platform: Platform, talkId: number): Promise<Planted[]> {
  const report = new Row('talk_report', { key: 'talk_id', value: talkId });
  const words = report.mark('sealed', 'mark-report');
  await platform.db
    .insertInto('talk_report')
    .values({
      ...{ talk_id: talkId, side: 'owner', number: 1, resolved_at: moment() },
      reason: report.value('reason', 'insult', '"reason": "insult"'),
      sealed: sealedFor(platform, reportPurpose, words),
      created_at: report.moment('created_at', moment()),
      resolution: report.value('resolution', 'dismissed', '"resolution": "dismissed"'),
    })
    .execute();
  return report.noted;
}

async function plantBlock({ db }: Platform, memberId: number, otherId: number): Promise<Planted[]> {
  const block = new Row('talk_block', { key: 'blocked_id', value: otherId });
  await db
    .insertInto('talk_block')
    .values({
      blocker_id: memberId,
      blocked_id: block.untold('blocked_id', otherId),
      at: block.moment('at', moment()),
    })
    .execute();
  return block.noted;
}
