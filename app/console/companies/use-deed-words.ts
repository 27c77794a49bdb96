import { useLingui } from '@lingui/react/macro';
import type { CompanyDeed } from './company-path.ts';

/** What was done with a company, in words. */
export function useDeedWords(): Record<CompanyDeed, string> {
  const { t } = useLingui();
  return {
    merged: t`Merged. The other company’s pages lead here.`,
    unmerged: t`The merge was undone: both companies are as they were.`,
    apart: t`Noted: these are two companies.`,
    together: t`They are suggested again.`,
    brought: t`Brought to the edition.`,
  };
}
