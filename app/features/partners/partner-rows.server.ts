import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** The order of tiers; word for word the expression of the index `partner_order`. */
export const rank = sql<number>`array_position(array['principal', 'global', 'premier', 'excellence', 'partner'], tier)`;

/** The chosen partners with their words, in the order of their tiers. */
export function withTexts(db: Database, locale: Locale, chosen: ReturnType<typeof allPartners>) {
  return db
    .selectFrom(chosen.as('partner'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('partner_text')
          .select(['name', 'support', 'profile', 'locale'])
          .whereRef('partner_id', '=', 'partner.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'partner.id',
      'partner.key',
      'partner.tier',
      'partner.country_code as countryCode',
      'partner.website',
      'partner.since_edition as since',
      'text.name',
      'text.support',
      'text.profile',
      'text.locale as lang',
    ])
    .orderBy(rank)
    .orderBy('partner.position')
    .orderBy('partner.id');
}

/** The partners that have a text: what is withdrawn has none. */
export function allPartners(db: Database) {
  return db
    .selectFrom('partner')
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('partner_text').select('locale').whereRef('partner_id', '=', 'partner.id')),
    );
}

/** A partner, its words in the best language there is. */
export type PartnerRow = Awaited<ReturnType<ReturnType<typeof withTexts>['execute']>>[number];

/** Activities that may be read now, the newest first, for the caller to narrow down. */
export function published(db: Database, now: Date) {
  return (
    db
      .selectFrom('brand_article')
      .selectAll()
      .where('published_at', '<=', now)
      // What is withdrawn has no text.
      .where(({ and, exists, selectFrom }) =>
        and([
          exists(selectFrom('brand_article_text').select('locale').whereRef('article_id', '=', 'brand_article.id')),
          exists(
            selectFrom('partner_text')
              .select('locale')
              .whereRef('partner_text.partner_id', '=', 'brand_article.partner_id'),
          ),
        ]),
      )
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
  );
}

/** The chosen activities with their words and whose they are, the newest first. */
export function articlesWithTexts(db: Database, locale: Locale, chosen: ReturnType<typeof published>) {
  return db
    .selectFrom(chosen.as('article'))
    .innerJoin('partner', 'partner.id', 'article.partner_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('partner_text')
          .select(['name', 'locale'])
          .whereRef('partner_id', '=', 'partner.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('partnerText'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('brand_article_text')
          .select(['title', 'summary', 'body', 'locale'])
          .whereRef('article_id', '=', 'article.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'article.id',
      'article.published_at as publishedAt',
      'text.title',
      'text.summary',
      'text.locale as lang',
      'partner.id as partnerId',
      'partner.key as partnerKey',
      'partnerText.name as partnerName',
      'partnerText.locale as partnerLang',
    ])
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc');
}

/** An activity, its words in the best language there is. */
export type ActivityRow = Awaited<ReturnType<ReturnType<typeof articlesWithTexts>['execute']>>[number];
