import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { keepForm, withKept } from '../sessions/kept-form.server.ts';
import { loginHref } from '../ui/login-href.ts';

/**
 * On to the login for a member who is to show once more who they are, and back.
 * @param form what was sent to this very page, where it is to be shown again then
 */
export async function showAgain(site: SiteContext, path: string, form?: Request): Promise<Response> {
  const cookie = form && (await keepForm(form, site));
  if (!cookie) return seeOther(site, `${loginHref(path)}&again`);
  return seeOther(site, `${loginHref(withKept(path))}&again`, new Headers({ 'Set-Cookie': cookie }));
}
