import { useLingui } from '@lingui/react/macro';
import type { StaffEdition } from './staff-editions.server.ts';

type Standing = Pick<StaffEdition, 'isCurrent' | 'isComing'>;

/** How an edition stands, in words. @returns of an edition; `at`: when it takes over, written for the reader */
export function useStandWords(): (edition: Standing, at: string | undefined) => string {
  const { t } = useLingui();
  return ({ isCurrent, isComing }, at) => {
    if (isCurrent) return t`Current edition`;
    if (!isComing) return t`Previous edition`;
    return at ? t`Takes over on ${at}` : t`In preparation`;
  };
}
