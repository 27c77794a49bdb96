import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { useShellData } from './shell-data.ts';

/** Makes absolute addresses, from SITE_URL only: of a path of the site (no language prefix) in the language of the page. */
export function useAbsolute(): (path: string) => string {
  const { i18n } = useLingui();
  const origin = useShellData()?.origin ?? '';
  const locale = i18n.locale as Locale;
  return useCallback((path) => `${origin}${localHref(locale, path)}`, [origin, locale]);
}
