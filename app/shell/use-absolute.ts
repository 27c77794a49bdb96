import { useCallback } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { useShellData } from './shell-data.ts';

/** Makes absolute addresses, from SITE_URL only: of a path of the site (no language prefix) in the language of the page. */
export function useAbsolute(): (path: string) => string {
  const origin = useShellData()?.origin ?? '';
  const locale = useLocale();
  return useCallback((path) => `${origin}${localHref(locale, path)}`, [origin, locale]);
}
