/** What staff have set; where they have set nothing, what the environment says. */
export interface SiteSettings {
  officialAccount: string;
  icpFiling: string;
  policeFiling: string;
}

/** More at once nobody would read. */
export const mostNotices = 3;
