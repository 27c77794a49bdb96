import { staffPage } from '#features/staff/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { kindsRail } from '../shown/rail.server.ts';
import type { Route } from './+types/first-kind.ts';

/** What is written begins with the first kind of the rail. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'see');
  const [first] = (await kindsRail(site)).flatMap(({ links }) => links);
  if (!first) throw new Refusal(404);
  return seeOther(site, first.to);
}

/** It is never seen; without it a link that is followed softly would find no page here. */
export default function FirstKind() {
  return null;
}
