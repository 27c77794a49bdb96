import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { apiTypes } from '#tests/support/requests/api-types.ts';
import { callsOf, type OpenApi } from '#tests/support/requests/openapi.ts';

const platform = emptyPlatform({ SITE_URL: 'https://expo.test' });
let source: string;
let document: OpenApi;

beforeAll(async () => {
  const request = new Request('http://localhost:3000/api/openapi.json');
  const { response } = await createApi(platform()).fetch(request, { requestId: 'test', clientAddress: '' });
  source = await response.text();
  document = JSON.parse(source);
});

async function problemsOf(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test('by Redocly’s recommended rules nothing is wrong with the document', async () => {
  expect((await problemsOf(source)).join('\n')).toBe('');
});

test('those rules see a call without name and without security', async () => {
  const spoilt = structuredClone(document);
  const call = spoilt.paths['/api/search']?.get;
  delete call?.operationId;
  delete call?.security;
  const rules = (await problemsOf(JSON.stringify(spoilt))).map((problem) => problem.split(' ')[0]);
  expect(rules.toSorted()).toEqual(['operation-operationId', 'security-defined']);
});

test('nothing that opens an account goes into an address, where it would be written down', () => {
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  expect(schemes.length).toBeGreaterThan(2);
  expect(schemes.filter((scheme) => scheme.in === 'query')).toEqual([]);
});

test('each call has a name of its own, that says its method and path', () => {
  const names = callsOf(document).map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(document.paths['/api/talk/{id}/events']?.get?.operationId).toBe('getTalkIdEvents');
  expect(document.paths['/api/reservation/sendCode']?.post?.operationId).toBe('postReservationSendCode');
});

test('each call says that it answers in the language of the header', () => {
  const without = callsOf(document).filter(({ headers }) => !headers.properties?.language);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('each refusal of a call says what it looks like', () => {
  const without = callsOf(document).flatMap(({ name, path, method }) =>
    Object.entries(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})
      .filter(([status, { content }]) => Number(status) >= 400 && !content)
      .map(([status]) => `${name} ${status}`),
  );
  expect(without).toEqual([]);
});

test('the types of the client are those of the document', async () => {
  await expect(apiTypes(document)).toMatchFileSnapshot('calls.gen.ts');
});
