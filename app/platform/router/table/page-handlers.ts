import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { Locale } from '#platform/i18n/locale.ts';
import { faceOf, tableName } from './faces.ts';
import { buildOfPage, buildOfTable, findManifest, readManifest, tables } from './language-build.ts';

/**
 * React Router's handlers: for each page one of that page alone, made when it is first asked for; what is no page in this
 * spelling (its `id` undefined) meets all of its language's site. While developing, React Router's own table of pages stays whole.
 * @param client where the browser's part of the build lies; none while developing
 * @throws Error where a table of pages does not look as expected
 */
export function pageHandlers(
  whole: ServerBuild,
  client?: string,
): (locale: Locale, id: string | undefined) => RequestHandler {
  const made = new Map<string, RequestHandler>();
  const builds = new Map(tables.map((table) => [table, tableBuild(whole, table, client)]));
  return (locale, id) => {
    const own = client === undefined ? undefined : id;
    const key = `${locale} ${own ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    const build = builds.get(tableName(locale, faceOf(id))) ?? whole;
    const handler = createRequestHandler(own ? buildOfPage(build, locale, own) : build, 'production');
    made.set(key, handler);
    return handler;
  };
}

function tableBuild(whole: ServerBuild, table: string, client?: string): ServerBuild {
  if (client === undefined) return buildOfTable(whole, table);
  return buildOfTable(whole, table, readManifest(client, findManifest(client, whole.assets.url, table)));
}
