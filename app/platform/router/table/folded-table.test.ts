import { expect, test } from 'vitest';
import { folded, unfolded } from './folded-table.ts';

const kind = { parentId: 'fr', caseSensitive: true, hasLoader: true, hasDefaultExport: true };
const imports = ['/assets/lists-CXdkCtF.js', '/assets/account-section.module-2evZahe.js'];
const css = ['/assets/news-B_sb8QU.css', '/assets/lists-lYbR37E.css#'];
const table = {
  url: '/assets/manifest-0123abcd.fr.js',
  version: '0123abcd',
  entry: { module: '/assets/entry.client-Bp1dJo3.js', imports: ['/assets/shell-Bb7NyD3.js'] },
  routes: {
    fr: { id: 'fr', parentId: 'root', module: '/assets/layout-CSZulPp.js', imports: [], css: [] },
    'fr.news': {
      id: 'fr.news',
      path: 'fr-FR/news/:type',
      ...kind,
      module: '/assets/news.fr-10c2ec91.js',
      imports,
      css,
    },
    'fr.map': { id: 'fr.map', path: 'fr-FR/sitemap', ...kind, module: '/assets/map.fr-4713075d.js', imports, css },
  },
};

test('a table is what it was once it is unfolded, and as it travels', () => {
  expect(unfolded(JSON.parse(JSON.stringify(folded(table))))).toEqual(table);
});

test('a table that was never folded stays as it is', () => {
  expect(unfolded(table)).toBe(table);
});

test('what many pages have is said once', () => {
  const text = JSON.stringify(folded(table));
  for (const once of ['lists-CXdkCtF', 'news-B_sb8QU', '"caseSensitive"']) expect(text.split(once)).toHaveLength(2);
});

test('more scripts than the alphabet has letters are told apart', () => {
  const many = Array.from({ length: 400 }, (_, i) => `/assets/chunk-${i}.js`);
  const routes = { root: { id: 'root', module: '/assets/root.js', imports: many, css: [] } };
  expect(unfolded(JSON.parse(JSON.stringify(folded({ ...table, routes }))))).toEqual({ ...table, routes });
});

test('an address that is none of the build’s stops it', () => {
  const routes = { root: { module: 'https://elsewhere.example/root.js' } };
  expect(() => folded({ ...table, routes })).toThrow(/elsewhere/);
});
