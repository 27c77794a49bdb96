import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isThrifty } from './connection.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Has the pages that are read kept on the device for when the network is gone (public/sw.js): the worker is registered once
 * a second page is awake and idle, so that the first view of somebody who only looks in carries none of it, and told of every page
 * shown softly, for which the browser asks no document. Nothing is kept where the visitor saves data, or while developing.
 */
export function usePagesOnDevice(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator) || isThrifty()) return;
    const address = new URL(pathname + search, location.origin).href;
    if (sessionStorage.getItem(firstPage) === null) sessionStorage.setItem(firstPage, address);
    whenIdle(() => void tell(address));
  }, [pathname, search]);
}

/** Where the first page of this visit is noted until the worker is told of it; empty from then on. */
const firstPage = 'first-page';

async function tell(address: string): Promise<void> {
  const first = sessionStorage.getItem(firstPage);
  if (first === address && !navigator.serviceWorker.controller) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    for (const read of first ? new Set([first, address]) : [address]) active?.postMessage({ read });
    sessionStorage.setItem(firstPage, '');
  } catch {
    // Forbidden by the browser or not to be had now: the site works without.
  }
}
