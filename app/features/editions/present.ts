import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type Edition, phaseOf } from './editions.ts';
import type { Organisation } from './organisations.ts';
import { editionHref } from './ui/edition-href.ts';

type OuterSites = Pick<Settings, 'CLOUD_EXPO_URL' | 'FINANCE_URL' | 'NEGOTIATION_URL' | 'FINANCE_IMAGE_BASE_URL'>;

/** Expo info as `/api/getExpoInfo` gives it (contract, Calls of the specification). */
export function presentExpoInfo(edition: Edition, settings: OuterSites, reader: { locale: Locale; now: Date }) {
  return {
    edition: edition.number,
    name: edition.name,
    theme: edition.theme,
    startDate: edition.startDate,
    endDate: edition.endDate,
    venue: edition.venue,
    address: edition.address,
    phase: phaseOf(edition, reader.now),
    openingHours: edition.openingHours,
    guestCountries: edition.guestCountries.map(({ code, name }) => ({ code, name })),
    figures: edition.figures.map(({ label, value, unit }) => ({ label, value, unit })),
    links: outerLinks(settings, reader.locale),
    financeImageBaseUrl: settings.FINANCE_IMAGE_BASE_URL ?? null,
  };
}

/** Where Cloud Expo, Finance and Project Negotiation lead: outer sites where set, else the site's own pages. */
function outerLinks(settings: OuterSites, locale: Locale) {
  return {
    cloudExpo: settings.CLOUD_EXPO_URL ?? localHref(locale, '/exhibition/?cursor=cloud'),
    finance: settings.FINANCE_URL ?? localHref(locale, '/finance/'),
    negotiation: settings.NEGOTIATION_URL ?? localHref(locale, '/negotiation/'),
  };
}

/** An organiser, bearing organiser or supporting link as the calls of About give it. */
export function presentOrganisation({ id, name, url }: Organisation) {
  return { id, name, url };
}

/** An edition as `/api/previous/list` gives it. */
export function presentEditionRow(edition: Edition, locale: Locale) {
  const { number, name, theme, summary, startDate, endDate, venue, guestCountries, provinces, figures } = edition;
  return {
    id: number,
    name,
    theme,
    summary,
    startDate,
    endDate,
    venue,
    current: edition.isCurrent,
    guestCountries: guestCountries.map(({ code, name }) => ({ code, name })),
    provinces,
    figures: figures.map(({ key, label, value, unit, approximate, sinceEdition }) => {
      return { key, label, value, unit, approximate, sinceEdition };
    }),
    url: localHref(locale, editionHref(number)),
  };
}

/** An edition as `/api/previous/detail` gives it. */
export function presentEditionDetail(edition: Edition, locale: Locale) {
  const { address, openingHours, publicFrom, publicTo, body, lang } = edition;
  return { ...presentEditionRow(edition, locale), lang, address, openingHours, publicFrom, publicTo, body };
}
