import { useLingui } from '@lingui/react/macro';
import type { Category, ProjectStatus } from '../negotiation.ts';

/** What the categories and states of projects are called. */
export function useProjectWords(): {
  categoryNames: Record<Category, string>;
  statusNames: Record<ProjectStatus, string>;
} {
  const { t } = useLingui();
  return {
    categoryNames: {
      trade: t`Trade`,
      investment: t`Investment`,
      engineering: t`Engineering contract`,
      other: t`Other cooperation`,
    },
    statusNames: {
      draft: t`Draft`,
      submitted: t`Waits for approval`,
      published: t`Open to partners`,
      negotiating: t`In negotiation`,
      signed: t`Signed`,
      fulfilled: t`Fulfilled`,
      withdrawn: t({ message: 'Withdrawn', context: 'project' }),
    },
  };
}
