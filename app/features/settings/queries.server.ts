import { languageRank } from '#platform/db/best-language.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { mostNotices, type Notice, type SiteSettings } from './settings.ts';

/** The notices that stand above every page, urgent ones first, each in the best language there is. */
export async function notices({ db, locale }: Pick<SiteContext, 'db' | 'locale'>): Promise<Notice[]> {
  return db
    .selectFrom('site_notice as notice')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('site_notice_text')
          .select(['words', 'locale'])
          .whereRef('notice_id', '=', 'notice.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['notice.id', 'text.words', 'text.locale as lang', 'notice.is_urgent as isUrgent', 'notice.link'])
    .orderBy('notice.is_urgent', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(mostNotices)
    .execute();
}

/** What is set for the whole site. */
export async function siteSettings({ db, settings }: Pick<SiteContext, 'db' | 'settings'>): Promise<SiteSettings> {
  const row = await db
    .selectFrom('site_settings')
    .select(['official_account', 'icp_filing', 'police_filing'])
    .executeTakeFirst();
  return {
    officialAccount: row?.official_account || (settings.OFFICIAL_ACCOUNT_URL ?? ''),
    icpFiling: row?.icp_filing || (settings.ICP_FILING ?? ''),
    policeFiling: row?.police_filing || (settings.POLICE_FILING ?? ''),
  };
}
