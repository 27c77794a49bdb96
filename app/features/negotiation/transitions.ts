import type { ProjectStatus } from './negotiation.ts';

/** Who moves a project from a state to another. */
export type Mover = 'owner' | 'staff';

interface Transition {
  from: ProjectStatus;
  to: ProjectStatus;
  by: readonly Mover[];
}

/**
 * Every way from a state to another, and whose it is: nothing else moves a project. What is submitted is published by staff,
 * or by the site itself where AUTO_APPROVE is on; so nobody publishes by themselves what has not been looked at.
 */
export const transitions: readonly Transition[] = [
  { from: 'draft', to: 'submitted', by: ['owner'] },
  { from: 'submitted', to: 'draft', by: ['owner', 'staff'] },
  { from: 'submitted', to: 'published', by: ['staff'] },
  { from: 'published', to: 'negotiating', by: ['owner'] },
  { from: 'published', to: 'withdrawn', by: ['owner', 'staff'] },
  { from: 'negotiating', to: 'published', by: ['owner'] },
  { from: 'negotiating', to: 'signed', by: ['owner'] },
  { from: 'negotiating', to: 'withdrawn', by: ['owner', 'staff'] },
  { from: 'signed', to: 'negotiating', by: ['owner'] },
  { from: 'signed', to: 'fulfilled', by: ['owner'] },
  { from: 'signed', to: 'withdrawn', by: ['staff'] },
  { from: 'fulfilled', to: 'withdrawn', by: ['staff'] },
  { from: 'withdrawn', to: 'submitted', by: ['owner'] },
];

/** Whether somebody may move a project so. */
export function mayMove(mover: Mover, from: ProjectStatus, to: ProjectStatus): boolean {
  return transitions.some((each) => each.from === from && each.to === to && each.by.includes(mover));
}

/** Where somebody may move a project that is in a state. */
export function movesFrom(mover: Mover, from: ProjectStatus): ProjectStatus[] {
  return transitions.filter((each) => each.from === from && each.by.includes(mover)).map(({ to }) => to);
}
