import { useSyncExternalStore } from 'react';
import { emptyStore, type StoreState } from './store-state.ts';

export type { StoreState } from './store-state.ts';

const changed = 'expo-store';

/** The store as it is now. On the server, and where the waking script did not run, the empty one. */
export function readStore(): StoreState {
  const kept = typeof window === 'undefined' ? undefined : window.expoStore;
  return { ...emptyStore, ...kept };
}

/** Sets fields of the store and tells who listens. It is saved when the page is hidden, by the waking script. */
export function updateStore(fields: Partial<StoreState>): void {
  window.expoStore = { ...window.expoStore, ...fields };
  window.dispatchEvent(new Event(changed));
}

/** Removes what belongs to a logged-in user. */
export function forgetUser(): void {
  updateStore({ userId: '', avatar: '', userSig: '' });
}

/** One field of the store, for a component; on the server and while hydrating it is empty. */
export function useStore<Name extends keyof StoreState>(name: Name): StoreState[Name] {
  return useSyncExternalStore(
    subscribe,
    () => readStore()[name],
    () => emptyStore[name],
  );
}

// A page that comes back from the browser's memory has a store restored by the waking script.
function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('pageshow', listener);
  };
}
