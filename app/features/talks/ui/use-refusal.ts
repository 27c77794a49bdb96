import { useLingui } from '@lingui/react/macro';
import type { TalkRefusal } from '../outcomes.ts';
import { refusalMessages } from '../refusal-messages.ts';

/** Why something was not done, in a sentence; undefined where something is wrong with a field, which says so itself. */
export function useRefusal(refusal: TalkRefusal | undefined): string | undefined {
  const { t, i18n } = useLingui();
  if (!refusal) return undefined;
  switch (refusal.outcome) {
    case 'missing':
    case 'wrong-content':
    case 'wrong-file':
    case 'wrong-meeting':
    case 'wrong-report':
      return undefined;
    case 'too-often': {
      const wait = Math.ceil(refusal.retryAfter / 60);
      return t`Too many attempts. Nothing is lost: please try again in ${wait} min.`;
    }
    default:
      return i18n._(refusalMessages[refusal.outcome]);
  }
}
