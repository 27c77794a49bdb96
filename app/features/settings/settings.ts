import type { Locale } from '#platform/i18n/locale.ts';

/** A notice as it stands above a page. */
export interface Notice {
  id: number;
  words: string;
  /** The language of the words. */
  lang: Locale;
  isUrgent: boolean;
  /** A page of the site, without language prefix, or another site's. */
  link: string | null;
}

/** What staff have set; where they have set nothing, what the environment says. */
export interface SiteSettings {
  officialAccount: string;
  icpFiling: string;
  policeFiling: string;
}

/** More at once nobody would read. */
export const mostNotices = 3;
