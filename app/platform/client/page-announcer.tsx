import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import css from './page-announcer.module.css';

/**
 * After a soft navigation, what a browser does by itself after a hard one: the focus goes to the page, and its title is
 * said. `stays` on a link leaves the focus where it is (a tab, a filter).
 */
export function PageAnnouncer() {
  const { pathname, search, hash, state } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setTitle(document.title);
    if (hash || (state as { keepsFocus?: boolean } | null)?.keepsFocus) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [address, hash, state]);
  return (
    <p role="status" className={css.said}>
      {title}
    </p>
  );
}
