import type { Locale } from '#platform/i18n/locale.ts';

/** Somebody who has an account, as they are known to the site. */
export interface Member {
  id: number;
  /** By this others know them: `userId` of the calls. */
  userId: string;
  /** Empty until they have told it; the same of the company. */
  name: string;
  company: string;
  /** ISO 3166 code. */
  country: string | null;
  /** Those they can be written to in. */
  languages: Locale[];
  /** In which the site writes to them. */
  locale: Locale;
  /** Id of their picture in media. */
  avatarId: number | null;
}

/** So long (milliseconds) a session lives that nobody uses (issue: 30 days idle for members). */
export const sessionIdle = 30 * 86_400_000;

/** So long (milliseconds) a session lives at most, however much it is used. One of staff, once they log in, 12 hours. */
export const sessionLongest = 90 * 86_400_000;

/** So long (milliseconds) somebody who has logged in may change how they log in; after that they show again who they are. */
export const proofLifetime = 15 * 60_000;

/** How somebody has shown who they are. */
export type LoginWay = 'code' | 'password';
