import type { MemberNews, MemberOverview } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { memberDuties } from './member-duties.server.ts';

/** What is new for a member, of all parts of the site together. */
export async function newsOf(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  memberId: number,
): Promise<MemberNews> {
  const news = await Promise.all(memberDuties.map(({ newsOf: own }) => own?.(site, memberId)));
  return Object.assign({}, ...news);
}

/** What the first page of an account shows of a member, of all parts of the site together. */
export async function overviewOf(site: SiteContext, memberId: number): Promise<Partial<MemberOverview>> {
  const parts = await Promise.all(memberDuties.map(({ overviewOf: own }) => own?.(site, memberId)));
  return Object.assign({}, ...parts);
}
