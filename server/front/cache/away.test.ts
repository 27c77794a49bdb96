import { expect, test } from 'vitest';
import { DatabaseAway } from '#platform/db/away.ts';
import { html, page, startFront } from '../front.fixture.ts';

const hour = 3_600_000;

/** A front before a site whose database can be taken away. */
async function startSite() {
  let since: Date | undefined;
  let asked = 0;
  const running = await startFront({
    awaySince: () => since,
    ready: async () => {
      if (since) throw new DatabaseAway(new Error('refused'));
      return { fits: true, says: 'schema: any' };
    },
    site: {
      fetch: async () => {
        asked += 1;
        if (!since) return page(html(`made ${asked}`), {}, ['news']);
        return page(html('away'), { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
      },
    },
  });
  return Object.assign(running, {
    asked: () => asked,
    goAway: () => {
      since = new Date('2025-06-12T00:00:00Z');
    },
    comeBack: () => {
      since = undefined;
    },
  });
}

test('a kept page stands in while the database is away, however old, and says its age; then it is made anew', async () => {
  await using site = await startSite();
  expect((await site.ask('/news/')).text).toContain('made 1');
  site.goAway();
  // The connection for notices is lost: nobody knows what has changed since.
  site.front.emptyAll();
  for (const passed of [5000, 60_000, 3 * hour]) {
    site.pass(passed);
    const { status, text, headers } = await site.ask('/news/');
    expect([status, text.includes('made 1')]).toEqual([200, true]);
    expect(headers['cache-status']).toBe('expo; hit; detail=database-away');
    expect(Number(headers.age)).toBeGreaterThanOrEqual(passed / 1000);
    const again = await site.ask('/news/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.headers['cache-status']]).toEqual([304, headers['cache-status']]);
  }
  expect(site.asked()).toBe(1);
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  site.comeBack();
  site.front.emptyAll();
  const back = await site.ask('/news/');
  expect(back.text).toContain('made 2');
  expect(back.headers.age ?? back.headers['cache-status']).toBeUndefined();
});

test('what is not kept answers 503 and says when to come again; writes too', async () => {
  await using site = await startSite();
  await site.ask('/news/');
  site.goAway();
  for (const [path, method] of [
    ['/', 'GET'],
    ['/account/', 'GET'],
    ['/account/', 'POST'],
    ['/news/', 'POST'],
  ] as const) {
    const { status, headers } = await site.ask(path, { method });
    expect({ path, status, after: headers['retry-after'] }).toEqual({ path, status: 503, after: '5' });
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a page whose rendering meets the outage before anybody knows of it is not lost', async () => {
  let broken = false;
  const fetch = async () => (broken ? page(html('away'), { status: 503 }) : page(html('whole'), {}, ['news']));
  await using running = await startFront({ site: { fetch } });
  await running.ask('/news/');
  broken = true;
  running.front.emptyPages(['news']);
  for (let round = 0; round < 3; round += 1) expect((await running.ask('/news/')).text).toContain('whole');
  running.pass(30_000);
  expect((await running.ask('/news/')).status).toBe(200);
  running.front.emptyAll();
  running.pass(20_000);
  expect((await running.ask('/news/')).status).toBe(200);
  // What was emptied by name may have been withdrawn: it does not stand in for ever.
  running.pass(20_000);
  expect((await running.ask('/news/')).status).toBe(503);
  expect(running.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('ready is degraded, not out of service, while the database is away; the gauge says so', async () => {
  await using site = await startSite();
  const gauge = async () => /^database_away (\d)$/m.exec((await site.ask('/metrics')).text)?.[1];
  expect([(await site.ask('/readyz')).text, await gauge()]).toEqual(['ready\nschema: any\n', '0']);
  site.goAway();
  const { status, text } = await site.ask('/readyz');
  expect([status, text]).toEqual([200, 'degraded: the database is away since 2025-06-12T00:00:00.000Z\n']);
  expect(await gauge()).toBe('1');
  site.comeBack();
  expect((await site.ask('/readyz')).text).toBe('ready\nschema: any\n');
});
