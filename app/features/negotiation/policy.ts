import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import type { ProjectStatus } from './negotiation.ts';
import type { Mover } from './transitions.ts';

/** Who asks: a member, somebody of the staff, or the site itself. */
export type ProjectActor = { memberId: number } | { staff: Actor & { id: number } } | { site: true };

/** What is asked about. */
export interface OwnedProject {
  ownerId: number | null;
  status: ProjectStatus;
}

const listed: readonly ProjectStatus[] = ['published', 'negotiating', 'signed', 'fulfilled'];

/** As whom somebody moves a project; undefined where they may not: it is not theirs. */
export function moverOf(actor: ProjectActor, { ownerId }: Pick<OwnedProject, 'ownerId'>): Mover | undefined {
  if ('memberId' in actor) return ownerId === actor.memberId ? 'owner' : undefined;
  if ('site' in actor) return 'staff';
  return may(actor.staff, 'moderate') ? 'staff' : undefined;
}

/** Everybody sees what is open; a draft, what waits and what was withdrawn is its owner's. */
export function maySee(memberId: number | undefined, { ownerId, status }: OwnedProject): boolean {
  return listed.includes(status) || (memberId !== undefined && ownerId === memberId);
}

/** Its owner changes a project until it is signed; from then on it says what was agreed. */
export function mayEdit(memberId: number, { ownerId, status }: OwnedProject): boolean {
  return ownerId === memberId && status !== 'signed' && status !== 'fulfilled';
}

/** What nobody else has ever seen may go for good; what was published is withdrawn instead. */
export function mayDelete(
  memberId: number,
  { ownerId, status, publishedAt }: OwnedProject & { publishedAt: Date | null },
): boolean {
  return ownerId === memberId && status === 'draft' && publishedAt === null;
}
