import { data } from 'react-router';
import { deleteAccount, loginHref, signedInOrLogin } from '#features/accounts/index.server.ts';
import { OwnData } from '#features/accounts/ui/own-data.tsx';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useAnswer } from '#ui/form/use-answer.ts';
import type { Route } from './+types/data.ts';
import { logOut } from './log-out.server.ts';
import { memberDuties } from './member-duties.server.ts';

export const headers = personalHeaders;

/** `?wait=` stands there after the file was asked for too often: in how many minutes it may be had again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { proof } = await signedInOrLogin(request, siteOf(context));
  const { searchParams } = new URL(request.url);
  return { proven: proof !== undefined, wait: minutesOf(searchParams.get('wait')) };
}

/** @returns nothing where it is none that this site writes */
function minutesOf(wait: string | null): number | undefined {
  return wait && /^[1-9]\d?$/.test(wait) ? Number(wait) : undefined;
}

/** Deletes the account, for whoever has ticked that they want it and has shown just now who they are. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const signed = await signedInOrLogin(request, site, { keeps: false });
  const { sure } = await fieldsOf(request, ['sure']);
  if (sure !== 'yes') return data({ unsure: true }, { status: 422 });
  const outcome = await deleteAccount(site, signed, memberDuties);
  if (outcome === 'unproven') return seeOther(site, `${loginHref('/account/data')}&again`);
  return seeOther(site, '/account/gone', await logOut(request, site));
}

/** What the site has of a member: to be taken along, and to be deleted. */
export default function AccountData({ loaderData }: Route.ComponentProps) {
  const { proven, wait } = loaderData;
  return <OwnData proven={proven} wait={wait} unsure={useAnswer<typeof action>()?.unsure ?? false} />;
}
