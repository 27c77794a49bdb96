import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type SignedIn, signedIn } from './member-session.server.ts';
import type { Member } from './members.ts';

/**
 * The member who asks for a page.
 * @throws a redirect to the login, which leads back: to this very address, or for a form to the page it stands on
 */
export async function memberOrLogin(request: Request, site: SiteContext): Promise<Member> {
  return (await signedInOrLogin(request, site)).member;
}

/** As `memberOrLogin`, with the session by which they ask. */
export async function signedInOrLogin(request: Request, site: SiteContext): Promise<SignedIn> {
  const signed = await signedIn(request, site);
  if (signed) return signed;
  throw seeOther(site, loginHref(site.path + new URL(request.url).search));
}

/** The login that leads on to a page. @param path with its query, without language prefix */
export function loginHref(path: string): string {
  return `/login/?${new URLSearchParams({ to: path })}`;
}
