/** Who asks, as far as the news care. */
export interface Actor {
  role: 'visitor' | 'user' | 'editor' | 'admin';
}

/** Whether somebody may do something to an article: publishing is for staff. */
export function may(actor: Actor, action: 'publish'): boolean {
  switch (action) {
    case 'publish':
      return actor.role === 'editor' || actor.role === 'admin';
  }
}
