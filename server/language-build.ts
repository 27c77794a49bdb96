import type { ServerBuild } from 'react-router';
import { type Locale, locales, shortName } from '#platform/i18n/locale.ts';

/**
 * The build as a page of one language needs it: its own routes and those that have no language (the document, files).
 * Routes are matched and handed to the router for every page, and each page's language never changes while it is
 * shown: the routes of the other two would be carried about for nothing.
 * @param manifest the address of the table of pages that a browser gets in that language
 */
export function buildOfLanguage(build: ServerBuild, locale: Locale, manifest = build.assets.url): ServerBuild {
  const assets = { ...build.assets, url: manifest, routes: routesOfLanguage(build.assets.routes, locale) };
  return { ...build, assets, routes: routesOfLanguage(build.routes, locale) };
}

/** Leaves out the routes of all other languages. Their ids begin with the language (`app/routes.ts`): `fr`, `fr.news.list`. */
export function routesOfLanguage<Routes extends Record<string, unknown>>(routes: Routes, locale: Locale): Routes {
  const others = new Set(locales.filter((other) => other !== locale).map(shortName));
  const kept = Object.entries(routes).filter(([id]) => !others.has(id.split('.', 1)[0] ?? ''));
  return Object.fromEntries(kept) as Routes;
}

/** The address of a language's table of pages, made from that of the whole one: `/assets/manifest-1a2b.js`, `/assets/manifest-1a2b.fr.js`. */
export function manifestOfLanguage(url: string, locale: Locale): string {
  return url.replace(/\.js$/, `.${shortName(locale)}.js`);
}
