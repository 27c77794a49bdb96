import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { defaultLocale, locales, shortName } from './platform/i18n/locale.ts';
import { fileRoutes, pageRoutes } from './site/page-routes.ts';

/**
 * Every page, in every language: static prefixes, so that no other address can be taken for a language, `/EN-us/` neither.
 * The front redirects other letter cases of a path before they come here.
 */
const languages: RouteConfigEntry[] = locales.map((locale) => {
  const language = shortName(locale);
  const prefix = locale === defaultLocale ? '' : `${locale}/`;
  const pages = pageRoutes.map(({ id, path, file }) =>
    path === '' && prefix === ''
      ? index(file, { id: `${language}.${id}` })
      : route(`${prefix}${path}`, file, { id: `${language}.${id}`, caseSensitive: true }),
  );
  return layout('site/layout/language-layout.tsx', { id: language }, [
    ...pages,
    route(`${prefix}*`, 'site/not-found.tsx', { id: `${language}.not-found`, caseSensitive: true }),
  ]);
});

const files = fileRoutes.map(({ id, path, file }) => route(path, file, { id }));

export default [...files, ...languages] satisfies RouteConfig;
