import { staffPage } from '#features/staff/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import type { Route } from './+types/template.ts';
import { readFormat } from './sheet-addresses.ts';
import { templateAnswer } from './writing/sheet-answer.server.ts';

/** An empty sheet of a kind, to be filled in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const query = new URL(request.url).searchParams;
  return templateAnswer(site, staff, { kind: kindOrRefuse(query.get('kind') ?? undefined), format: readFormat(query) });
}
