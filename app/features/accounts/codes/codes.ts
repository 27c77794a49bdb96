/** What a one-time code may be used for: one for the other is refused. */
export type CodePurpose = 'reservation' | 'login' | 'account' | 'company';

/** Digits of a one-time code. */
export const codeDigits = 6;

/** How long a one-time code may be used, in milliseconds (bars, Security: 5 minutes). */
export const codeLifetime = 5 * 60_000;

/** Wrong answers that a one-time code bears (bars, Security: 5). */
export const codeTries = 5;

/** How many of those tries answers may use that do not name the code and come from elsewhere than where it was asked. */
export const strangeTries = 2;
