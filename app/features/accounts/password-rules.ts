import { commonPasswords } from './common-passwords.ts';

export const shortestPassword = 10;
/** Longer ones cost time and protect nobody better. */
export const longestPassword = 200;

/** Why a password is not taken. No rule asks for digits or signs: length protects, and what everybody takes does not. */
export type PasswordProblem = 'missing' | 'short' | 'long' | 'account' | 'common';

/**
 * What is wrong with a new password.
 * @param accounts phones, mails and names of its owner: it must not be one of them
 */
export function passwordProblem(password: string, accounts: readonly string[]): PasswordProblem | undefined {
  const characters = [...password.trim()].length;
  if (characters === 0) return 'missing';
  if (characters < shortestPassword) return 'short';
  if (characters > longestPassword) return 'long';
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (accounts.flatMap(spellings).some((each) => each === plain)) return 'account';
  return isCommon(plain) ? 'common' : undefined;
}

/** A mail address also without what follows the @, a phone also without its country code. */
function spellings(account: string): string[] {
  const plain = account.toLowerCase();
  return [plain, plain.replace(/@.*$/, ''), plain.replace(/^\+/, ''), plain.replace(/^\+86/, '')];
}

/** One of the commonest, one of them twice, or one character all along. */
function isCommon(plain: string): boolean {
  if (new Set(plain).size <= 2) return true;
  const half = plain.slice(0, plain.length / 2);
  return commonPasswords.has(plain) || (half + half === plain && commonPasswords.has(half));
}
