import { data, type LoaderFunctionArgs } from 'react-router';
import { memberOrLogin, packOwnData, withinLimit } from '#features/accounts/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { memberParts } from './member-parts.server.ts';

/** All data of a member, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const permit = await withinLimit(site, 'dataExport', `member ${member.id}`);
  if (!permit.allowed) {
    throw data(null, { status: 429, headers: { 'Retry-After': String(permit.retryAfter) } });
  }
  return new Response(new Uint8Array(await packOwnData(site, member, memberParts)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'Cache-Control': 'private, no-store',
    },
  });
}
