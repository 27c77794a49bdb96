import { useLingui } from '@lingui/react/macro';
import type { Phase } from '#features/editions/editions.ts';

interface HeroWords {
  lead: string;
  /** The first is what most visitors come for at this moment; `to` without language prefix. */
  actions: { to: string; label: string }[];
}

/** What the home page says and offers before, during and after an edition. */
export function useHeroWords(phase: Phase): HeroWords {
  const { t } = useLingui();
  if (phase === 'before') {
    return {
      lead: t`Plan your stay in Changsha, see who is exhibiting and reserve your visit in good time.`,
      actions: [
        { to: '/reservation/', label: t`Reserve a visit` },
        { to: '/exhibition/?cursor=notice', label: t`How to exhibit` },
      ],
    };
  }
  if (phase === 'during') {
    return {
      lead: t`The halls are open. Find a stand, follow the programme and bring your identity document.`,
      actions: [
        { to: '/reservation/', label: t`Reserve a visit` },
        { to: '/exhibition/?cursor=layout', label: t`Hall layout` },
      ],
    };
  }
  return {
    lead: t`See what was signed, find exhibitors and projects, and visit the hall that is open all year.`,
    actions: [
      { to: '/negotiation/', label: t`Browse projects` },
      { to: '/reservation/', label: t`Reserve a visit` },
    ],
  };
}
