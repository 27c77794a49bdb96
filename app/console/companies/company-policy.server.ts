import type { Staff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';

/** Whose rights are asked for: what a page shows and what is refused are told by the same answers. */
type Person = Pick<Staff, 'roles'>;

/** Whether somebody may say of two companies that they are two. */
export function mayTellApart(person: Person): boolean {
  return may(person, 'write');
}

/** Whether somebody may make two companies one, or take that back: readers see it at once. */
export function mayMerge(person: Person): boolean {
  return may(person, 'write') && may(person, 'publish');
}
