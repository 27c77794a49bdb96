import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, noAnswer, type Outcome, type Rows } from './call.ts';
import type { StoreState } from './store-state.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let asked: Asked | undefined;
let answer: { status: number; body: string };
let assign: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  asked = undefined;
  assign = vi.fn();
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked = { method, url, headers, body: await text(request) };
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  openPage({ locale: 'fr-FR' });
});

afterEach(() => server.close());

function openPage(expoStore: Partial<StoreState>): void {
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('window', { expoStore, location: { origin: `http://127.0.0.1:${port}`, assign } });
}

function answerWith(body: unknown, status = 200): void {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

test('a reading call gives the data, without its envelope', async () => {
  answerWith({ code: 0, msg: '', data: { id: 7 } });
  expect(await call<{ id: number }>('/api/news/detail', { query: { id: 7, keyword: undefined } })).toEqual({ id: 7 });
  expect(asked).toMatchObject({ method: 'GET', url: '/api/news/detail?id=7' });
});

test('a list comes as rows and total', async () => {
  answerWith({ code: 0, msg: '', total: 31, rows: [{ id: 1 }] });
  expect(await call<Rows<{ id: number }>>('/api/news/news')).toEqual({ total: 31, rows: [{ id: 1 }] });
});

test.each([
  ['zh-CN', '1'],
  ['en-US', '2'],
  ['fr-FR', '3'],
] as const)('the language of the store, %s, goes as header %s', async (locale, header) => {
  openPage({ locale });
  answerWith({ code: 0, msg: '', data: null });
  await call('/api/getExpoInfo');
  expect(asked?.headers.language).toBe(header);
});

test.each([
  ['a non-zero code', { code: 404, msg: 'introuvable' }, 404, [404]],
  ['no JSON', '<html>', 502, []],
  ['JSON that is no envelope', '[1]', 200, []],
])('a reading call that fails (%s) gives nothing, and says what the site refused', async (_, body, status, said) => {
  answerWith(body, status);
  const heard: number[] = [];
  expect(await call('/api/news/detail', { refused: (code) => heard.push(code) })).toBeUndefined();
  expect(heard).toEqual(said);
  expect(assign).not.toHaveBeenCalled();
});

test('status 400 leads to /400 in the language of the page', async () => {
  answerWith({ code: 400, msg: 'malformé' }, 400);
  expect(await call('/api/news/detail')).toBeUndefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/fr-FR/400');
  openPage({});
  await call('/api/news/detail');
  expect(assign).toHaveBeenLastCalledWith('/400');
});

test('a writing call sends JSON and gives the outcome with its sentences', async () => {
  answerWith({ code: 422, msg: 'Veuillez corriger', errors: { title: 'Titre est obligatoire' } }, 422);
  const outcome: Outcome<never> = await call<never>('/api/comment', { body: { title: '' }, idempotencyKey: 'k1' });
  expect(outcome).toEqual({ code: 422, msg: 'Veuillez corriger', errors: { title: 'Titre est obligatoire' } });
  expect(asked).toMatchObject({ method: 'POST', url: '/api/comment', body: '{"title":""}' });
  expect(asked?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1', language: '3' });
});

test('a form goes as multipart', async () => {
  answerWith({ code: 0, msg: 'Merci pour votre commentaire.' });
  const body = new FormData();
  body.set('title', 'Bonjour');
  expect(await call('/api/comment', { body })).toEqual({ code: 0, msg: 'Merci pour votre commentaire.' });
  expect(asked?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('a writing call that reaches nobody says so', async () => {
  answerWith('', 200);
  await new Promise((closed) => server.close(closed));
  expect(await call('/api/comment', { body: {} })).toEqual({ code: noAnswer, msg: '' });
});
