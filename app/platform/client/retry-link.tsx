import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

interface RetryLinkProps {
  className?: string;
}

/** For the error face of a page that was not reached: loads it anew, also by itself once the network is back. */
export function RetryLink({ className }: RetryLinkProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const retry = () => location.reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <a href={pathname + search} data-reload="" className={className}>
      {t`Try again`}
    </a>
  );
}
