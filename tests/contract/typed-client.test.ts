import createClient, { type Client } from 'openapi-fetch';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { seededPlatform } from '#tests/support/seeded-site.ts';
import type { paths } from './calls.gen.ts';

const platform = seededPlatform({ RATE_LIMITS: 'off' });
let clientIn: (locale: Locale) => Client<paths>;

beforeAll(() => {
  const api = createApi(platform());
  const about = { requestId: 'test', clientAddress: '192.0.2.9' };
  clientIn = (locale) =>
    createClient<paths>({
      baseUrl: 'http://localhost:3000',
      headers: { Language: languageHeader(locale) },
      fetch: async (request: Request) => (await api.fetch(request, about)).response,
    });
});

test('a program that knows the document alone finds an exhibitor, and what it says in another language', async () => {
  const client = clientIn('fr-FR');
  const { data: expo } = await client.GET('/api/getExpoInfo');
  expect(expo?.data.guestCountries.map(({ code }) => code)).toContain('KE');
  const { data: list } = await client.GET('/api/exhibitor/list', { params: { query: { country: 'KE', pageSize: 2 } } });
  const [first] = list?.rows ?? [];
  expect(list?.total).toBeGreaterThan(0);
  const id = first?.id ?? 0;
  const { data: detail } = await client.GET('/api/exhibitor/detail', { params: { query: { id } } });
  expect(detail?.data).toMatchObject({ id, country: 'KE', hall: first?.hall, editions: expect.any(Array) });
  const { data: chinese } = await clientIn('zh-CN').GET('/api/exhibitor/detail', { params: { query: { id } } });
  expect(chinese?.data.countryName).not.toBe(detail?.data.countryName);
});

test('what is refused comes typed: status, sentence, and a message by field', async () => {
  const client = clientIn('en-US');
  const { response, error } = await client.POST('/api/auth/login', { body: { account: 'nobody', code: '' } });
  expect(response.status).toBe(422);
  expect(error?.msg).toBe('Login failed');
  expect(Object.keys(error?.errors ?? {}).toSorted()).toEqual(['account', 'code']);
  const missing = await client.GET('/api/project/detail', { params: { query: { id: 999_999 } } });
  expect(missing.error).toEqual({ code: 404, msg: 'Not found.' });
});

test('lists are narrowed down and found again by search', async () => {
  const client = clientIn('en-US');
  const query = { category: 'trade', status: 'published', pageSize: 1 } as const;
  const { data: projects } = await client.GET('/api/project/list', { params: { query } });
  const [project] = projects?.rows ?? [];
  expect(project?.category).toBe('trade');
  const keyword = `"${project?.name}"`;
  const { data: found } = await client.GET('/api/search', { params: { query: { keyword, type: 'project' } } });
  expect(found?.rows.map(({ id }) => id)).toContain(String(project?.id));
});
