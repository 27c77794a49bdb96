import { staffPage } from '#features/staff/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { defaultLocale, isLocale } from '#platform/i18n/locale.ts';
import { boardHref, readView } from '../translations/board-view.ts';
import type { Route } from './+types/export.ts';
import { agencyId } from './agency.ts';
import { exportView } from './export-xliff.server.ts';
import { xliffAnswer } from './xliff-answer.ts';

/** What the board shows with its filters, as a file for an agency; the board again where nothing of it is to be translated. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'translate');
  const query = new URL(request.url).searchParams;
  const [view, from, to] = [readView(query, site.locale), query.get('from') ?? defaultLocale, query.get('to')];
  const part = Number(/^[1-9]\d{0,3}$/.exec(query.get('part') ?? '')?.[0] ?? 1);
  const xml = isLocale(from) && isLocale(to) ? await exportView(site, staff, { view, from, to, part }) : undefined;
  if (xml === undefined || !isLocale(to))
    return seeOther(site, `${boardHref(view, { exported: 'nothing' })}#${agencyId}`);
  return xliffAnswer(xml, { to, now: site.clock.now() });
}
