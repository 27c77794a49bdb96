import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { consoleRoutes } from '#console/page-routes.ts';
import { readAddress } from '#platform/i18n/address.ts';
import { locales, shortName } from '#platform/i18n/locale.ts';
import { pageId } from '#server/pages/page-table.ts';
import { fileRoutes, pageRoutes } from '#site/page-routes.ts';
import routes from '../../../routes.ts';
import { tableName } from './faces.ts';
import { buildOfPage, findManifest, readManifest, routesOfTable, tables } from './language-build.ts';
import { writeManifests } from './write-manifests.ts';

const table = Object.fromEntries(
  (await routes).flatMap((entry) => [entry, ...(entry.children ?? [])]).map(({ id, path }) => [id ?? '', path]),
);

test('a language has each of its pages once, the files, and nothing of the other languages or the other face', () => {
  for (const locale of locales) {
    const own = Object.keys(routesOfTable(table, tableName(locale, 'site')));
    // Beside the pages the frame around them and the page that says that there is none.
    expect(own).toHaveLength(pageRoutes.length + fileRoutes.length + 2);
    const staffs = Object.keys(routesOfTable(table, tableName(locale, 'console')));
    expect(staffs).toHaveLength(consoleRoutes.length + fileRoutes.length + 1);
    expect(new Set(own.filter((id) => table[id] === 'media/:id/:version/:file'))).toEqual(new Set(['media']));
  }
  const all = tables.flatMap((name) => Object.keys(routesOfTable(table, name)));
  expect(new Set(all)).toEqual(new Set(Object.keys(table)));
});

test('the page that an address is looked up as is the one that the router would choose among all', async () => {
  const { query } = createStaticHandler((await routes) as RouteObject[]);
  const chosenAt = async (address: string) => {
    const found = await query(new Request(`http://localhost${address}`));
    return found instanceof Response ? undefined : found.matches.at(-1)?.route.id;
  };
  const example = (path: string) => path.replaceAll(/:\w+/g, 'b10f29a3c4d5');
  for (const locale of locales) {
    for (const { path } of pageRoutes) {
      const address = locale === 'zh-CN' ? `/${example(path)}` : `/${locale}/${example(path)}`;
      expect(`${shortName(locale)}.${pageId(readAddress(address).path)}`, address).toBe(await chosenAt(address));
    }
    for (const { path } of consoleRoutes) {
      const address = locale === 'zh-CN' ? `/${example(path)}` : `/${locale}/${example(path)}`;
      expect(`${tableName(locale, 'console')}.${pageId(readAddress(address).path)}`).toBe(await chosenAt(address));
    }
  }
  for (const { path } of fileRoutes) {
    const address = `/${example(path)}`;
    expect(pageId(address), address).toBe(await chosenAt(address));
  }
});

