import { useLingui } from '@lingui/react/macro';

/** How it stands with somebody's account. */
export type PersonState = 'active' | 'invited' | 'disabled' | 'token only';

/** The same in words. */
export function useStateNames(): Record<PersonState, string> {
  const { t } = useLingui();
  return { active: t`Active`, invited: t`Invited`, disabled: t`Disabled`, 'token only': t`Token only` };
}

/** What kinds of second step are called. */
export function useFactorNames(): Record<'totp' | 'passkey', string> {
  const { t } = useLingui();
  return { totp: t`Authenticator app`, passkey: t`Passkey` };
}
