import { byName } from '#platform/i18n/by-name.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { keysOf } from '#platform/keys-of.ts';
import { africanRegions, type Region } from '../african-regions.ts';
import { landNeighbours, seaNeighbours } from './neighbours.server.ts';

export type { Region };

const regions = keysOf(africanRegions);

/** A country of Africa. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the language asked for. */
  name: string;
  region: Region;
  /** The region in the language asked for. */
  regionName: string;
}

const regionOf = new Map(regions.flatMap((region) => africanRegions[region].map((code) => [code, region] as const)));

const inLanguage = inEach(sorted);

function sorted(locale: Locale): Country[] {
  const all = [...regionOf].map(([code, region]) => ({
    code,
    name: countryName(code, locale),
    region,
    regionName: namesIn(locale).regions[region],
  }));
  return all.sort(byName(locale));
}

/** The 54 countries in the order of their names in the language (Chinese: by pinyin). */
export function countries(locale: Locale): readonly Country[] {
  return inLanguage[locale];
}

/** A country by its code in capitals, or undefined where Africa has none of that code. */
export function country(code: string, locale: Locale): Country | undefined {
  return inLanguage[locale].find((one) => one.code === code);
}

/** A country that takes part: China, or one of Africa's. */
export interface Participant extends Omit<Country, 'region'> {
  region: Region | 'asia';
}

/** Where companies and projects come from: China first, then the 54 countries of Africa by name. */
export function participants(locale: Locale): readonly Participant[] {
  const china = {
    code: 'CN',
    name: countryName('CN', locale),
    region: 'asia' as const,
    regionName: namesIn(locale).regions.asia,
  };
  return [china, ...countries(locale)];
}

/** A country's short name in a language; an unknown code is its own name. */
export function countryName(code: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).countries;
  return names[code] ?? code;
}

/** The countries of each region of the African Union, for lists. */
export function countriesByRegion(locale: Locale): { region: Region; name: string; countries: Country[] }[] {
  return regions.map((region) => ({
    region,
    name: namesIn(locale).regions[region],
    countries: countries(locale).filter((one) => one.region === region),
  }));
}

/** The countries next to a country: across its land borders, or for an island across the sea; by name. */
export function neighbours(code: string, locale: Locale): { across: 'land' | 'sea'; countries: Country[] } {
  const land = landNeighbours[code];
  const codes = land ?? seaNeighbours[code] ?? [];
  return { across: land ? 'land' : 'sea', countries: countries(locale).filter((one) => codes.includes(one.code)) };
}
