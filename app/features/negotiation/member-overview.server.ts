import type { MemberOverview } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { ProjectStatus } from './negotiation.ts';
import { presentOwnProjects } from './owner/present-own.server.ts';
import { namedFilters } from './searches/named-filters.server.ts';
import { readSearches } from './searches/saved-searches.server.ts';

/** A project of one's own on the first page of an account. */
export interface OwnProjectLine {
  id: number;
  name: string;
  lang: Locale;
  status: ProjectStatus;
  /** What the expo has said of it as it was returned. */
  note: string;
}

/** A search whose new projects a member is told of. */
export interface AlertLine {
  key: string;
  href: string;
  named: ReturnType<typeof namedFilters>;
}

declare module '#platform/feature/member-duties.ts' {
  interface MemberOverview {
    projects: OwnProjectLine[];
    alerts: AlertLine[];
  }
}

/** The projects of a member with their states, and the searches that they are told of. */
export async function overviewOf(site: SiteContext, memberId: number): Promise<Partial<MemberOverview>> {
  const [own, searches] = await Promise.all([presentOwnProjects(site, memberId), readSearches(site.db, memberId)]);
  return {
    projects: own.map(({ id, name, lang, status, note }) => ({ id, name, lang, status, note })),
    alerts: searches
      .filter(({ tells }) => tells)
      .map(({ key, href, filters }) => ({ key, href, named: namedFilters(filters, site.locale) })),
  };
}
