import { dropKeptForm, type Keeper, type KeptForm, keepForm, keptFormOf } from '#features/accounts/index.server.ts';
import { consoleLoginHref, lastStaffId, type Staff, signedStaff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** Parts that a form of the editor may have: boxes of 54 countries, rows with many fields. */
export const mostParts = 2000;

/** Forms of staff, until they have logged in again. */
const keeper: Keeper = {
  cookieName: 'staff-kept',
  parts: mostParts,
  async ownerOf(request, site) {
    const id = await lastStaffId(request, site);
    return id === undefined ? undefined : String(id);
  },
};

/**
 * Who sends a form of the editor. What was typed is kept where their session has ended, or their roles were taken away meanwhile.
 * @throws a redirect to the console's login, or where they may see nothing here any longer to the page that says so
 */
export async function whoSends(request: Request, site: SiteContext): Promise<Staff> {
  const signed = await signedStaff(request, site);
  if (signed && may(signed.staff, 'see')) {
    await dropKeptForm(request, site, keeper);
    return signed.staff;
  }
  const cookie = await keepForm(request, site, keeper);
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {});
  const here = site.path + new URL(request.url).search;
  throw seeOther(site, signed ? here : consoleLoginHref(here), headers);
}

/** What somebody had typed into this page when it could not be taken. */
export function keptOfStaff(request: Request, site: SiteContext, staff: Staff): Promise<KeptForm | undefined> {
  return keptFormOf(request, site, keeper, String(staff.id));
}
