import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import css from './page-announcer.module.css';

/**
 * After a soft navigation, what a browser does by itself after a hard one: the focus goes to the page, and its title is
 * said. `stays` on a link leaves the focus where it is (a tab, a filter), and so does a link to a place in the page; where
 * what had the focus went with the old page, the focus goes to that place, or to the page.
 */
export function PageAnnouncer() {
  const { pathname, search, hash, state, key } = useLocation();
  const address = pathname + search;
  const shown = useRef({ address, key });
  const focused = useLastFocused();
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current.key === key) return;
    const isAnother = shown.current.address !== address;
    shown.current = { address, key };
    if (isAnother) setTitle(document.title);
    // The browser has been there.
    else if (hash) return;
    const mayLeave = isAnother && !hash && !(state as { keepsFocus?: boolean } | null)?.keepsFocus;
    if (mayLeave || isLost(focused.current)) focusPage(hash);
  }, [address, hash, state, key, focused]);
  return (
    <p role="status" className={css.said}>
      {title}
    </p>
  );
}

/** What had the focus last: a browser says of it only that nothing has it now, which is so after a tap in Safari, too. */
function useLastFocused(): RefObject<EventTarget | null> {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    last.current = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
}

function isLost(focused: EventTarget | null): boolean {
  return document.activeElement === document.body && focused instanceof Element && !focused.isConnected;
}

function focusPage(hash: string): void {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  // A part of a page takes no focus otherwise.
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  (place ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
