import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { consoleRoutes } from './console/page-routes.ts';
import type { PageRoute } from './platform/feature/page-route.ts';
import { defaultLocale, type Locale, locales } from './platform/i18n/locale.ts';
import { tableName } from './platform/router/table/faces.ts';
import { fileRoutes, pageRoutes } from './site/page-routes.ts';

/**
 * Every page, in every language: static prefixes, so that no other address can be taken for a language, `/EN-us/` neither.
 * The front redirects other letter cases of a path before they come here.
 */
const site: RouteConfigEntry[] = locales.map((locale) => {
  const table = tableName(locale, 'site');
  return layout('site/layout/language-layout.tsx', { id: table }, [
    ...pagesOf(pageRoutes, locale, table),
    route(`${prefixOf(locale)}*`, 'site/not-found.tsx', { id: `${table}.not-found`, caseSensitive: true }),
  ]);
});

/** The console's pages, in its own frame. What is no page under its address is none of the site's either. */
const console: RouteConfigEntry[] = locales.map((locale) => {
  const table = tableName(locale, 'console');
  return layout('console/layout/console-layout.tsx', { id: table }, pagesOf(consoleRoutes, locale, table));
});

function pagesOf(routes: readonly PageRoute[], locale: Locale, table: string): RouteConfigEntry[] {
  const prefix = prefixOf(locale);
  return routes.map(({ id, path, file }) =>
    path === '' && prefix === ''
      ? index(file, { id: `${table}.${id}` })
      : route(`${prefix}${path}`, file, { id: `${table}.${id}`, caseSensitive: true }),
  );
}

function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

const files = fileRoutes.map(({ id, path, file }) => route(path, file, { id }));

export default [...files, ...site, ...console] satisfies RouteConfig;
