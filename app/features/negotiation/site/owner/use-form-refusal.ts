import { useLingui } from '@lingui/react/macro';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { refusalMessages } from '../../refusal-messages.ts';

type Refusal = 'forbidden' | 'not-now' | 'too-many' | 'too-often' | 'other-body';

/** Why a form as a whole was not taken, for the summary above it. */
export function useFormRefusal(refusal: Refusal | undefined): Wrong[] {
  const { t, i18n } = useLingui();
  if (!refusal) return [];
  const text =
    refusal === 'too-often' ? t`Too many requests. Please try again later.` : i18n._(refusalMessages[refusal]);
  return [{ id: 'main', text }];
}
