import { memberCall, signedBySig, signedIn, uploadCall } from '#features/accounts/index.server.ts';
import { noteShown, staffCall } from '#features/staff/index.server.ts';
import { newApi, replyOne, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import * as calls from './api-calls.ts';
import { findTalk } from './entry/open-talk.server.ts';
import { sentFiles } from './files/sent-files.ts';
import { answerMeeting } from './meetings/answer-meeting.server.ts';
import { proposeMeeting } from './meetings/propose-meeting.server.ts';
import { presentLine, presentReport, presentTalk } from './present.ts';
import { refusedTalk } from './refuse-talk.ts';
import { reportTalk } from './reports/report-talk.server.ts';
import { listReports } from './reports/reports.server.ts';
import { resolveReport } from './reports/resolve-report.server.ts';
import { followTalk } from './streams/follow-talk.server.ts';
import { blockOther } from './thread/block-member.server.ts';
import { moveTalk } from './thread/move-talk.server.ts';
import { listTalks, markRead } from './thread/queries.server.ts';
import { startTalk } from './thread/start-talk.server.ts';
import { viewTalk } from './thread/view-talk.server.ts';
import { writeMessage } from './thread/write-message.server.ts';

/** The calls of talks about projects. Nothing here is kept by a cache. */
export const talksApi = newApi();

const keyOf = ({ 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined }) => ({
  idempotencyKey,
});

talksApi.openapi(memberCall(calls.startCall), async (c) => {
  const { site, member } = c.var;
  const answer = await startTalk(site, member, { ...c.req.valid('json'), ...keyOf(c.req.valid('header')) });
  if (answer.outcome !== 'started') throw refusedTalk(answer);
  return replyOne(c, { id: answer.key, isNew: answer.isNew });
});

talksApi.openapi(memberCall(calls.listTalksCall), async (c) => {
  const { site, member } = c.var;
  const { pageNum, pageSize } = c.req.valid('query');
  const range = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { talks, total } = await listTalks(site, member.id, range);
  return replyRows(
    c,
    talks.map((talk) => presentLine(talk, site.locale)),
    { total },
  );
});

talksApi.openapi(memberCall(calls.talkCall), async (c) => {
  const { site, member } = c.var;
  const { id, before } = c.req.valid('query');
  const view = await viewTalk(site, member, id, before);
  if (!view) throw new Refusal(404);
  return replyOne(c, presentTalk(view, site.locale));
});

talksApi.openapi(memberCall(calls.messageCall), async (c) => {
  const { site, member } = c.var;
  const { id: key, content } = c.req.valid('json');
  const answer = await writeMessage(site, member, { key, content, ...keyOf(c.req.valid('header')) });
  if (answer.outcome !== 'written') throw refusedTalk(answer);
  return replyOne(c, { number: answer.number });
});

talksApi.openapi(uploadCall(calls.filesCall), async (c) => {
  const { site, member } = c.var;
  const { id: key, content } = c.req.valid('form');
  const files = await sentFiles(await c.req.formData());
  const answer = await writeMessage(site, member, { key, content, files, ...keyOf(c.req.valid('header')) });
  if (answer.outcome !== 'written') throw refusedTalk(answer);
  return replyOne(c, { number: answer.number });
});

talksApi.openapi(memberCall(calls.readCall), async (c) => {
  const { site, member } = c.var;
  const { id, number } = c.req.valid('json');
  const talk = await findTalk(site.db, id, member.id);
  if (!talk) throw new Refusal(404);
  await markRead(site.db, talk.id, member.id, number);
  return replyOne(c, {});
});

talksApi.openapi(memberCall(calls.moveCall), async (c) => {
  const { site, member } = c.var;
  const { id: key, move } = c.req.valid('json');
  const answer = await moveTalk(site, member, { key, move });
  if (answer.outcome !== 'moved') throw refusedTalk(answer);
  return replyOne(c, {});
});

talksApi.openapi(memberCall(calls.meetingCall), async (c) => {
  const { site, member } = c.var;
  const { id: key, minutes, ...typed } = c.req.valid('json');
  const said = { key, ...typed, minutes: String(minutes), ...keyOf(c.req.valid('header')) };
  const answer = await proposeMeeting(site, member, said);
  if (answer.outcome !== 'proposed') throw refusedTalk(answer);
  return replyOne(c, { meetingId: answer.meetingId, number: answer.number });
});

talksApi.openapi(memberCall(calls.answerCall), async (c) => {
  const { site, member } = c.var;
  const { id: key, ...said } = c.req.valid('json');
  const answer = await answerMeeting(site, member, { key, ...said });
  if (answer.outcome !== 'answered') throw refusedTalk(answer);
  return replyOne(c, { number: answer.number });
});

talksApi.openapi(memberCall(calls.reportCall), async (c) => {
  const { site, member } = c.var;
  const { id: key, ...said } = c.req.valid('json');
  const answer = await reportTalk(site, member, { key, ...said });
  if (answer.outcome !== 'reported') throw refusedTalk(answer);
  return replyOne(c, {});
});

for (const [call, blocks] of [
  [calls.blockCall, true],
  [calls.unblockCall, false],
] as const) {
  talksApi.openapi(memberCall(call), async (c) => {
    const { site, member } = c.var;
    const answer = await blockOther(site, member, { key: c.req.valid('json').id, blocks });
    if (answer.outcome !== 'done') throw refusedTalk(answer);
    return replyOne(c, {});
  });
}

/** Asks again and again who listens: by the session, or by the `userSig`. */
talksApi.openapi(calls.eventsCall, async (c) => {
  const { site } = c.var;
  const { after = 0 } = c.req.valid('query');
  const seen = c.req.valid('header')['last-event-id'] ?? '';
  const [, userSig] = /^bearer +(\S{1,500})$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const who = () => (userSig ? signedBySig(site, userSig) : signedIn(c.req.raw, site));
  const answer = await followTalk(site, {
    key: c.req.valid('param').id,
    after: /^\d{1,9}$/.test(seen) ? Number(seen) : after,
    who,
  });
  switch (answer) {
    case 'stranger':
      throw new Refusal(401);
    case 'missing':
      throw new Refusal(404);
    case 'member-full':
      throw new Refusal(429, { retryAfter: 60 });
    case 'full':
      throw new Refusal(503, { retryAfter: 5 });
    default:
      // Proxies hand it on as it comes.
      c.header('X-Accel-Buffering', 'no');
      return c.body(answer, 200, { 'Content-Type': 'text/event-stream' });
  }
});

talksApi.openapi(staffCall(calls.reportsCall, 'moderate'), async (c) => {
  const { site, staff } = c.var;
  const { resolved, pageNum, pageSize } = c.req.valid('query');
  const range = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { reports, total } = await listReports(site, { resolved: resolved === 'true', ...range });
  const ids = reports.map(({ id }) => id);
  const what = 'reports of talks, with their last messages';
  await noteShown(site, staff, { act: 'report.read', about: 'reports', after: { reports: ids }, what, ids });
  return replyRows(c, reports.map(presentReport), { total });
});

talksApi.openapi(staffCall(calls.resolveCall, 'moderate'), async (c) => {
  const { site, staff } = c.var;
  const answer = await resolveReport(site, staff, c.req.valid('json'));
  switch (answer.outcome) {
    case 'resolved':
      return replyOne(c, {});
    case 'missing':
      throw new Refusal(404);
    case 'not-allowed':
      throw new Refusal(403);
    case 'resolved-before':
      throw new Refusal(409);
  }
});
