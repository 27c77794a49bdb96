import { emptyStore, type StoreState } from './store-state.ts';

export type { StoreState } from './store-state.ts';

/** The store as it is now. On the server, and where the waking script did not run, the empty one. */
export function readStore(): StoreState {
  const kept = typeof window === 'undefined' ? undefined : window.expoStore;
  return { ...emptyStore, ...kept };
}

/** Sets fields of the store. It is saved when the page is hidden, by the waking script. */
export function updateStore(fields: Partial<StoreState>): void {
  window.expoStore = { ...window.expoStore, ...fields };
}

/** Removes what belongs to a logged-in user. */
export function forgetUser(): void {
  updateStore({ userId: '', avatar: '', userSig: '' });
}
