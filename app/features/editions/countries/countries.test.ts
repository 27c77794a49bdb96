import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { countries, countriesByRegion, country, neighbours, participants } from './countries.server.ts';
import { landNeighbours, seaNeighbours } from './neighbours.server.ts';

test.each(locales)('54 countries have a name in %s, no two the same', (locale) => {
  const names = countries(locale).map(({ name }) => name);
  expect(names).toHaveLength(54);
  expect(new Set(names).size).toBe(54);
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
});

test('countries stand in the order of their names in the language', () => {
  expect(countries('en-US')[0]?.name).toBe('Algeria');
  expect(countries('fr-FR')[0]?.name).toBe('Afrique du Sud');
  expect(countries('zh-CN')[0]?.name).toBe('阿尔及利亚');
});

test('China takes part, and stands before the countries of Africa', () => {
  expect(participants('fr-FR')).toHaveLength(55);
  expect(participants('fr-FR')[0]).toEqual({ code: 'CN', name: 'Chine', region: 'asia', regionName: 'Asie' });
  expect(country('CN', 'fr-FR')).toBeUndefined();
});

test('each country is in one region of the African Union', () => {
  const all = countriesByRegion('en-US').flatMap(({ countries: ofRegion }) => ofRegion.map(({ code }) => code));
  expect(all.toSorted()).toEqual(
    countries('en-US')
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(country('KE', 'fr-FR')).toMatchObject({ name: 'Kenya', region: 'east', regionName: 'Afrique de l’Est' });
  expect(country('XX', 'fr-FR')).toBeUndefined();
  expect(country('ke', 'fr-FR')).toBeUndefined();
});

test('every country has neighbours that are countries, and land borders count both ways', () => {
  for (const { code } of countries('en-US')) {
    const next = landNeighbours[code] ?? seaNeighbours[code] ?? [];
    expect(next.length, code).toBeGreaterThan(0);
    expect(new Set(next).size, code).toBe(next.length);
    for (const other of next) expect(country(other, 'en-US'), `${code} ${other}`).toBeDefined();
    for (const other of landNeighbours[code] ?? []) expect(landNeighbours[other], `${code} ${other}`).toContain(code);
  }
});

test('islands have neighbours across the sea', () => {
  expect(neighbours('LS', 'en-US')).toMatchObject({ across: 'land', countries: [{ code: 'ZA' }] });
  const madagascar = neighbours('MG', 'en-US');
  expect(madagascar.across).toBe('sea');
  expect(madagascar.countries.map(({ name }) => name)).toEqual(['Comoros', 'Mauritius', 'Mozambique', 'Seychelles']);
});
