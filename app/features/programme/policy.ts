import type { Actor } from '#platform/http/actor.ts';

/** What can be done to an event. */
export type EventAct = 'publish' | 'revise';

const allowed: Record<EventAct, readonly Actor['role'][]> = {
  publish: ['editor', 'admin'],
  revise: ['editor', 'admin'],
};

/** Whether somebody may do something to the programme: it is for staff. */
export function may({ role }: Actor, act: EventAct): boolean {
  return allowed[act].includes(role);
}
