import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';

interface ProofFirstProps {
  isProven: boolean;
  /** Path of this page, to which they come back. */
  here: string;
  /** What it is for, in words. */
  what: string;
  children: ReactNode;
}

/** A form by which a rule is relaxed: there for ten minutes once its user has shown again that it is them. */
export function ProofFirst({ isProven, here, what, children }: ProofFirstProps) {
  const { t } = useLingui();
  if (isProven) return children;
  return (
    <p>
      <SiteLink to={`/console/prove?${new URLSearchParams({ to: here })}`} className={button.secondary}>
        {t`Confirm that it is you: ${what}`}
      </SiteLink>
    </p>
  );
}
