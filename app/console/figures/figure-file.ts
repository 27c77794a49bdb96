import { staffPage } from '#features/staff/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/figure-file.ts';
import { figureAsCsv } from './csv.server.ts';
import { readPeriod } from './period.ts';
import { figureOrRefuse, isAbout } from './topics.server.ts';

/** A figure with all its rows, as a file for a spreadsheet, in the language of the page that leads to it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'readFigures');
  const figure = figureOrRefuse(staff, params.name);
  const { period } = readPeriod(new URL(request.url).searchParams, site.clock.now());
  if (!period || !isAbout(figure, period, site.clock.now())) throw new Refusal(404);
  const { rows } = await figure.read(site, period);
  return new Response(figureAsCsv(figure, rows, site.locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${figure.name}-${period.from}-${period.to}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
