import { expect, test } from 'vitest';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { reportsQueue } from '../reports/inbox-queue.server.ts';
import { reportTalk } from '../reports/report-talk.server.ts';
import { someTalk } from '../talks.fixture.ts';
import { action, loader } from './report.tsx';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

async function someReport() {
  const { key, owner } = await someTalk(platform());
  await reportTalk(siteFor(platform()), owner.member, { key, reason: 'fraud', content: 'Asks for money first' });
  const { id } = await platform()
    .db.selectFrom('talk_report')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, key };
}

const askedBy = (cookie: string, id: number, fields?: Record<string, string>) => {
  const sent = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const request = new Request(`http://localhost/console/inbox/reports/${id}`, { ...sent, headers: { Cookie: cookie } });
  return pageArguments(siteFor(platform()), request, { id: String(id) });
};

test('a report is read with what the two had written, and the talk is ended', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['moderator'] });
  const [{ id, key }, next] = [await someReport(), await someReport()];
  const { report, beside } = await loader(askedBy(cookie, id));
  expect(report).toMatchObject({
    reason: 'Fraud, or asking for money or documents',
    content: 'Asks for money first',
    entries: [{ content: '您好，想了解一下。' }],
    decision: undefined,
  });
  expect(beside).toMatchObject({ count: 2, next: `/console/inbox/reports/${next.id}` });
  const ended = await action(askedBy(cookie, id, { act: 'closed' }));
  expect(ended instanceof Response && ended.headers.get('Location')).toBe(
    `/en-US/console/inbox/reports/${next.id}?decided=closed`,
  );
  const talk = await platform().db.selectFrom('talk').select('state').where('key', '=', key).executeTakeFirst();
  expect(talk).toEqual({ state: 'closed' });
  const again = await action(askedBy(cookie, id, { act: 'dismissed' }));
  expect(again).toMatchObject({ data: { notTaken: 'decided' }, init: { status: 409 } });
  expect((await loader(askedBy(cookie, id))).report.decision).toMatchObject({ is: 'closed', by: 'Wanjiru' });
  expect(await reportsQueue.count(platform().db)).toBe(1);
});
