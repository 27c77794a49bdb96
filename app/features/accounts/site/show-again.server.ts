import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { loginHref } from '../member-gate.server.ts';

/** On to the login for a member who is to show once more who they are, and back. */
export function showAgain(site: SiteContext, path: string): Response {
  return seeOther(site, `${loginHref(path)}&again`);
}
