import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is awake: false on the server and while it sleeps, so that what needs script is not shown before. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
