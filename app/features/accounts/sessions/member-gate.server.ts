import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Member } from '../members/members.ts';
import { loginHref } from '../ui/login-href.ts';
import { dropKeptForm, keepForm, withKept } from './kept-form.server.ts';
import { type SignedIn, signedIn } from './member-session.server.ts';

interface Gate {
  /** False for a form with secrets in it: they are typed anew. */
  keeps?: boolean;
}

/**
 * The member who asks for a page.
 * @throws a redirect to the login, which leads back: to this very address, or for a form to the page it stands on, where
 * what was typed is shown again (`keptForm`)
 */
export async function memberOrLogin(request: Request, site: SiteContext, gate?: Gate): Promise<Member> {
  return (await signedInOrLogin(request, site, gate)).member;
}

/** As `memberOrLogin`, with the session by which they ask. */
export async function signedInOrLogin(
  request: Request,
  site: SiteContext,
  { keeps = true }: Gate = {},
): Promise<SignedIn> {
  const signed = await signedIn(request, site);
  const isForm = request.method === 'POST';
  if (signed) {
    if (isForm) await dropKeptForm(request, site);
    return signed;
  }
  throw await toLogin(request, site, { keeps: keeps && isForm });
}

/** On to the login and back. @param keeps a form: what was typed into it is kept meanwhile */
async function toLogin(request: Request, site: SiteContext, { keeps }: Required<Gate>): Promise<Response> {
  const here = site.path + new URL(request.url).search;
  const cookie = keeps ? await keepForm(request, site) : undefined;
  return cookie
    ? seeOther(site, loginHref(withKept(here)), new Headers({ 'Set-Cookie': cookie }))
    : seeOther(site, loginHref(here));
}
