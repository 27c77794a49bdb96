import { beforeAll, expect, test } from 'vitest';
import { seedEditions } from '#features/editions/seed.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader } from './country.tsx';

const platform = emptyPlatform();

beforeAll(() =>
  platform()
    .db.transaction()
    .execute((tx) => seedEditions(tx, { bundle: demonstration })),
);

/** Loads the page of a code; `path` is the address without its language prefix. */
function load(code: string, { locale = 'en-US' as Locale, path = `/countries/${code}`, search = '' } = {}) {
  const site = siteFor(platform(), { locale, path, clock: { now: () => new Date('2025-12-01T00:00:00Z') } });
  return loader(pageArguments(site, new Request(`http://localhost${path}${search}`), { code }));
}

test('a country with a text shows it, and the editions that received it', async () => {
  const page = await load('KE');
  expect(page.country).toMatchObject({ code: 'KE', name: 'Kenya', regionName: 'East Africa' });
  expect(page.about.value?.text).toMatchObject({ lang: 'en-US' });
  expect(page.about.value?.editions.map(({ number }) => number)).toEqual([4, 2]);
  expect(page.about.value?.neighbours.countries.map(({ name }) => name)).toEqual([
    'Ethiopia',
    'Somalia',
    'South Sudan',
    'Tanzania',
    'Uganda',
  ]);
});

test('a country without one has its place and its neighbours', async () => {
  await platform().db.deleteFrom('country_text').where('country_code', '=', 'SZ').execute();
  const page = await load('SZ', { locale: 'fr-FR' });
  expect(page.about.value).toMatchObject({ text: undefined, editions: [] });
  expect(page.elsewhere.value).toMatchObject({ own: false });
  expect(page.about.value?.neighbours.countries.map(({ name }) => name)).toEqual(['Afrique du Sud', 'Mozambique']);
});

test.each(['XX', 'K', 'KEN', 'ß', 'EH', 'constructor'])('%s is no country of the list: 404', async (code) => {
  await expect(load(code)).rejects.toMatchObject({ status: 404 });
});

test('codes are written in capitals: another letter case moves for good, with slash and query', async () => {
  const moved = await load('kE', { locale: 'fr-FR', path: '/countries/kE/', search: '?a=1' }).catch((thrown) => thrown);
  expect(moved.status).toBe(308);
  expect(moved.headers.get('Location')).toBe('/fr-FR/countries/KE/?a=1');
});
