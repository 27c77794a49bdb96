import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime } from './body-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = 1000;
const film = 200 * 1024 * 1024;

/** A request to an address that takes so much. @returns its end, and after how many seconds it is told that it is late */
function asked(headers: IncomingMessage['headers'], takes?: number, method = 'POST') {
  const server = createServer();
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { headers, method, url: '/en-US/console/media/film/?a=1' });
  const late: (string | undefined)[] = [];
  server.on('clientError', (error: NodeJS.ErrnoException) => late.push(error.code));
  limitBodyTime(server, request, (pathname) => (pathname === '/en-US/console/media/film/' ? takes : undefined));
  const lateAfter = (seconds: number) => {
    vi.advanceTimersByTime(seconds * second);
    return late;
  };
  return { request, lateAfter };
}

test('a body that does not come in thirty seconds is ended as a head is', () => {
  const { lateAfter } = asked({ 'content-length': '10' });
  expect(lateAfter(29)).toEqual([]);
  expect(lateAfter(2)).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
});

test('one that has come is not, nor a request without a body', () => {
  const sent = asked({ 'transfer-encoding': 'chunked' });
  sent.request.emit('close');
  expect(sent.lateAfter(3600)).toEqual([]);
  expect(asked({}).lateAfter(3600)).toEqual([]);
});

test('nor one that has come and is not read to its end', () => {
  const { request, lateAfter } = asked({ 'content-length': '10' });
  request.complete = true;
  expect(lateAfter(3600)).toEqual([]);
});

test('a film has half an hour, where its address takes one and it is sent', () => {
  const { lateAfter } = asked({ 'content-length': '99' }, film);
  expect(lateAfter(29 * 60)).toEqual([]);
  expect(lateAfter(2 * 60)).toHaveLength(1);
  expect(asked({ 'content-length': '99' }, 10_000).lateAfter(31)).toHaveLength(1);
  expect(asked({ 'content-length': '99' }, film, 'GET').lateAfter(31)).toHaveLength(1);
});
