import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A stand of which it is said who has it. */
interface Held {
  companyId: number | null;
  /** Undefined where nobody has it, or nobody sees the company any more. */
  company?: { name: string; lang: string } | undefined;
}

/** Says who has a stand, by the company's name in its language. */
export function useHolder(): (stand: Held) => ReactNode {
  const { t } = useLingui();
  return ({ companyId, company }) => {
    if (company) return <span lang={company.lang}>{company.name}</span>;
    return companyId === null ? t`No company` : t`A company that is no longer published`;
  };
}
