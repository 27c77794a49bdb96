import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countryName } from '#features/editions/index.server.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** What has a code of its own and is a part of China, as the expo names it. */
const regions: Record<string, MessageDescriptor> = {
  HK: msg`Hong Kong, China`,
  MO: msg`Macao, China`,
  TW: msg`Taiwan, China`,
};

/** What a country or region is called in a language, also one that has no part in the expo. @param code ISO 3166 */
export function placeName(code: string, locale: Locale): string {
  const region = regions[code];
  if (region) return i18nFor(locale)._(region);
  const name = countryName(code, locale);
  return name === code ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : name;
}
