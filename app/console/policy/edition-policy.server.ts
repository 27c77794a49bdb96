import type { Staff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';

/** Whose rights are asked for: what a page shows and what is refused are told by the same answers. */
type Person = Pick<Staff, 'roles'>;

/** Whether somebody may begin an edition, or give up one that is being prepared. */
export function mayBeginEdition(person: Person): boolean {
  return may(person, 'write');
}

/** Whether somebody may say when the site goes on to an edition: it changes every page that readers see. */
export function mayTakeOver(person: Person): boolean {
  return may(person, 'write') && may(person, 'publish');
}
