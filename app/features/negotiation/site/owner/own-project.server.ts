import { type Member, memberOrLogin } from '#features/accounts/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { readProjectId } from '../../negotiation.ts';
import { type OwnProject, readOwnProject } from '../../project/own-projects.server.ts';

/**
 * The project of an address, for its owner.
 * @throws the login for whoever is not logged in, 404 for a project that is not theirs
 */
export async function ownProjectOf(
  request: Request,
  site: SiteContext,
  given: string | undefined,
): Promise<{ member: Member; project: OwnProject }> {
  const member = await memberOrLogin(request, site);
  const id = readProjectId(given);
  const project = id && (await readOwnProject(site.db, site.settings, { id, memberId: member.id }));
  if (!project) throw new Refusal(404);
  return { member, project };
}
