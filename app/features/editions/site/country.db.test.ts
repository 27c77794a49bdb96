import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { Kept } from '#platform/http/kept.ts';
import { type SiteContext, siteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedEditions } from '../seed.server.ts';
import { loader } from './country.tsx';

const { db } = testDatabase();

beforeAll(() => db().transaction().execute(seedEditions));

/** Loads the page of a code; `path` is the address without its language prefix. */
function load(code: string, { locale = 'en-US' as Locale, path = `/countries/${code}`, search = '' } = {}) {
  const context = new RouterContextProvider();
  const clock = { now: () => new Date('2025-12-01T00:00:00Z') };
  context.set(siteContext, {
    db: db(),
    locale,
    path,
    clock,
    settings: {},
    kept: new Kept(),
    tags: new Set(),
  } as unknown as SiteContext);
  const request = new Request(`http://localhost${path}${search}`);
  return loader({ context, params: { code }, request } as unknown as Parameters<typeof loader>[0]);
}

test('a country with a text shows it, and the editions that received it', async () => {
  const page = await load('KE');
  expect(page.country).toMatchObject({ code: 'KE', name: 'Kenya', regionName: 'East Africa' });
  expect(page.text).toMatchObject({ lang: 'en-US' });
  expect(page.editions.map(({ number }) => number)).toEqual([4, 2]);
  expect(page.neighbours.countries.map(({ name }) => name)).toEqual([
    'Ethiopia',
    'Somalia',
    'South Sudan',
    'Tanzania',
    'Uganda',
  ]);
});

test('a country without one has its place and its neighbours', async () => {
  const page = await load('SZ', { locale: 'fr-FR' });
  expect(page).toMatchObject({ text: undefined, editions: [], hasOwnNews: false });
  expect(page.neighbours.countries.map(({ name }) => name)).toEqual(['Afrique du Sud', 'Mozambique']);
});

test.each(['XX', 'K', 'KEN', 'ß', 'EH', 'constructor'])('%s is no country of the list: 404', async (code) => {
  await expect(load(code)).rejects.toMatchObject({ init: { status: 404 } });
});

test('codes are written in capitals: another letter case moves for good, with slash and query', async () => {
  const moved = await load('kE', { locale: 'fr-FR', path: '/countries/kE/', search: '?a=1' }).catch((thrown) => thrown);
  expect(moved.status).toBe(308);
  expect(moved.headers.get('Location')).toBe('/fr-FR/countries/KE/?a=1');
});
