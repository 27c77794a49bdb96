import { createRoute, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import {
  listCall,
  memberOnly,
  memberToo,
  newApi,
  noQuery,
  nothing,
  pageQuery,
  staffOnly,
  writeCall,
} from '#platform/http/api.ts';
import { callTable } from './call-table.ts';

const call = (path: string, summary = path) => ({ path, summary, tag: 'Test' });
const api = newApi();
const mount = (definition: Parameters<typeof api.openAPIRegistry.registerPath>[0]) =>
  api.openAPIRegistry.registerPath(definition);

mount(listCall(call('/api/fruit/list'), nothing, pageQuery));
mount(listCall({ ...call('/api/fruit/today'), noStore: true }, nothing, noQuery));
mount(listCall({ ...call('/api/fruit/mine'), security: memberOnly }, nothing, noQuery));
mount(listCall({ ...call('/api/fruit/detail'), security: memberToo }, nothing, noQuery));
mount(listCall({ ...call('/api/fruit/waiting'), security: staffOnly }, nothing, noQuery));
mount(writeCall(call('/api/fruit'), { body: nothing, data: nothing }, { 409: { description: 'It is eaten' } }));
mount(
  createRoute({
    method: 'get',
    path: '/api/fruit/{id}/events',
    security: memberOnly,
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: { description: 'The stream' } },
  }),
);

const calls = callTable(api.openAPIRegistry.definitions);

test.each([
  ['/api/fruit/list', false],
  ['/api/fruit', false],
  ['/api/fruit/unknown', false],
  ['/api/fruit/today', true],
  ['/api/fruit/mine', true],
  ['/api/fruit/detail', true],
  ['/api/fruit/waiting', true],
  ['/api/fruit/7/events', true],
  ['/api/fruit/7/8/events', false],
])('what is answered at %s is for one caller: %s', (path, personal) => {
  expect(calls.isPersonal(path)).toBe(personal);
});

test('a call takes the parameters that its definition names', () => {
  expect(calls.parametersOf('/api/fruit/list')).toEqual(['pageNum', 'pageSize']);
  expect(calls.parametersOf('/api/fruit/mine')).toEqual([]);
  expect(calls.parametersOf('/api/fruit')).toBeUndefined();
  expect(calls.parametersOf('/api/nothing')).toBeUndefined();
});

test.each([
  ['POST', '/api/fruit', 409, true],
  ['POST', '/api/fruit', 403, false],
  ['GET', '/api/fruit', 409, false],
  ['GET', '/api/fruit/list', 401, false],
  ['GET', '/api/fruit/mine', 401, true],
  ['GET', '/api/fruit/mine', 403, false],
  ['GET', '/api/fruit/waiting', 403, true],
])('%s %s may refuse with %i: %s', (method, path, status, may) => {
  expect(calls.describes(method, path, status)).toBe(may);
});
