import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#platform/i18n/locale.ts';
import { manifestOfLanguage, routesOfLanguage } from './language-build.ts';

const whole = /^manifest-[0-9a-f]{8}\.js$/;
const assignment = /^window\.__reactRouterManifest=(\{.*\});$/s;

interface Page {
  hasDefaultExport?: boolean;
  imports?: string[];
}

interface Manifest {
  url: string;
  entry: { imports: string[] };
  routes: Record<string, Page>;
}

/**
 * Puts a table of pages for each language in the place of the one that React Router has written, which names every page
 * three times. Files, such as feeds and calendars, have no page and are left out, and so is what goes without saying: that
 * something is not so, and imports that every page has.
 * @param client where the browser's part of the build lies
 * @throws Error where the table does not look as expected: a page would never wake without it
 */
export function writeManifests(client: string): void {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => whole.test(file));
  const [, table] = assignment.exec(readFileSync(join(assets, name ?? ''), 'utf8')) ?? [];
  if (!name || !table) throw new Error(`${assets} holds no table of pages that can be parted`);
  const manifest = JSON.parse(table) as Manifest;
  for (const locale of locales) {
    const url = manifestOfLanguage(manifest.url, locale);
    const pages = Object.entries(routesOfLanguage(manifest.routes, locale))
      .filter(([, page]) => page.hasDefaultExport)
      .map(([id, page]) => [id, ownFacts(page, manifest.entry.imports)]);
    const own = { ...manifest, url, routes: Object.fromEntries(pages) };
    writeFileSync(join(client, url), `window.__reactRouterManifest=${JSON.stringify(own)};`);
  }
  rmSync(join(assets, name));
}

function ownFacts({ imports = [], ...facts }: Page, everyPages: readonly string[]): Page {
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== false));
  return { ...told, imports: imports.filter((chunk) => !everyPages.includes(chunk)) };
}