/** A build as React Router makes one, with nothing but these routes. */
function buildWith(ids: string[]): ServerBuild {
  const none = { hasAction: false, hasLoader: false, hasErrorBoundary: false };
  const noneInBrowser = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
  const noModules = {
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const page = (id: string) => ({ id, module: `/assets/${id}.js`, ...none, ...noneInBrowser, ...noModules });
  return {
    entry: { module: { default: () => new Response() } },
    routes: Object.fromEntries(ids.map((id) => [id, { id, module: { default: () => null } }])),
    assets: {
      entry: { imports: [], module: '' },
      routes: Object.fromEntries(ids.map((id) => [id, page(id)])),
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
}

test('a page is rendered with its own route and its frame alone', () => {
  const build = buildWith(['root', ...Object.keys(table)]);
  const page = buildOfPage(build, 'fr-FR', 'news');
  const own = ['root', 'fr', 'fr.news', 'fr.not-found'];
  expect(Object.keys(page.routes).toSorted()).toEqual(own.toSorted());
  expect(Object.keys(page.assets.routes).toSorted()).toEqual(own.toSorted());
  const staffs = buildOfPage(build, 'fr-FR', 'console');
  expect(Object.keys(staffs.routes).toSorted()).toEqual(['fr-console', 'fr-console.console', 'root']);
  const file = buildOfPage(build, 'zh-CN', 'media');
  expect(Object.keys(file.routes).toSorted()).toEqual(['media', 'root', 'zh', 'zh.not-found']);
});

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function clientWith(name: string, text: string): string {
  const client = mkdtempSync(join(tmpdir(), 'expo-manifests-'));
  directories.push(client);
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets', name), text);
  return client;
}

test('the browser’s table of pages is written for each language, without files and what goes without saying', () => {
  const page = {
    hasDefaultExport: true,
    hasLoader: true,
    hasAction: false,
    module: '/assets/p.js',
    imports: ['/assets/a.js', '/assets/b.js'],
  };
  const whole = {
    url: '/assets/manifest-0123abcd.js',
    entry: { imports: ['/assets/a.js'] },
    routes: {
      root: page,
      media: { module: '/assets/m.js', hasDefaultExport: false },
      'zh.news': page,
      'en.news': page,
      'fr.news': page,
    },
  };
  const client = clientWith('manifest-0123abcd.js', `window.__reactRouterManifest=${JSON.stringify(whole)};`);
  expect(() => writeManifests(client)).toThrow(/no words in zh-CN/);
  const words = ['zh', 'en', 'fr'].map((language) => `/assets/p.${language}-0a1b2c3d.js`);
  for (const name of words) writeFileSync(join(client, name), 'export*from"./p.js";');
  writeManifests(client);
  const names = tables.map((name) => findManifest(client, whole.url, name));
  expect(readdirSync(join(client, 'assets')).map((name) => `/assets/${name}`)).toEqual([...names, ...words].toSorted());
  const module = '/assets/p.fr-0a1b2c3d.js';
  const own = { hasDefaultExport: true, hasLoader: true, module, imports: ['/assets/p.js', '/assets/b.js'], css: [] };
  const url = findManifest(client, whole.url, 'fr');
  expect(url).toMatch(/^\/assets\/manifest-0123abcd\.fr\.[0-9a-f]{8}\.js$/);
  expect(readManifest(client, url)).toEqual({
    ...{ ...whole, url },
    routes: { root: { id: 'root', ...own }, 'fr.news': { id: 'fr.news', ...own } },
  });
});

test('a module that brings a page’s words and the page itself stands alone in the table', () => {
  const page = { hasDefaultExport: true, module: '/assets/p.js', imports: ['/assets/b.js'] };
  const whole = { url: '/assets/manifest-0123abcd.js', entry: { imports: [] }, routes: { root: page } };
  const client = clientWith('manifest-0123abcd.js', `window.__reactRouterManifest=${JSON.stringify(whole)};`);
  const code = 'import"./b.js";export{a as default}';
  writeFileSync(join(client, page.module), code);
  for (const language of ['zh', 'en', 'fr'])
    writeFileSync(join(client, `/assets/p.${language}-0a1b2c3d.js`), `Object.assign(window.expoWords??={},{});${code}`);
  writeManifests(client);
  const { root } = readManifest(client, findManifest(client, whole.url, 'en')).routes;
  expect(root).toMatchObject({ module: '/assets/p.en-0a1b2c3d.js', imports: ['/assets/b.js'] });
});

test('a table is called otherwise once words are, and only then', () => {
  const page = { hasDefaultExport: true, module: '/assets/p.js', imports: [] };
  const whole = { url: '/assets/manifest-0123abcd.js', entry: { imports: [] }, routes: { root: page } };
  const namesWith = (mark: string) => {
    const client = clientWith('manifest-0123abcd.js', `window.__reactRouterManifest=${JSON.stringify(whole)};`);
    for (const language of ['zh', 'en', 'fr'])
      writeFileSync(
        join(client, `/assets/p.${language}-${language === 'fr' ? mark : '0a1b2c3d'}.js`),
        'export*from"./p.js"',
      );
    writeManifests(client);
    return (table: string) => findManifest(client, whole.url, table);
  };
  const [before, same, after] = [namesWith('0a1b2c3d'), namesWith('0a1b2c3d'), namesWith('4e5f6a7b')];
  expect(same('fr')).toBe(before('fr'));
  expect(after('fr')).not.toBe(before('fr'));
  expect(after('en')).toBe(before('en'));
});

test('a table that is missing, or there twice, is said', () => {
  const client = clientWith('manifest-0123abcd.fr-console.00000000.js', '');
  const find = () => findManifest(client, '/assets/manifest-0123abcd.js', 'fr');
  expect(find).toThrow(/holds 0 tables of pages called fr/);
  for (const mark of ['00000001', '00000002'])
    writeFileSync(join(client, `assets/manifest-0123abcd.fr.${mark}.js`), '');
  expect(find).toThrow(/holds 2 tables of pages called fr/);
});

test('pages whose files are called alike have each their own words', () => {
  const files = ['/assets/index-0123ABC.js', '/assets/index-4567_EF.js'];
  const [root, news] = files.map((module) => ({ hasDefaultExport: true, module, imports: [] }));
  const whole = { url: '/assets/manifest-0123abcd.js', entry: { imports: [] }, routes: { root, 'fr.news': news } };
  const client = clientWith('manifest-0123abcd.js', `window.__reactRouterManifest=${JSON.stringify(whole)};`);
  for (const [index, file] of files.entries()) {
    const code = `export{${'ab'[index]} as default}`;
    writeFileSync(join(client, file), code);
    for (const language of ['zh', 'en', 'fr'])
      writeFileSync(join(client, `/assets/index.${language}-0000000${2 - index}.js`), `Object.assign({},{});${code}`);
  }
  writeManifests(client);
  expect(readManifest(client, findManifest(client, whole.url, 'fr')).routes).toMatchObject({
    root: { module: '/assets/index.fr-00000002.js' },
    'fr.news': { module: '/assets/index.fr-00000001.js' },
  });
});

test('a page’s sheets are in the table without those that the document brings', () => {
  const root = { hasDefaultExport: true, module: '/assets/r.js', css: ['/assets/shell.css#'] };
  const news = { hasDefaultExport: true, module: '/assets/n.js', css: ['/assets/n.css', '/assets/shell.css#'] };
  const whole = { url: '/assets/manifest-0123abcd.js', entry: { imports: [] }, routes: { root, 'fr.news': news } };
  const client = clientWith('manifest-0123abcd.js', `window.__reactRouterManifest=${JSON.stringify(whole)};`);
  for (const language of ['zh', 'en', 'fr'])
    writeFileSync(join(client, `/assets/r.${language}-0a1b2c3d.js`), 'export*from"./r.js"');
  writeManifests(client);
  expect(readManifest(client, findManifest(client, whole.url, 'fr')).routes).toMatchObject({
    root: { css: ['/assets/shell.css#'] },
    'fr.news': { css: ['/assets/n.css'] },
  });
});

test('a table that does not look as expected stops the build', () => {
  expect(() => writeManifests(clientWith('manifest-0123abcd.js', 'export {}'))).toThrow(/is no table of pages/);
  expect(() => writeManifests(clientWith('other.js', ''))).toThrow();
});
