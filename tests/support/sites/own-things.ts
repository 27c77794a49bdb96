import { someMember } from '#features/accounts/members/members.fixture.ts';
import { answerMeeting } from '#features/talks/meetings/answer-meeting.server.ts';
import { proposeMeeting } from '#features/talks/meetings/propose-meeting.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { writeMessage } from '#features/talks/thread/write-message.server.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { multipart } from '#tests/support/multipart.ts';
import { siteFor } from '#tests/support/site-for.ts';

/** What a member owns that has a page, and whom it shows itself to. */
export interface OwnThings {
  /** Headers of the owner, and of somebody else. */
  owner: Record<string, string>;
  other: Record<string, string>;
  /** What stands in the place of a parameter of a route's path. */
  parameter(routeId: string, name: string): string;
  /** What must not be shown. */
  secret: RegExp;
}

/** Makes a project, and a talk about it with a message, a meeting and a file. @param url of the site that shows them */
export async function ownThings(platform: Platform, url: string): Promise<OwnThings> {
  const { key, projectId, owner, asker } = await someTalk(platform);
  const site = siteFor(platform);
  await writeMessage(site, owner.member, { key, content: 'Between the two of us: 42.' });
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const time = { date, time: '09:30', timeZone: 'Africa/Nairobi', minutes: '60' };
  const meeting = await proposeMeeting(site, owner.member, { key, ...time });
  const meetingId = meeting.outcome === 'proposed' ? meeting.meetingId : 0;
  await answerMeeting(site, asker.member, { key, meetingId, answer: 'accepted' });
  const headers = { Cookie: owner.cookie };
  const [contentType, body] = multipart({ id: key, content: 'See here.', files: [0] });
  const send = { method: 'POST', headers: { ...headers, 'Content-Type': contentType }, body };
  const sent = (await (await fetch(`${url}/api/talk/files`, send)).json()) as { code: number };
  const shown = await (await fetch(`${url}/api/talk/detail?id=${key}`, { headers })).text();
  const file = /\/file\/([^"/]+)"/.exec(shown)?.[1];
  if (meetingId === 0 || sent.code !== 0 || !file) throw new Error('A talk could not be filled');
  return {
    owner: headers,
    other: { Cookie: (await someMember(platform)).cookie },
    parameter: (routeId, name) => {
      if (name === 'meeting') return String(meetingId);
      if (name === 'file') return file;
      return routeId.startsWith('talks.') ? key : String(projectId);
    },
    secret: /Between the two of us/,
  };
}
