export const shortestPassword = 10;
/** Longer ones cost time and protect nobody better. */
export const longestPassword = 200;

/** Why a password is not taken. No rule asks for digits or signs: length protects, and what everybody takes does not. */
export type PasswordProblem = 'missing' | 'short' | 'long' | 'account' | 'common';
