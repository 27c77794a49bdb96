import { expect, test } from 'vitest';
import { DatabaseAway } from '#platform/db/away.ts';
import { noteRefusedUse } from '#platform/feature/refused-uses.ts';
import { page, raw, startFront } from '../front.fixture.ts';
import type { ScrapedGauge } from './scraped-gauges.ts';

const waiting = (read: ScrapedGauge['read']): ScrapedGauge => ({
  ...{ name: 'outbox_messages', help: 'Messages', labels: ['state'], ofDatabase: true, read },
});
const warnings = (lines: Record<string, unknown>[]) => lines.filter(({ level }) => level === 40);

test('each kind of address is counted under its pattern, with its errors and how long it took', async () => {
  const fetch = async (asked: Request) => {
    if (asked.url.includes('boom')) throw new Error('boom');
    return page('<!DOCTYPE html><p>here');
  };
  const routeOf = (path: string) =>
    path.startsWith('/news/') ? '/news/:id' : path.includes('boom') ? '/boom' : 'missing';
  await using running = await startFront({ site: { fetch, routeOf }, files: { 'assets/a-1.js': 'let a' } });
  for (const path of ['/news/1', '/news/2', '/news/1', '/boom', '/assets/a-1.js', '/language/fr-FR', '/healthz'])
    await running.ask(path);
  await running.ask('/news/3', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'a=1' });
  await raw(running.port, 'nonsense\r\n\r\n');
  const { text } = await running.ask('/metrics');
  const counts = [...text.matchAll(/^http_request_duration_seconds_count\{route="(.*?)",method="(.*?)"\} (\d+)$/gm)];
  expect(Object.fromEntries(counts.map(([, route, method, count]) => [`${method} ${route}`, Number(count)]))).toEqual({
    'GET /news/:id': 3,
    'GET /boom': 1,
    'GET file': 1,
    'GET language': 1,
    'GET /healthz': 1,
    'POST /news/:id': 1,
    'other unreadable': 1,
  });
  expect(text).toContain('\nhttp_request_errors_total{route="/boom",method="GET"} 1\n');
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="10",route="\/news\/:id",method="GET"\} 3$/m);
  expect(text).toContain('\nhttp_requests_total{status="5xx"} 1\n');
});

test('addresses that anybody makes up make no series of their own', async () => {
  await using running = await startFront();
  const series = async () => (await running.ask('/metrics')).text.split('\n').length;
  await running.ask('/made-up');
  await running.ask('/metrics');
  const before = await series();
  for (let index = 0; index < 50; index += 1) {
    await running.ask(`/made-up/${index}`);
    await running.ask(`/%zz${index}`);
    await running.ask('/', { method: `M${index}` });
  }
  // A pattern and a method that were not there before: unreadable addresses, and methods that nobody knows.
  expect((await series()) - before).toBeLessThan(60);
  expect((await running.ask('/metrics')).text).not.toContain('made-up');
});

test('what was refused by a limit is counted by the name of the limit, until the front ends', async () => {
  const running = await startFront();
  noteRefusedUse('picture');
  noteRefusedUse('picture');
  expect((await running.ask('/metrics')).text).toContain('\nlimit_refusals_total{limit="picture"} 2\n');
  await running[Symbol.asyncDispose]();
  noteRefusedUse('picture');
});

test('what the database answers is shown, and what it has nothing to say of has no value', async () => {
  const nothing: ScrapedGauge = { name: 'certificate_seconds', help: 'How long', read: () => undefined };
  const plain: ScrapedGauge = { name: 'admissions_today', help: 'Visitors', read: () => 7 };
  const read = async () => [
    { labels: { state: 'waiting' }, value: 2 },
    { labels: { state: 'given-up' }, value: 1 },
  ];
  await using running = await startFront({ gauges: [waiting(read), nothing, plain] });
  const { text } = await running.ask('/metrics');
  expect(text).toMatch(/^outbox_messages\{state="waiting"\} 2\noutbox_messages\{state="given-up"\} 1$/m);
  expect(text).toContain('# TYPE certificate_seconds gauge\n');
  expect(text).not.toMatch(/^certificate_seconds /m);
  expect(text).toMatch(/^admissions_today 7$/m);
  for (const name of ['outbox_messages', 'certificate_seconds', 'admissions_today'])
    expect(text).toContain(`\nmetrics_unread{metric="${name}"} 0\n`);
});

test('what cannot be read is no 0: it has no value, is said to be unread, and the log says why, once for all of it', async () => {
  const failure = new Error('no such table');
  const failing = () => Promise.reject(failure);
  const plain: ScrapedGauge = { name: 'admissions_today', help: 'Visitors', ofDatabase: true, read: failing };
  await using running = await startFront({ gauges: [waiting(failing), plain] });
  const { status, text } = await running.ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('event_loop_lag_seconds');
  expect(text).not.toMatch(/^(?:outbox_messages|admissions_today)\b/m);
  expect(text).toContain('\nmetrics_unread{metric="outbox_messages"} 1\n');
  expect(text).toContain('\nmetrics_unread{metric="admissions_today"} 1\n');
  expect(warnings(running.lines)).toMatchObject([
    {
      err: { message: 'no such table' },
      metrics: ['outbox_messages', 'admissions_today'],
      msg: 'metrics cannot be read',
    },
  ]);

  await using late = await startFront({ gauges: [waiting(() => new Promise(() => {}))] });
  expect((await late.ask('/metrics')).text).toContain('\nmetrics_unread{metric="outbox_messages"} 1\n');
  expect(warnings(late.lines)).toMatchObject([{ msg: 'metrics were not read in time', metrics: ['outbox_messages'] }]);
});

test('a database that is away is not asked, and what it would say is unread; what is in this process is said all the same', async () => {
  let asked = 0;
  const ofDatabase = waiting(async () => {
    asked += 1;
    throw new DatabaseAway(new Error('gone'));
  });
  const own: ScrapedGauge = { name: 'database_pool_waiting', help: 'Statements', read: () => 3 };
  let away: Date | undefined;
  await using running = await startFront({ gauges: [ofDatabase, own], awaySince: () => away });
  // It goes while it is asked: that is no news for the log, which has it already.
  expect((await running.ask('/metrics')).text).toContain('\nmetrics_unread{metric="outbox_messages"} 1\n');
  away = new Date();
  const { text } = await running.ask('/metrics');
  expect(asked).toBe(1);
  expect(warnings(running.lines)).toEqual([]);
  expect(text).toContain('\ndatabase_away 1\n');
  expect(text).toMatch(/^database_pool_waiting 3$/m);
  expect(text).toContain('\nmetrics_unread{metric="outbox_messages"} 1\n');
});

test('however many ask, what costs a query is read once in a while', async () => {
  let reads = 0;
  const counted = async () => {
    reads += 1;
    return [{ labels: { state: 'waiting' }, value: reads }];
  };
  await using running = await startFront({ gauges: [waiting(counted)] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => running.ask('/metrics')));
  for (const { text } of answers) expect(text).toContain('\noutbox_messages{state="waiting"} 1\n');
  expect(reads).toBe(1);
});
