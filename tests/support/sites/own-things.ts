import type { Member } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { ownEntry } from '#features/directory/changes/own-change.server.ts';
import { sendChange } from '#features/directory/changes/send-change.server.ts';
import { typedOf } from '#features/directory/changes/typed-company.server.ts';
import { grantedClaim } from '#features/directory/claims/claims.fixture.ts';
import { answerMeeting } from '#features/talks/meetings/answer-meeting.server.ts';
import { proposeMeeting } from '#features/talks/meetings/propose-meeting.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { writeMessage } from '#features/talks/thread/write-message.server.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
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

const secret = 'Between the two of us: 42.';

/** Makes a company that asks for a change, a project, and a talk about it with a message, a meeting and a file. @param url of the site that shows them */
export async function ownThings(platform: Platform, url: string): Promise<OwnThings> {
  const { key, projectId, owner, asker } = await someTalk(platform);
  const site = siteFor(platform);
  await writeMessage(site, owner.member, { key, content: secret });
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
  const companyId = await ownCompany(site, owner.member);
  if (meetingId === 0 || sent.code !== 0 || !file) throw new Error('A talk could not be filled');
  return {
    owner: headers,
    other: { Cookie: (await someMember(platform)).cookie },
    parameter: (routeId, name) => {
      if (name === 'meeting') return String(meetingId);
      if (name === 'file') return file;
      if (routeId.startsWith('account.company')) return String(companyId);
      return routeId.startsWith('talks.') ? key : String(projectId);
    },
    secret: new RegExp(secret),
  };
}

/** A company that is a member's, and asks staff for another profile. @returns its number */
async function ownCompany(site: SiteContext, member: Member): Promise<number> {
  const { company_id: companyId } = await site.db
    .selectFrom('company_listing')
    .select('company_id')
    .where('kind', '=', 'exhibitor')
    .limit(1)
    .executeTakeFirstOrThrow();
  await grantedClaim(site.db, { companyId, memberId: member.id });
  const entry = await ownEntry(site, member, companyId);
  if (!entry) throw new Error('The company is nobody’s');
  const { kind, fields, version } = entry;
  const typed = typedOf(kind, fields);
  typed.texts[site.locale].profile = secret;
  const { outcome } = await sendChange(site, member, { companyId, kind, typed, version });
  if (outcome !== 'sent') throw new Error(`The company could not ask for a change: ${outcome}`);
  return companyId;
}
