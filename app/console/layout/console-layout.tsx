import { Outlet, useRouteError } from 'react-router';
import { type Staff, signedStaff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { ErrorFace } from '#shell/errors/error-face.tsx';
import { countWaiting } from '../inbox/queues.server.ts';
import type { Route } from './+types/console-layout.ts';
import { areas, type ConsoleData } from './areas.ts';
import { Frame } from './frame.tsx';

/** Who works here and where they may go. Each page finds out by itself whether they may see it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<ConsoleData> {
  const site = siteOf(context);
  const signed = await signedStaff(request, site);
  if (!signed) return { areas: [] };
  const { id, name } = signed.staff;
  return { name, person: String(id), areas: areasFor(signed.staff), counts: await countsFor(site, signed.staff) };
}

/** How much waits in the parts that count it. */
async function countsFor({ db }: SiteContext, staff: Staff): Promise<ConsoleData['counts']> {
  return may(staff, 'moderate') ? { inbox: await countWaiting(db, staff) } : {};
}

function areasFor(staff: Staff): ConsoleData['areas'] {
  return areas.filter(({ acts }) => acts.some((act) => may(staff, act))).map(({ area }) => area);
}

export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Whatever a page cannot show is said inside the frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame areas={[]}>
      <ErrorFace error={error} />
    </Frame>
  );
}
