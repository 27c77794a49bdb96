import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { traced, tracedFetch, tracedFromHere } from '#platform/trace/traced.ts';
import { page, startFront } from '../front/front.fixture.ts';
import { startTraces } from './start-traces.ts';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

/** A program that takes traces, and is asked for other things as well. */
async function collector(status = 200) {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    response.writeHead(status).end('{}');
    if (request.url !== '/v1/traces') return void asked.push(request.headers);
    bodies.push(body);
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return {
    ...{ url, spans, bodies, asked, lines, log },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const said = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const parent = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${parent}-00f067aa0ba902b7-01`;
const query = { attributes: () => ({ 'db.operation.name': 'select' }) };

/** A site whose pages ask a database, which is played here, and another program. */
async function tracedSite(outer: string, env: NodeJS.ProcessEnv) {
  const fetch = (asked: Request) =>
    traced('render', { attributes: () => ({}) }, async () => {
      await Promise.all([traced('query', query, async () => 1), tracedFetch(`${outer}/other?phone=33612345678`)]);
      if (asked.url.includes('boom')) throw new Error('boom 33612345678');
      return page('<!DOCTYPE html><p>here');
    });
  return startFront({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: outer, ...env },
    site: { fetch, routeOf: () => '/account/:id' },
  });
}

test('a request, its rendering, its queries and what it asks of others are one trace, which others are told of', async () => {
  await using outer = await collector();
  const traces = startTraces(outer.url, 1, outer.log);
  await using running = await tracedSite(outer.url, { TRUST_PROXY: '127.0.0.1' });
  const path = '/account/secret-of-somebody?name=Awa';
  await running.ask(path, { headers: { traceparent, 'x-forwarded-for': '192.0.2.77' } });
  await traces.stop();
  const byName = new Map(outer.spans.map((span) => [span.name, span]));
  expect([...byName.keys()].sort()).toEqual(['GET /account/:id', 'outgoing', 'query', 'render']);
  const { spanId: request, ...top } = byName.get('GET /account/:id') ?? expect.fail('no span of the request');
  expect(top).toMatchObject({ traceId: parent, parentSpanId: '00f067aa0ba902b7', kind: 2, status: { code: 0 } });
  expect(byName.get('render')).toMatchObject({ traceId: parent, parentSpanId: request });
  const render = byName.get('render')?.spanId;
  expect(byName.get('query')).toMatchObject({ traceId: parent, parentSpanId: render });
  const outgoing = byName.get('outgoing');
  expect(outgoing).toMatchObject({ traceId: parent, parentSpanId: render, kind: 3 });
  expect(outer.asked.map((headers) => headers.traceparent)).toEqual([`00-${parent}-${outgoing?.spanId}-01`]);
  for (const { startTimeUnixNano, endTimeUnixNano } of outer.spans) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    expect(Math.abs(Number(BigInt(startTimeUnixNano) / 1_000_000n) - Date.now())).toBeLessThan(60_000);
  }
  expect(said(byName.get('GET /account/:id') ?? expect.fail())).toMatchObject({
    'http.route': '/account/:id',
    'http.response.status_code': '200',
    'expo.cache': 'pass',
  });
  // Who asked for what stands in none of it.
  expect(outer.bodies.join()).not.toMatch(/secret-of-somebody|Awa|192\.0\.2\.77|33612345678/);
});

test('who is no trusted proxy begins a trace of its own, whatever it says', async () => {
  await using outer = await collector();
  const traces = startTraces(outer.url, 1, outer.log);
  await using running = await tracedSite(outer.url, {});
  await running.ask('/account/1', { headers: { traceparent } });
  await traces.stop();
  const request = outer.spans.find(({ kind }) => kind === 2);
  expect(request?.traceId).toMatch(/^(?!4bf9)[\da-f]{32}$/);
  expect(request?.parentSpanId).toBeUndefined();
});

test('what fails is said to have failed, without its words', async () => {
  await using outer = await collector();
  const traces = startTraces(outer.url, 1, outer.log);
  await using running = await tracedSite(outer.url, {});
  expect((await running.ask('/account/boom')).status).toBe(500);
  await traces.stop();
  const render = outer.spans.find(({ name }) => name === 'render') ?? expect.fail();
  expect([render.status.code, said(render)]).toEqual([2, { 'error.type': 'Error' }]);
  expect(outer.spans.find(({ kind }) => kind === 2)?.status.code).toBe(2);
  expect(outer.bodies.join()).not.toContain('33612345678');
});

test('a job is a trace of its own, and of a share of 0 nothing is sent, unless the proxy in front traces', async () => {
  await using outer = await collector();
  const traces = startTraces(outer.url, 1, outer.log);
  await tracedFromHere('job', { 'expo.job': 'sweep' }, () => traced('query', query, async () => 1));
  await traces.stop();
  expect(outer.spans.map(({ name }) => name)).toEqual(['query', 'job']);
  expect(outer.spans[0]?.parentSpanId).toBe(outer.spans[1]?.spanId);

  outer.spans.length = 0;
  const none = startTraces(outer.url, 0, outer.log);
  await using running = await tracedSite(outer.url, { TRUST_PROXY: '127.0.0.1' });
  await running.ask('/account/1');
  await running.ask('/account/1', { headers: { traceparent: traceparent.replace(/01$/, '00') } });
  await tracedFromHere('job', {}, async () => 1);
  await running.ask('/account/1', { headers: { traceparent } });
  await none.stop();
  expect(new Set(outer.spans.map(({ traceId }) => traceId))).toEqual(new Set([parent]));
});

test('an answer from memory is traced too, and a header that is none is not read', async () => {
  await using outer = await collector();
  const traces = startTraces(outer.url, 1, outer.log);
  await using running = await startFront({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: outer.url, TRUST_PROXY: '127.0.0.1' } });
  await running.ask('/news/');
  await running.ask('/news/', { headers: { traceparent: 'ff-nonsense' } });
  await traces.stop();
  const requests = outer.spans.filter(({ kind }) => kind === 2);
  expect(requests.map((span) => said(span)['expo.cache'])).toEqual(['miss', 'hit']);
  expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined]);
});

test('a collector that takes nothing costs the site a line of the log, and nobody an answer', async () => {
  await using outer = await collector(503);
  const traces = startTraces(outer.url, 1, outer.log);
  for (let index = 0; index < 1200; index += 1) await tracedFromHere('job', {}, async () => index);
  await traces.stop();
  expect(outer.bodies).toHaveLength(3);
  expect(outer.lines).toMatchObject([{ level: 40, msg: 'traces were not taken', why: 'the collector answered 503' }]);
});

test('without a collector nothing is traced, and what is done is done all the same', async () => {
  await using outer = await collector();
  await using running = await tracedSite(outer.url, { OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect((await running.ask('/account/1', { headers: { traceparent } })).status).toBe(200);
  expect(outer.asked.map((headers) => headers.traceparent)).toEqual([undefined]);
  expect(outer.spans).toEqual([]);
});
