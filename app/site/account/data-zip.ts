import { accountsLimits, memberOrLogin, packOwnData, withinLimit } from '#features/accounts/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/data-zip.ts';
import { memberDuties } from './member-duties.server.ts';

/** All data of a member, as a file. @returns the way back to the page, which says how long to wait, for whoever has had it very often */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const permit = await withinLimit(site, accountsLimits.dataExport, `member ${member.id}`);
  if (!permit.allowed) return seeOther(site, `/account/data?wait=${Math.ceil(permit.retryAfter / 60)}`);
  return new Response(new Uint8Array(await packOwnData(site, member, memberDuties)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'Cache-Control': 'private, no-store',
    },
  });
}
