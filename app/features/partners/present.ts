import { countryName } from '#features/editions/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import type { ActivityRow, PartnerRow } from './partner-rows.server.ts';
import {
  type Activity,
  type ActivityArticle,
  activityHref,
  emblemSeed,
  type Partner,
  type PartnerCard,
  partnerHref,
  type TierNames,
} from './partners.ts';

/** What lists show of a partner. */
export function presentPartnerCard(row: PartnerRow, locale: Locale, tiers: TierNames): PartnerCard {
  return {
    id: row.id,
    key: row.key,
    tier: row.tier,
    tierName: tiers[row.tier].one,
    name: row.name,
    support: row.support,
    lang: row.lang,
    country: { code: row.countryCode, name: countryName(row.countryCode, locale) },
    href: partnerHref(row.id),
  };
}

/** All that a partner's page shows. */
export function presentPartner(row: PartnerRow, locale: Locale, tiers: TierNames): Partner {
  return {
    ...presentPartnerCard(row, locale, tiers),
    profile: paragraphsOf(row.profile),
    website: row.website,
    since: row.since,
  };
}

/** What lists show of an activity. */
export function presentActivity(row: ActivityRow): Activity {
  const { id, title, summary, lang, publishedAt, partnerId, partnerKey, partnerName, partnerLang } = row;
  return {
    id,
    title,
    summary,
    lang,
    publishedAt: venueIso(publishedAt),
    href: activityHref(id),
    partner: { id: partnerId, key: partnerKey, name: partnerName, lang: partnerLang, href: partnerHref(partnerId) },
  };
}

/** All that an activity's page shows, for a page in `locale`. */
export function presentArticle(row: ActivityRow & { body: string }, locale: Locale): ActivityArticle {
  return { ...presentActivity(row), body: localiseLinks(row.body, locale) };
}

/** A partner in the API's list: its picture is its woven emblem. */
export function presentPartnerRow(partner: PartnerCard, locale: Locale) {
  return {
    id: partner.id,
    name: partner.name,
    tier: partner.tier,
    tierName: partner.tierName,
    summary: partner.support,
    country: partner.country.code,
    countryName: partner.country.name,
    imgUrl: `/weave/square/${emblemSeed(partner.key)}.svg`,
    lang: partner.lang,
    url: localHref(locale, partner.href),
  };
}

/** One partner as the API gives it. */
export function presentPartnerDetail(partner: Partner, locale: Locale) {
  const { profile, website, since } = partner;
  return { ...presentPartnerRow(partner, locale), profile: profile.join('\n\n'), website, sinceEdition: since };
}

/** An activity in the API's list. */
export function presentActivityRow(activity: Activity, locale: Locale) {
  const { id, title, summary, lang, publishedAt, href, partner } = activity;
  return {
    id,
    title,
    imgUrl: `/weave/${emblemSeed(partner.key)}.svg`,
    createTime: publishedAt.slice(0, 19).replace('T', ' '),
    summary,
    partner: { id: partner.id, name: partner.name },
    lang,
    url: localHref(locale, href),
  };
}

/** One activity as the API gives it. */
export function presentActivityDetail(activity: ActivityArticle, locale: Locale) {
  return { ...presentActivityRow(activity, locale), body: activity.body };
}
