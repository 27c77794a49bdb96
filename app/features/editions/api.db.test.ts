import { beforeAll, expect, test } from 'vitest';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { seedEditions } from './seed.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;

beforeAll(() =>
  db()
    .transaction()
    .execute((tx) => seedEditions(tx, { bundle: demonstration })),
);

interface Asked {
  locale?: Locale;
  now?: string;
  settings?: Partial<SiteContext['settings']>;
}

async function ask(path: string, { locale = 'en-US', now = '2025-06-13T02:00:00Z', settings = {} }: Asked = {}) {
  const api = createApi({
    ...platform(),
    settings: { ...platform().settings, ...settings },
    clock: { now: () => new Date(now) },
  });
  const request = new Request(`http://localhost:3000${path}`, { headers: { Language: languageHeader(locale) } });
  const { response, tags } = await api.fetch(request, { requestId: 'test', clientAddress: '' });
  return { status: response.status, body: await response.json(), tags };
}

test('expo info has the fields of the contract, in the language asked for', async () => {
  const { status, body, tags } = await ask('/api/getExpoInfo');
  expect(status).toBe(200);
  expect(tags).toEqual(['editions']);
  expect(body).toMatchObject({ code: 0, msg: expect.any(String) });
  expect(body.data).toEqual({
    edition: 4,
    name: 'Fourth China-Africa Economic and Trade Expo',
    theme: 'China and Africa: Together Toward Modernization',
    startDate: '2025-06-12',
    endDate: '2025-06-15',
    venue: expect.stringContaining('Changsha'),
    address: expect.stringContaining('Hunan'),
    phase: 'during',
    openingHours: expect.stringContaining('09:00'),
    guestCountries: [
      { code: 'CG', name: 'Congo-Brazzaville' },
      { code: 'KE', name: 'Kenya' },
      { code: 'NA', name: 'Namibia' },
      { code: 'NG', name: 'Nigeria' },
      { code: 'ZA', name: 'South Africa' },
    ],
    figures: expect.arrayContaining([
      { label: 'Projects signed', value: '176', unit: '' },
      { label: 'Value signed', value: '11.39', unit: 'US$ bn' },
    ]),
    links: {
      cloudExpo: '/en-US/exhibition/?cursor=cloud',
      finance: '/en-US/finance/',
      negotiation: '/en-US/negotiation/',
    },
    financeImageBaseUrl: null,
  });
});

test('outer sites are those of the settings, own addresses have the prefix of the language', async () => {
  const settings = { FINANCE_URL: 'https://finance.example/', FINANCE_IMAGE_BASE_URL: 'https://img.example' };
  const { body } = await ask('/api/getExpoInfo', { locale: 'zh-CN', now: '2026-01-01T00:00:00Z', settings });
  expect(body.data).toMatchObject({
    phase: 'after',
    links: {
      cloudExpo: '/exhibition/?cursor=cloud',
      finance: 'https://finance.example/',
      negotiation: '/negotiation/',
    },
    financeImageBaseUrl: 'https://img.example',
  });
});

test('organizer is 主办, bearOrganizer 承办, standByOrganizer the five default sites', async () => {
  const hosts = await ask('/api/aboutUs/organizer', { locale: 'zh-CN' });
  expect(hosts.body).toEqual({
    code: 0,
    msg: expect.any(String),
    total: 2,
    rows: [
      { id: expect.any(Number), name: '中华人民共和国商务部', url: 'https://www.mofcom.gov.cn/' },
      { id: expect.any(Number), name: '湖南省人民政府', url: 'https://www.hunan.gov.cn/' },
    ],
  });
  const bearers = await ask('/api/aboutUs/bearOrganizer');
  expect(bearers.body).toMatchObject({ total: 6, rows: { length: 6 } });
  expect(bearers.body.rows[1]).toEqual({ id: expect.any(Number), name: expect.any(String), url: null });
  const supporters = await ask('/api/aboutUs/standByOrganizer', { locale: 'fr-FR' });
  expect(supporters.body).toMatchObject({ total: 5, rows: { length: 5 } });
});

test('lists come in pages, and a page size over 100 is refused', async () => {
  const second = await ask('/api/aboutUs/bearOrganizer?pageNum=2&pageSize=4');
  expect(second.body).toMatchObject({ total: 6, rows: { length: 2 } });
  expect((await ask('/api/aboutUs/bearOrganizer?pageSize=101')).status).toBe(400);
  expect((await ask('/api/aboutUs/organizer?pageNum=x')).body).toMatchObject({ code: 400 });
});

test('dictionaries come whole', async () => {
  const regions = await ask('/api/dict/region', { locale: 'fr-FR' });
  expect(regions.body).toMatchObject({ total: 55, rows: { length: 55 } });
  expect(regions.body.rows[0]).toEqual({ code: 'CN', name: 'Chine', region: 'asia', regionName: 'Asie' });
  expect(regions.body.rows).toContainEqual({
    code: 'KE',
    name: 'Kenya',
    region: 'east',
    regionName: 'Afrique de l’Est',
  });
  const industries = await ask('/api/dict/industry', { locale: 'zh-CN' });
  expect(industries.body).toMatchObject({ total: 24, rows: { length: 24 } });
  expect(industries.body.rows[2]).toEqual({ id: 3, name: '咖啡、茶叶与可可' });
});

test('without a current edition there is no expo info', async () => {
  await db().updateTable('edition').set({ is_current: false }).execute();
  const { status, body } = await ask('/api/getExpoInfo', { locale: 'fr-FR' });
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 404 });
});
