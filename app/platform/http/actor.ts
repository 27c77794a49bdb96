/** Who asks: nobody known, a member, or staff. */
export interface Actor {
  role: 'visitor' | 'user' | 'editor' | 'admin' | 'steward';
}
