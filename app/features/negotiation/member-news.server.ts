import type { MemberNews } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** How many projects a member has in each state. */
export async function newsOf({ db }: Pick<SiteContext, 'db'>, memberId: number): Promise<MemberNews> {
  const rows = await db
    .selectFrom('project')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('owner_id', '=', memberId)
    .groupBy('status')
    .execute();
  return { projects: Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}
