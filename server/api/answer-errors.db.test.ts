import { pino } from 'pino';
import { expect, test } from 'vitest';
import { listCall, newApi, noQuery, nothing } from '#platform/http/api.ts';
import { Refusal, type RefusedStatus, undescribed } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { answerErrors } from './answer-errors.ts';
import { callTable } from './call-table.ts';

const platform = emptyPlatform();

/** Makes a call that throws. @returns the answer, and what the log says */
async function answerTo(thrown: Error) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const app = newApi();
  app.use(async (c, next) => {
    const asked = { locale: 'en-US' as const, path: c.req.path, tags: new Set<string>(), requestId: 'test' };
    c.set('site', { ...platform(), log, clientAddress: '', ...asked });
    await next();
  });
  app.openapi(listCall({ path: '/api/fruit', summary: 'Fruit', tag: 'Test' }, nothing, noQuery), () => {
    throw thrown;
  });
  answerErrors(app, callTable(app.openAPIRegistry.definitions));
  const response = await app.request('/api/fruit');
  return { status: response.status, headers: response.headers, body: await response.json(), said: lines };
}

test('a refusal is answered with its status, words, fields and time to wait', async () => {
  const { status, headers, body, said } = await answerTo(
    new Refusal(404, { words: 'No fruit.', fields: { kind: 'Eaten.', size: undefined }, retryAfter: 7 }),
  );
  expect(status).toBe(404);
  expect(headers.get('Retry-After')).toBe('7');
  expect(body).toEqual({ code: 404, msg: 'No fruit.', errors: { kind: 'Eaten.' } });
  expect(said).toEqual([]);
});

test('without words of its own it says what is said of its status', async () => {
  expect((await answerTo(new Refusal(404))).body).toEqual({ code: 404, msg: 'Not found.' });
});

test.each<RefusedStatus>([401, 403, 409, 429, 503])(
  'a refusal with %i, which the call does not describe, is in the log',
  async (status) => {
    const { said, ...answer } = await answerTo(new Refusal(status));
    expect(answer.status).toBe(status);
    expect(said).toEqual([undescribed]);
  },
);

test('what is no refusal is a fault of ours', async () => {
  const { status, body, said } = await answerTo(new Error('Broken'));
  expect([status, said]).toEqual([500, ['call failed']]);
  expect(body).toMatchObject({ code: 500 });
});
