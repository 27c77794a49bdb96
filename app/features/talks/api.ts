import type { Context } from 'hono';
import { forUploads, memberOf, signedBySig, signedIn, signedOf, staffOf } from '#features/accounts/index.server.ts';
import { type ApiEnv, newApi, replyOne, replyRows } from '#platform/http/api.ts';
import { refuse } from '#platform/http/api-errors.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import { answerMeeting } from './answer-meeting.server.ts';
import * as calls from './api-calls.ts';
import { blockOther } from './block-member.server.ts';
import { followTalk } from './follow-talk.server.ts';
import { moveTalk } from './move-talk.server.ts';
import { findTalk } from './open-talk.server.ts';
import { mayJudge } from './policy.ts';
import { presentLine, presentReport, presentTalk } from './present.ts';
import { proposeMeeting } from './propose-meeting.server.ts';
import { listTalks, markRead } from './queries.server.ts';
import { refuseTalk } from './refuse-talk.ts';
import { reportTalk } from './report-talk.server.ts';
import { listReports } from './reports.server.ts';
import { resolveReport } from './resolve-report.server.ts';
import { sentFiles } from './sent-files.ts';
import { startTalk } from './start-talk.server.ts';
import { viewTalk } from './view-talk.server.ts';
import { writeMessage } from './write-message.server.ts';

/** The calls of talks about projects. Nothing here is kept by a cache. */
export const talksApi = newApi();

talksApi.use('/api/talk/*', async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

const asking = (c: Context<ApiEnv>) => memberOf(c.req.raw, c.var.site);

const keyOf = ({ 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined }) => ({
  idempotencyKey,
});

talksApi.openapi(calls.startCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const answer = await startTalk(c.var.site, member, { ...c.req.valid('json'), ...keyOf(c.req.valid('header')) });
  if (answer.outcome !== 'started') return refuseTalk(c, answer);
  return replyOne(c, { id: answer.key, isNew: answer.isNew });
});

talksApi.openapi(calls.listTalksCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { pageNum, pageSize } = c.req.valid('query');
  const range = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { talks, total } = await listTalks(c.var.site, member.id, range);
  return replyRows(
    c,
    talks.map((talk) => presentLine(talk, c.var.site.locale)),
    { total },
  );
});

talksApi.openapi(calls.talkCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id, before } = c.req.valid('query');
  const view = await viewTalk(c.var.site, member, id, before);
  return view ? replyOne(c, presentTalk(view, c.var.site.locale)) : (refuse(c, 404) as never);
});

talksApi.openapi(calls.messageCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id: key, content } = c.req.valid('json');
  const answer = await writeMessage(c.var.site, member, { key, content, ...keyOf(c.req.valid('header')) });
  return answer.outcome === 'written' ? replyOne(c, { number: answer.number }) : refuseTalk(c, answer);
});

talksApi.openapi({ ...calls.filesCall, middleware: forUploads }, async (c) => {
  const { member } = signedOf(c);
  const { id: key, content } = c.req.valid('form');
  const files = await sentFiles(await c.req.formData());
  const answer = await writeMessage(c.var.site, member, { key, content, files, ...keyOf(c.req.valid('header')) });
  return answer.outcome === 'written' ? replyOne(c, { number: answer.number }) : refuseTalk(c, answer);
});

talksApi.openapi(calls.readCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id, number } = c.req.valid('json');
  const talk = await findTalk(c.var.site.db, id, member.id);
  if (!talk) return refuse(c, 404) as never;
  await markRead(c.var.site.db, talk.id, member.id, number);
  return replyOne(c, {});
});

talksApi.openapi(calls.moveCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id: key, move } = c.req.valid('json');
  const answer = await moveTalk(c.var.site, member, { key, move });
  return answer.outcome === 'moved' ? replyOne(c, {}) : refuseTalk(c, answer);
});

talksApi.openapi(calls.meetingCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id: key, minutes, ...typed } = c.req.valid('json');
  const said = { key, ...typed, minutes: String(minutes), ...keyOf(c.req.valid('header')) };
  const answer = await proposeMeeting(c.var.site, member, said);
  if (answer.outcome !== 'proposed') return refuseTalk(c, answer);
  return replyOne(c, { meetingId: answer.meetingId, number: answer.number });
});

talksApi.openapi(calls.answerCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id: key, ...said } = c.req.valid('json');
  const answer = await answerMeeting(c.var.site, member, { key, ...said });
  return answer.outcome === 'answered' ? replyOne(c, { number: answer.number }) : refuseTalk(c, answer);
});

talksApi.openapi(calls.reportCall, async (c) => {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const { id: key, ...said } = c.req.valid('json');
  const answer = await reportTalk(c.var.site, member, { key, ...said });
  return answer.outcome === 'reported' ? replyOne(c, {}) : refuseTalk(c, answer);
});

talksApi.openapi(calls.blockCall, (c) => block(c, c.req.valid('json').id, true));
talksApi.openapi(calls.unblockCall, (c) => block(c, c.req.valid('json').id, false));

async function block(c: Context<ApiEnv>, key: string, blocks: boolean) {
  const member = await asking(c);
  if (!member) return refuse(c, 401) as never;
  const answer = await blockOther(c.var.site, member, { key, blocks });
  return answer.outcome === 'done' ? replyOne(c, {}) : refuseTalk(c, answer);
}

talksApi.openapi(calls.eventsCall, async (c) => {
  const { after = 0 } = c.req.valid('query');
  const seen = c.req.valid('header')['last-event-id'] ?? '';
  const [, userSig] = /^bearer +(\S{1,500})$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const who = () => (userSig ? signedBySig(c.var.site, userSig) : signedIn(c.req.raw, c.var.site));
  const answer = await followTalk(c.var.site, {
    key: c.req.valid('param').id,
    after: /^\d{1,9}$/.test(seen) ? Number(seen) : after,
    who,
  });
  switch (answer) {
    case 'stranger':
      return refuse(c, 401) as never;
    case 'missing':
      return refuse(c, 404) as never;
    case 'member-full':
      c.header('Retry-After', '60');
      return refuse(c, 429) as never;
    case 'full':
      c.header('Retry-After', '5');
      return refuse(c, 503) as never;
    default:
      // Proxies hand it on as it comes.
      c.header('X-Accel-Buffering', 'no');
      return c.body(answer, 200, { 'Content-Type': 'text/event-stream' }) as never;
  }
});

talksApi.openapi(calls.reportsCall, async (c) => {
  const staff = await staffOf(c.var.site.db, c.req.header('Authorization'));
  if (!staff) return refuse(c, 401) as never;
  if (!mayJudge(staff)) return refuse(c, 403) as never;
  const { resolved, pageNum, pageSize } = c.req.valid('query');
  const range = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { reports, total } = await listReports(c.var.site, { resolved: resolved === 'true', ...range });
  const shown = reports.map(({ id }) => id).join(' ');
  noteSecurity(c.var.site, 'reveal', {
    staff: staff.id,
    what: 'reports of talks, with their last messages',
    ids: shown,
  });
  return replyRows(c, reports.map(presentReport), { total });
});

talksApi.openapi(calls.resolveCall, async (c) => {
  const staff = await staffOf(c.var.site.db, c.req.header('Authorization'));
  if (!staff) return refuse(c, 401) as never;
  const answer = await resolveReport(c.var.site, staff, c.req.valid('json'));
  switch (answer.outcome) {
    case 'resolved':
      return replyOne(c, {});
    case 'missing':
      return refuse(c, 404) as never;
    case 'not-allowed':
      return refuse(c, 403) as never;
    case 'resolved-before':
      return refuse(c, 409) as never;
  }
});
