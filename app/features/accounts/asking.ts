import type { CaptchaProblem } from './captcha.ts';

/** What was wrong with asking for a code, by field. */
export interface AskProblems {
  contact?: 'missing' | 'no-country-code' | 'wrong' | 'sms-only' | 'email-only' | 'texts-spent' | 'texts-spent-alone';
  captcha?: CaptchaProblem;
  /** The site sends no more codes for now, or none to this one: again in so many minutes. */
  waitMinutes?: number;
  /** It sends no more to anybody for now. */
  paused?: boolean;
}

/** A code that has left only if its phone or mail is known here; others solve a puzzle first, or ask again in so many minutes. */
export type KnownOnly = { puzzle: true } | { puzzle: false; minutes: number };
