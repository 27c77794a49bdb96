import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { faces, tableName } from './faces.ts';
import { folded } from './folded-table.ts';
import { manifestOfTable, readManifest, routesOfTable } from './language-build.ts';
import type { Manifest, Page } from './manifest.ts';
import { moduleWithWords } from './page-module.ts';

const whole = /^manifest-[0-9a-f]{8}\.js$/;
const hash = /-([0-9a-f]{8})\.js$/;

/**
 * Puts a table of pages for each language and face in the place of the one that React Router has written, which names every page
 * once a language. Each page is asked for through the module that brings its words. Files, such as feeds and calendars, have
 * no page and are left out, and so is what goes without saying: that something is not so, and imports and sheets that every
 * page has from its document. The table is sent folded; the program unfolds it as it starts.
 * @param client where the browser's part of the build lies
 * @throws Error where the table does not look as expected, or not even the document has words
 */
export function writeManifests(client: string): void {
  const assets = join(client, 'assets');
  const files = readdirSync(assets);
  const name = files.find((file) => whole.test(file));
  if (!name) throw new Error(`${assets} holds no table of pages`);
  const manifest = readManifest(client, `/assets/${name}`);
  for (const [locale, table] of locales.flatMap((each) =>
    faces.map((face) => [each, tableName(each, face)] as const),
  )) {
    const pages = Object.entries(routesOfTable(manifest.routes, table)).filter(([, page]) => page.hasDefaultExport);
    const routes: Manifest['routes'] = {};
    for (const [id, page] of pages) {
      const module = wordsOf(page.module, locale, assets, files);
      routes[id] = ownFacts(page, manifest, module, module === page.module || holds(join(client, module), page.module));
    }
    if (routes.root?.module === manifest.routes.root?.module) throw new Error(`${client} has no words in ${locale}`);
    const url = manifestOfTable(manifest.url, table, markOf({ ...manifest, routes }));
    const own: Manifest = { ...manifest, url, routes };
    writeFileSync(join(client, url), `window.__reactRouterManifest=${JSON.stringify(folded(own))};`);
  }
  rmSync(join(assets, name));
}

function markOf(content: Manifest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}

function ownFacts(page: Page, { entry, routes }: Manifest, module: string, isWhole: boolean): Page {
  const told = Object.fromEntries(Object.entries(page).filter(([, value]) => value !== false));
  const document = routes.root;
  if (page.css && page !== document) told.css = page.css.filter((sheet) => !document?.css?.includes(sheet));
  const imports = [...(isWhole ? [] : [page.module]), ...(page.imports ?? [])].filter(
    (chunk) => !entry.imports.includes(chunk),
  );
  return { ...told, module, imports };
}

/** Whether a module holds the code of a page itself and does not fetch it. */
function holds(file: string, page: string): boolean {
  return !readFileSync(file, 'utf8').includes(fetched(page));
}

const fetched = (page: string) => `from"./${page.replace('/assets/', '')}"`;

/**
 * The module that brings a page's words in a language; the page itself where it has none beyond those of every page. Pages
 * whose files are called alike (`index-...`) are told apart by their code.
 */
function wordsOf(module: string, locale: Locale, assets: string, files: readonly string[]): string {
  const page = module.replace('/assets/', '');
  const name = files.find((file) => {
    if (file !== moduleWithWords(page, locale, hash.exec(file)?.[1] ?? '')) return false;
    const text = readFileSync(join(assets, file), 'utf8');
    return text.includes(fetched(page)) || text.endsWith(readFileSync(join(assets, page), 'utf8'));
  });
  return name ? `/assets/${name}` : module;
}
