import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import css from './loading-bar.module.css';

/** What comes sooner needs no bar (specification 9), in milliseconds. */
const throttle = 200;

/** Shows that the next page is being fetched; how far is not known, so it has no value. */
export function LoadingBar() {
  const { t } = useLingui();
  const loading = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), throttle);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  if (!loading || !late) return null;
  return <div role="progressbar" aria-label={t`Loading the page`} className={css.bar} />;
}
