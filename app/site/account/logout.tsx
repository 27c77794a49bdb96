import { endSessions, memberOf } from '#features/accounts/index.server.ts';
import { LogoutPage } from '#features/accounts/ui/logout-page.tsx';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/logout.ts';
import { logOut } from './log-out.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  return { member: (await memberOf(request, siteOf(context))) !== undefined };
}

/** Ends the session of this device; with the field `everywhere` all sessions of the member. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { everywhere } = await fieldsOf(request, ['everywhere']);
  const member = everywhere && (await memberOf(request, site));
  if (member) await endSessions(site.db, member.id);
  return seeOther(site, '/logout/', await logOut(request, site));
}

/** Asks whether to log out (specification 4), and says so afterwards. */
export default function Logout({ loaderData }: Route.ComponentProps) {
  return <LogoutPage {...loaderData} />;
}
