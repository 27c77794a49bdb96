import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import css from '#ui/form/form.module.css';

/** Has the ticket's page kept on this device, and says so once it is: it then opens at the gate without a network. */
export function TicketOnDevice() {
  const { t } = useLingui();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void keep(location.href.split('#')[0] ?? '').then(setKept);
  }, []);
  return (
    <p role="status" className={css.later}>
      {kept && t`Saved on this device: this page also opens offline.`}
    </p>
  );
}

/** How often, and how many times, one looks whether the worker has kept the page. */
const pause = 500;
const looks = 20;

async function keep(address: string): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ read: address });
    for (let look = 0; look < looks; look++) {
      if (await caches.match(address)) return true;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } catch {
    // Forbidden by the browser: the picture and the printed page are left.
  }
  return false;
}

/** Where the worker keeps tickets (public/sw.js). */
const tickets = 'tickets-1';

/** Forgets the tickets kept on this device. Browsers that know `Clear-Site-Data` do so without a script too. */
export function forgetTickets(): void {
  if ('caches' in window) void caches.delete(tickets);
}
