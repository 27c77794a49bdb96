import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { buildOfLanguage, buildOfPage, manifestOfLanguage, readManifest } from './language-build.ts';

/**
 * React Router's handlers: for each page one of that page alone, made when it is first asked for; what is no page in this
 * spelling (its `id` undefined) meets all of its language. While developing, React Router's own table of pages stays whole.
 * @param client where the browser's part of the build lies; none while developing
 * @throws Error where a language's table of pages does not look as expected
 */
export function pageHandlers(
  whole: ServerBuild,
  client?: string,
): (locale: Locale, id: string | undefined) => RequestHandler {
  const made = new Map<string, RequestHandler>();
  const builds = new Map(locales.map((locale) => [locale, languageBuild(whole, locale, client)]));
  return (locale, id) => {
    const own = client === undefined ? undefined : id;
    const key = `${locale} ${own ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    const build = builds.get(locale) ?? whole;
    const handler = createRequestHandler(own ? buildOfPage(build, locale, own) : build, 'production');
    made.set(key, handler);
    return handler;
  };
}

function languageBuild(whole: ServerBuild, locale: Locale, client?: string): ServerBuild {
  const url = manifestOfLanguage(whole.assets.url, locale);
  return buildOfLanguage(whole, locale, client === undefined ? undefined : readManifest(client, url));
}
