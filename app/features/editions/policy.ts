import type { Actor } from '#platform/http/actor.ts';

/** What can be done to an edition. */
export type EditionAct = 'showPhase' | 'publish';

const allowed: Record<EditionAct, readonly Actor['role'][]> = {
  showPhase: ['editor', 'admin'],
  publish: ['editor', 'admin'],
};

/** Whether somebody may do something to the editions. */
export function may({ role }: Actor, act: EditionAct): boolean {
  return allowed[act].includes(role);
}
