import { siteOf } from '#platform/http/site-context.ts';
import { readLogFilter } from '../log/log-filter.ts';
import { logAsCsv, logFileName } from '../log/read-log.server.ts';
import { staffPage } from '../sessions/who-asks.server.ts';
import type { Route } from './+types/log-file.ts';

/** What the log's page shows with a filter, as a file for a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'audit');
  const text = await logAsCsv(site.db, readLogFilter(new URL(request.url).searchParams));
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${logFileName(site.clock.now())}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
