import { memberOrLogin } from '#features/accounts/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { extendedName } from '#platform/storage/extended-name.ts';
import { readFileOf } from '../files/read-file.server.ts';
import type { Route } from './+types/file.ts';

/** A file of a talk, for its two people alone. @returns 404 for everybody else */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const file = await readFileOf(site, member, { talk: params.id, file: params.file });
  if (!file) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response('Not found', { status: 404, headers });
  }
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.mime,
      'Content-Length': String(file.bytes.length),
      'Content-Disposition': `attachment; filename*=${extendedName(file.name)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
