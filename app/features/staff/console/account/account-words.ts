import { useLingui } from '@lingui/react/macro';
import { type PasswordProblem, passwordMessages } from '#features/accounts/ui/password-messages.ts';
import { tokenDays } from '../../tokens/token-days.ts';

/** What was wrong with what was sent, by the id of its field. */
export interface AccountProblems {
  name?: 'missing';
  old?: 'old-missing' | 'old-wrong' | 'too-often';
  new?: PasswordProblem;
  tokenName?: 'missing';
  tokenDays?: 'wrong';
  /** Minutes until another password may be typed. */
  wait?: number;
}

/** The same in words. */
export function useAccountWords({ name, old, new: fresh, tokenName, tokenDays: days, wait = 0 }: AccountProblems) {
  const { t, i18n } = useLingui();
  const most = tokenDays.most;
  const olds = {
    'old-missing': t`Please enter your current password.`,
    'old-wrong': t`The current password is incorrect.`,
    'too-often': t`Too many incorrect passwords. Try again in ${wait} min.`,
  };
  return {
    name: name && t`Please enter your name.`,
    old: old && olds[old],
    new: fresh && i18n._(passwordMessages[fresh]),
    tokenName: tokenName && t`Please say what the token is for.`,
    tokenDays: days && t`Please enter a number of days from 1 to ${most}.`,
  };
}
