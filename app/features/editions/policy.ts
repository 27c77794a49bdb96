/** Who acts, as far as the editions care. */
export interface Actor {
  role: 'visitor' | 'user' | 'editor' | 'admin';
}

/** What can be done to an edition. */
export type EditionAct = 'showPhase';

const allowed: Record<EditionAct, readonly Actor['role'][]> = { showPhase: ['editor', 'admin'] };

/** Whether somebody may do something to the editions. */
export function may({ role }: Actor, act: EditionAct): boolean {
  return allowed[act].includes(role);
}
