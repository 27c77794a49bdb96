import { countryName } from '#features/editions/index.server.ts';
import { venueTimeZone } from '#platform/clock/clock.ts';
import { byName } from '#platform/i18n/by-name.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { type WallTime, wallTime } from './local-time.ts';
import { countryOfZone, timeZones, zoneOfCountry } from './time-zones.ts';

/** A time where somebody is: what clocks show there, and where that is in the reader's language. */
export interface PlacedTime {
  wall: WallTime;
  zone: string;
  place: string;
}

/** What a zone is called: its country, and its city where the country has several. */
export function placeName(zone: string, locale: Locale): string {
  const { code, isOneOfSeveral } = countryOfZone(zone);
  const name = countryName(code, locale);
  const cities: Record<string, string> = namesIn(locale).cities;
  const city = isOneOfSeveral ? cities[zone] : undefined;
  if (city === undefined) return name;
  const [before, after] = writingOf(locale).brackets;
  return name + before + city + after;
}

/** A moment in some zones, each zone once; those whose clocks show the same as one before them are left out. */
export function placed(moment: Date, zones: readonly (string | undefined)[], locale: Locale): PlacedTime[] {
  const times = zones
    .filter((zone) => zone !== undefined)
    .map((zone) => ({ wall: wallTime(moment, zone), zone, place: placeName(zone, locale) }));
  return times.filter(({ wall }, i) => times.findIndex((other) => other.wall === wall) === i);
}

/** Where somebody is: the zone they named last, else their country's; the venue's where neither is known. */
export function zoneOf(named: string | null, country: string | null): string {
  return named ?? zoneOfCountry(country) ?? venueTimeZone;
}

/** The zones to choose from, in the order of their names. */
export function zoneChoices(locale: Locale): { zone: string; name: string }[] {
  return timeZones.map((zone) => ({ zone, name: placeName(zone, locale) })).toSorted(byName(locale));
}
