import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { moduleWithWords } from '#platform/i18n/page-module.ts';
import { type Manifest, manifestOfLanguage, type Page, readManifest, routesOfLanguage } from './language-build.ts';

const whole = /^manifest-[0-9a-f]{8}\.js$/;
const hash = /-([0-9a-f]{8})\.js$/;

/**
 * Puts a table of pages for each language in the place of the one that React Router has written, which names every page
 * three times. Each page is asked for through the module that brings its words. Files, such as feeds and calendars, have
 * no page and are left out, and so is what goes without saying: that something is not so, and imports that every page has.
 * @param client where the browser's part of the build lies
 * @throws Error where the table does not look as expected, or not even the document has words
 */
export function writeManifests(client: string): void {
  const assets = join(client, 'assets');
  const files = readdirSync(assets);
  const name = files.find((file) => whole.test(file));
  if (!name) throw new Error(`${assets} holds no table of pages`);
  const manifest = readManifest(client, `/assets/${name}`);
  for (const locale of locales) {
    const url = manifestOfLanguage(manifest.url, locale);
    const pages = Object.entries(routesOfLanguage(manifest.routes, locale)).filter(([, page]) => page.hasDefaultExport);
    const routes: Manifest['routes'] = {};
    for (const [id, page] of pages) {
      const module = wordsOf(page.module, locale, files);
      routes[id] = ownFacts(page, manifest, module, module === page.module || holds(join(client, module), page.module));
    }
    if (routes.root?.module === manifest.routes.root?.module) throw new Error(`${client} has no words in ${locale}`);
    const own: Manifest = { ...manifest, url, routes };
    writeFileSync(join(client, url), `window.__reactRouterManifest=${JSON.stringify(own)};`);
  }
  rmSync(join(assets, name));
}

function ownFacts(page: Page, { entry }: Manifest, module: string, isWhole: boolean): Page {
  const told = Object.fromEntries(Object.entries(page).filter(([, value]) => value !== false));
  const imports = [...(isWhole ? [] : [page.module]), ...(page.imports ?? [])].filter(
    (chunk) => !entry.imports.includes(chunk),
  );
  return { ...told, module, imports };
}

/** Whether a module holds the code of a page itself and does not fetch it. */
function holds(file: string, page: string): boolean {
  return !readFileSync(file, 'utf8').includes(`from"./${page.replace('/assets/', '')}"`);
}

/** The module that brings a page's words in a language; the page itself where it has none beyond those of every page. */
function wordsOf(module: string, locale: Locale, files: readonly string[]): string {
  const page = module.replace('/assets/', '');
  const name = files.find((file) => file === moduleWithWords(page, locale, hash.exec(file)?.[1] ?? ''));
  return name ? `/assets/${name}` : module;
}
