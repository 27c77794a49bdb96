import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

/**
 * What React Router keeps to itself of an awake page: its router, and the table that says which modules each route is made
 * of. Each is undefined where React Router has none for the page.
 */
export function useAwakeRouter() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  return { router, manifest };
}
