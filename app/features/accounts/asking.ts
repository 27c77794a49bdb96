/** What was wrong with asking for a code, by field. */
export interface AskProblems {
  contact?: 'missing' | 'no-country-code' | 'wrong' | 'sms-only' | 'email-only';
  captcha?: 'wrong';
  /** The site sends no more codes for now, or none to this one: again in so many minutes. */
  waitMinutes?: number;
  /** It sends no more to anybody for now. */
  paused?: boolean;
}
