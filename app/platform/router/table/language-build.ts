import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { faceOf, faces, tableName } from './faces.ts';
import { unfolded } from './folded-table.ts';
import type { Manifest } from './manifest.ts';

const assignment = /^window\.__reactRouterManifest=(\{.*\});$/s;

/**
 * The build as a page of one language and face needs it: its own routes and those that have no language (the document, files).
 * Routes are matched and handed to the router for every page, and neither changes while a page is shown: the routes of the
 * others would be carried about for nothing.
 * @param manifest the browser's table of pages of that language and face; while developing there is one for all
 */
export function buildOfTable(build: ServerBuild, table: string, manifest?: Manifest): ServerBuild {
  const routes = routesOfTable(build.assets.routes, table);
  for (const [id, page] of Object.entries(routes)) {
    const own = manifest?.routes[id];
    if (page && own) routes[id] = { ...page, module: own.module, imports: own.imports ?? [] };
  }
  const assets = { ...build.assets, url: manifest?.url ?? build.assets.url, routes };
  return { ...build, assets, routes: routesOfTable(build.routes, table) };
}

/**
 * The part of a build that answers one page: the page, the frame around it, and the page that says that there
 * is none, for an address that the router reads otherwise. For every page all routes of a build are tried, twice, and
 * handed to the router: so there is one to try.
 * @param id of the page, without language
 */
export function buildOfPage(build: ServerBuild, locale: Locale, id: string): ServerBuild {
  const table = tableName(locale, faceOf(id));
  const ids = ['root', table, id, `${table}.${id}`, `${table}.not-found`];
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([each]) => ids.includes(each)));
  return { ...build, assets: { ...build.assets, routes: only(build.assets.routes) }, routes: only(build.routes) };
}

/** All tables of pages: one a language and face. */
export const tables: readonly string[] = locales.flatMap((locale) => faces.map((face) => tableName(locale, face)));

/** Leaves out the routes of all other tables. Their ids begin with the table's name (`app/routes.ts`): `fr`, `fr.news.list`, `fr-console.console.staff`. */
export function routesOfTable<Routes extends Record<string, unknown>>(routes: Routes, table: string): Routes {
  const others = new Set(tables.filter((other) => other !== table));
  const kept = Object.entries(routes).filter(([id]) => !others.has(id.split('.', 1)[0] ?? ''));
  return Object.fromEntries(kept) as Routes;
}

/**
 * The address of a table of pages, made from that of the whole one: `/assets/manifest-1a2b.js`, `/assets/manifest-1a2b.fr.5d6e.js`.
 * @param mark of what stands in it, 8 hexadecimal digits: the whole one's knows nothing of words, and browsers keep a table for a year
 */
export function manifestOfTable(url: string, table: string, mark: string): string {
  return `${beginning(url, table)}${mark}.js`;
}

const beginning = (url: string, table: string) => url.replace(/\.js$/, `.${table}.`);

/**
 * Where a table of pages of the build lies.
 * @param client where the browser's part of the build lies
 * @param url of the whole one
 * @throws Error where there is none, or more than one
 */
export function findManifest(client: string, url: string, table: string): string {
  const directory = join(client, dirname(url));
  const begins = beginning(url, table);
  const found = readdirSync(directory)
    .map((file) => `${dirname(url)}/${file}`)
    .filter((each) => each.startsWith(begins) && /^[0-9a-f]{8}\.js$/.test(each.slice(begins.length)));
  if (found[0] === undefined || found.length > 1)
    throw new Error(`${directory} holds ${found.length} tables of pages called ${table}`);
  return found[0];
}

/**
 * Reads a table of pages of the build.
 * @param client where the browser's part of the build lies
 * @throws Error where it does not look as expected: a page would never wake without it
 */
export function readManifest(client: string, url: string): Manifest {
  const [, table] = assignment.exec(readFileSync(join(client, url), 'utf8')) ?? [];
  if (!table) throw new Error(`${join(client, url)} is no table of pages`);
  return unfolded(JSON.parse(table));
}
