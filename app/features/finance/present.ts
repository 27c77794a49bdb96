import { countryName } from '#features/editions/index.server.ts';
import { venueIso, venueTimestamp } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { byName } from '#platform/i18n/by-name.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { type Need, type Provider, type ProviderType, providerHref, providerWeave } from './finance.ts';
import type { ImportRow } from './rates/list-imports.server.ts';
import type { RateRow } from './rates/rate-table.ts';
import type { KnownRate } from './rates/rates.server.ts';
import { isStale } from './rates/stale.ts';

/** What lists show of a provider. */
export interface ProviderCard {
  id: number;
  type: ProviderType;
  lang: Locale;
  name: string;
  /** First paragraph of the profile. */
  summary: string;
  href: string;
  /** The seed of its weave. */
  weave: string;
  /** Its photograph, where the site has a host for them. */
  picture: string | undefined;
  needs: Need[];
  countries: number;
}

interface Needs {
  settings: Pick<Settings, 'FINANCE_IMAGE_BASE_URL'>;
  locale: Locale;
}

/** Where the picture of a provider lies: on the host of FINANCE_IMAGE_BASE_URL, where that is set. */
function pictureOf({ settings }: Needs, key: string): string | undefined {
  const base = settings.FINANCE_IMAGE_BASE_URL;
  return base && `${base.replace(/\/$/, '')}/${key}.webp`;
}

export function presentCard(provider: Provider, site: Needs): ProviderCard {
  const { id, key, type, lang, name, profile, needs, countries } = provider;
  return {
    id,
    type,
    lang,
    name,
    summary: paragraphsOf(profile)[0] ?? '',
    href: providerHref(id),
    weave: providerWeave(key),
    picture: pictureOf(site, key),
    needs,
    countries: countries.length,
  };
}

/** All that a provider's page shows. */
export function presentProvider(provider: Provider, site: Needs) {
  const { profile, contact, email, backupEmail, mobile, website, countries } = provider;
  return {
    ...presentCard(provider, site),
    profile: paragraphsOf(profile),
    contact,
    email,
    backupEmail,
    mobile,
    website,
    served: countries.map((code) => ({ code, name: countryName(code, site.locale) })).toSorted(byName(site.locale)),
  };
}

export type ShownProvider = ReturnType<typeof presentProvider>;

/** A provider as the API gives it (contract, Calls). */
export function presentProviderRow(provider: Provider, site: Needs) {
  const { id, type, name, profile, contact, email, backupEmail, mobile, website, countries, needs, key, lang } =
    provider;
  return {
    id,
    type,
    name,
    profile,
    contact,
    email,
    backupEmail,
    mobile,
    website,
    countries,
    needs,
    imgUrl: pictureOf(site, key) ?? `/weave/${providerWeave(key)}.svg`,
    lang,
    url: localHref(site.locale, providerHref(id)),
  };
}

/** A currency's name; a code that is none is its own name. */
export function currencyName(code: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).currencies;
  return names[code] ?? code;
}

/** A rate as the table shows it. */
export function presentRate(rate: KnownRate, now: Date, locale: Locale): RateRow {
  return {
    currency: rate.currency,
    name: currencyName(rate.currency, locale),
    spotPurchase: rate.spotPurchase,
    cashSettlement: rate.cashSettlement,
    updatedAt: venueIso(rate.updatedAt),
    isStale: isStale(rate.updatedAt, now),
  };
}

/** A rate as the API gives it (contract, Calls). */
export function presentRateRow(rate: KnownRate, now: Date, locale: Locale) {
  const { currency, name, spotPurchase, cashSettlement, isStale } = presentRate(rate, now, locale);
  return {
    currencyCode: currency,
    name,
    spotPurchase,
    cashSettlement,
    updateTime: venueTimestamp(rate.updatedAt),
    source: rate.source,
    stale: isStale,
  };
}

/** What came of an import, as staff reads it. */
export function presentImport(row: ImportRow) {
  const { id, at, source, taken, known, left_out, refused, refusals, failure } = row;
  return { id, at: venueIso(at), source, taken, known, leftOut: left_out, refused, refusals, failure };
}
