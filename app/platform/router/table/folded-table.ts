import type { Manifest, Page } from './manifest.ts';

/**
 * A table of pages as it is sent: what many pages have stands in it once. A column has something of each page, in their order,
 * between spaces; a script or sheet of several pages is a letter, and so is all that is left to say of a page.
 */
export interface FoldedTable extends Omit<Manifest, 'routes'> {
  ids: string;
  paths: string;
  modules: string;
  /** Names of scripts that pages import. */
  scripts: string;
  imports: string;
  /** Names of sheets. */
  sheets: string;
  css: string;
  /** What there is to say of pages beside, each once. */
  kinds: object[];
  kindsOfPages: string;
}

interface PageWithPath extends Page {
  id?: string;
  path?: string;
}

/** The first of the letters: those before it mean something in a text in quotes. */
const firstLetter = 35;
const separator = ' ';
const script = /^\/assets\/([^ #]+)\.js$/;
const sheet = /^\/assets\/([^ #]+)\.css(#?)$/;

/**
 * Folds a table of pages.
 * @throws Error where an address is no script or sheet of the build: it would not be found again
 */
export function folded({ routes, ...rest }: Manifest): FoldedTable {
  const scripts: string[] = [];
  const sheets: string[] = [];
  const kinds: string[] = [];
  const pages = Object.entries(routes).map(([id, page]) => {
    const { id: _, path = '', module, imports = [], css = [], ...kind }: PageWithPath = page;
    return {
      ...{ id, path, module: named(module, script) },
      imports: imports.map((each) => letterOf(scripts, named(each, script))).join(''),
      css: css.map((each) => letterOf(sheets, named(each, sheet))).join(''),
      kind: letterOf(kinds, JSON.stringify(kind)),
    };
  });
  const column = (name: 'id' | 'path' | 'module' | 'imports' | 'css') =>
    pages.map((page) => page[name]).join(separator);
  return {
    ...rest,
    ...{ ids: column('id'), paths: column('path'), modules: column('module') },
    ...{ scripts: scripts.join(separator), imports: column('imports') },
    ...{ sheets: sheets.join(separator), css: column('css') },
    ...{ kinds: kinds.map((kind) => JSON.parse(kind)), kindsOfPages: pages.map(({ kind }) => kind).join('') },
  };
}

function named(address: string, kind: RegExp): string {
  const [, name, mark = ''] = kind.exec(address) ?? [];
  if (!name) throw new Error(`${address} cannot stand in a table of pages`);
  return name + mark;
}

function letterOf(known: string[], what: string): string {
  const index = known.includes(what) ? known.indexOf(what) : known.push(what) - 1;
  return String.fromCharCode(firstLetter + index);
}

/** A table of pages as React Router has it, whether it was folded or not (while developing, it is not). */
export function unfolded(table: Manifest | FoldedTable): Manifest {
  if ('routes' in table) return table;
  const { ids, paths, modules, scripts, imports, sheets, css, kinds, kindsOfPages, ...rest } = table;
  const [path, module, imported, styled, script, sheet] = [paths, modules, imports, css, scripts, sheets].map(
    (column) => column.split(separator),
  );
  const meant = <What>(letters: string | undefined, known: What[] = []) =>
    [...(letters ?? '')].flatMap((letter) => known[letter.charCodeAt(0) - firstLetter] ?? []);
  const routes = ids.split(separator).map((id, index) => {
    const page = {
      id,
      // The frame of a page has none.
      path: path?.[index] || undefined,
      module: `/assets/${module?.[index]}.js`,
      imports: meant(imported?.[index], script).map((name) => `/assets/${name}.js`),
      css: meant(styled?.[index], sheet).map((name) => `/assets/${name.replace(/#?$/, '.css$&')}`),
    };
    return [id, Object.assign(page, ...meant(kindsOfPages[index], kinds))] as const;
  });
  return { ...rest, routes: Object.fromEntries(routes) };
}

declare global {
  interface Window {
    /** React Router's table of pages; until the app starts it may be folded. */
    __reactRouterManifest?: Manifest;
  }
}

/** Unfolds the table that came with the page, before React Router reads it. */
export function unfoldTable(): void {
  if (window.__reactRouterManifest) window.__reactRouterManifest = unfolded(window.__reactRouterManifest);
}
