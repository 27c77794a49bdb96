import type { MemberOverview } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { listTalks } from './queries.server.ts';

/** A talk with something in it that a member has not read. */
export interface UnreadTalk {
  key: string;
  unread: number;
  project: { name: string; lang: Locale } | undefined;
  /** The other one's name; empty where they have left. */
  other: string;
}

declare module '#platform/feature/member-duties.ts' {
  interface MemberOverview {
    unreadTalks: UnreadTalk[];
  }
}

/** Among so many talks that moved last the unread ones are looked for. */
const recent = 50;

/** The talks of a member in which something is unread, the latest first. */
export async function overviewOf(site: SiteContext, memberId: number): Promise<Partial<MemberOverview>> {
  const { talks } = await listTalks(site, memberId, { limit: recent, offset: 0 });
  const unread = talks.filter((talk) => talk.unread > 0);
  return {
    unreadTalks: unread.map(({ key, unread, project, other }) => ({
      key,
      unread,
      project: project && { name: project.name, lang: project.lang },
      other: other?.name ?? '',
    })),
  };
}
