import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { countriesByRegion, country, countryName, participants, type Region } from './countries.server.ts';

const regions = ['north', 'west', 'central', 'east', 'south'] as const satisfies readonly Region[];

/** Something to choose, and how many things there are of it where that is known. */
export interface Option {
  value: string;
  name: string;
  count?: number;
}

/** Something to choose, and how many things there are of it. */
export interface CountedOption extends Option {
  count: number;
}

/** The countries of a region to choose from; `whole` is the region as one choice. */
export interface Place<Choice extends Option = CountedOption> {
  name: string;
  countries: Choice[];
  whole?: Choice | undefined;
}

function isRegion(area: string): area is Region {
  return regions.some((region) => region === area);
}

/** Reads an area: the code of a country that takes part, in capitals or not, or a region of Africa; undefined for anything else. */
export function readArea(area: string): string | undefined {
  if (isRegion(area)) return area;
  const code = area.toUpperCase();
  return participants(defaultLocale).some((one) => one.code === code) ? code : undefined;
}

/** The codes of the countries of an area; undefined where none is given. */
export function countriesOfArea(area: string | undefined): string[] | undefined {
  if (area === undefined) return undefined;
  if (!isRegion(area)) return [area];
  const region = countriesByRegion(defaultLocale).find((one) => one.region === area);
  return region?.countries.map(({ code }) => code);
}

/** What the search index knows of the region of a country; nothing of one that is in none. */
export function regionFacets(code: string): string[] {
  const region = country(code, defaultLocale)?.region;
  return region ? [regionFacet(region)] : [];
}

/** By what the search index finds all of an area at once; undefined where that is one country or none is given. */
export function facetOfArea(area: string | undefined): string | undefined {
  return area !== undefined && isRegion(area) ? regionFacet(area) : undefined;
}

function regionFacet(region: Region): string {
  return `region:${region}`;
}

/** What an area is called. */
export function areaName(area: string, locale: Locale): string {
  if (!isRegion(area)) return countryName(area, locale);
  return countriesByRegion(locale).find((one) => one.region === area)?.name ?? area;
}

/** An option where there is something to find, or where it is chosen. */
export function countedOption(value: string, name: string, count = 0, chosen?: string): CountedOption[] {
  return count > 0 || chosen === value ? [{ value, name, count }] : [];
}

/** The regions with their countries, China first: those of which there is something, and the one chosen. */
export function countedPlaces(
  counts: ReadonlyMap<string, number>,
  chosen: string | undefined,
  locale: Locale,
): Place[] {
  const option = (value: string, name: string, count = counts.get(value)) => countedOption(value, name, count, chosen);
  const [china] = participants(locale);
  const ofChina: Place = { name: china?.regionName ?? '', countries: china ? option(china.code, china.name) : [] };
  const ofAfrica = countriesByRegion(locale)
    .toSorted((one, other) => regions.indexOf(one.region) - regions.indexOf(other.region))
    .map(({ region, name, countries }): Place => {
      const count = countries.reduce((sum, { code }) => sum + (counts.get(code) ?? 0), 0);
      return {
        name,
        countries: countries.flatMap(({ code, name }) => option(code, name)),
        whole: option(region, name, count)[0],
      };
    });
  return [ofChina, ...ofAfrica].filter(({ countries, whole }) => countries.length > 0 || whole);
}

/** Options whose numbers are not known. */
export function uncounted<Choice extends { count?: number }>(options: readonly Choice[]): Omit<Choice, 'count'>[] {
  return options.map(({ count, ...option }) => option);
}

/** Places whose numbers are not known. */
export function uncountedPlaces(places: readonly Place[]): Place<Option>[] {
  return places.map(({ name, countries, whole }) => ({
    name,
    countries: uncounted(countries),
    whole: whole && uncounted([whole])[0],
  }));
}
