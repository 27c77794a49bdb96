import type { Member } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isStatus } from '../negotiation.ts';
import { deleteDraft } from './delete-draft.server.ts';
import { moveOwnProject } from './move-own-project.server.ts';
import { submitProject } from './submit-project.server.ts';

/** What a button in the list of own projects has done: where it leads on, or why nothing was done. */
export type Changed = { href: string } | { refusal: 'forbidden' | 'not-now' };

/**
 * Does what a button in a member's list of projects says. @param to a state, or `deleted`; anything else is not possible.
 * What is handed in and wrong leads to its form, which says so
 */
export async function changeOwnProject(
  site: SiteContext,
  member: Member,
  { projectId, to }: { projectId: number; to: string },
): Promise<Changed> {
  if (to === 'submitted') return handIn(site, member, projectId);
  if (to === 'deleted') {
    const deleted = await deleteDraft(site, member.id, projectId);
    return deleted === 'deleted' ? done('deleted') : { refusal: deleted };
  }
  const moved = isStatus(to) ? await moveOwnProject(site, member.id, { projectId, to }) : 'not-allowed';
  if (moved === 'moved') return done('moved');
  return { refusal: moved === 'forbidden' ? 'forbidden' : 'not-now' };
}

async function handIn(site: SiteContext, member: Member, projectId: number): Promise<Changed> {
  const handed = await submitProject(site, member, { projectId, locale: site.locale });
  switch (handed.outcome) {
    case 'submitted':
      return done(handed.waiting ? 'waiting' : 'published');
    case 'invalid':
      return { href: `/negotiation/edit/${projectId}?check` };
    default:
      return { refusal: handed.outcome === 'forbidden' ? 'forbidden' : 'not-now' };
  }
}

const done = (what: string): Changed => ({ href: `/account/projects?done=${what}` });
