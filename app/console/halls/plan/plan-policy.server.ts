import type { Staff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';

/** Whose rights are asked for: what a page shows and what is refused are told by the same answers. */
type Person = Pick<Staff, 'roles'>;

/** Whether somebody may draw plans of halls: stands are written by those who write what all languages share. */
export function mayDraw(person: Person): boolean {
  return may(person, 'write');
}

/** Whether somebody may have visitors see a plan. */
export function mayPublishPlan(person: Person): boolean {
  return may(person, 'write') && may(person, 'publish');
}
