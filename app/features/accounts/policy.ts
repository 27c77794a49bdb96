import type { Actor } from '#platform/http/actor.ts';

/** Whether somebody may do something to what the site publishes: that is for editors and admins. */
export function may({ role }: Actor, action: 'publish'): boolean {
  switch (action) {
    case 'publish':
      return role === 'editor' || role === 'admin';
  }
}

/** Who says what is published. */
export const mayPublish = (actor: Actor): boolean => may(actor, 'publish');
