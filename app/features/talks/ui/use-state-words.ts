import { useLingui } from '@lingui/react/macro';
import type { Side, TalkState } from '../talks.ts';

/** How a talk stands, for one of its two people. */
export function useStateWords(): (state: TalkState, side: Side) => string {
  const { t } = useLingui();
  return (state, side) => {
    switch (state) {
      case 'requested':
        return side === 'owner' ? t`Awaiting your answer` : t`Awaiting the owner’s answer`;
      case 'open':
        return t`In progress`;
      case 'declined':
        return t`Request declined`;
      case 'expired':
        return t`Expired unanswered`;
      case 'closed':
        return t`Ended`;
    }
  };
}
