import { staffPage } from '#features/staff/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { readListAddress } from '../list/list-address.ts';
import { filterOf } from '../list/list-page.server.ts';
import type { Route } from './+types/export.ts';
import { readFormat } from './sheet-addresses.ts';
import { sheetAnswer } from './writing/sheet-answer.server.ts';

/** What a list shows with its filters, as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const query = new URL(request.url).searchParams;
  const filter = filterOf(readListAddress(query), staff, site.settings.REVIEW_STEPS);
  return sheetAnswer(site, staff, { kind: kindOrRefuse(params.kind), filter, format: readFormat(query) });
}
