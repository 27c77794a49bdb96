import type { Locale } from '#platform/i18n/locale.ts';

/** Somebody of a fictional company who looks for projects. */
export interface SeedBuyer {
  /** Mail at a domain that ends in .example: by it they log in. */
  mail: string;
  name: string;
  company: string;
  /** ISO 3166 code. */
  country: string;
  locale: Locale;
}

/** What happens in a talk, so many hours before the demonstration was made. */
export type SeedStep = { hoursAgo: number } & (
  | { by: 'asker' | 'owner'; says: string }
  | {
      by: 'asker' | 'owner';
      proposes: { inDays: number; at: string; timeZone: string; minutes: number; accepted: boolean };
    }
  | { by: 'asker' | 'owner'; does: 'negotiating' | 'declined' | 'closed' | 'signed' | 'confirmed' }
  | { by: 'site'; does: 'reminded' | 'expired' }
);

/** A talk about a project of the demonstration. */
export interface SeedTalk {
  /** Key of the project. */
  project: string;
  /** Mail of the buyer. */
  asker: string;
  state: 'requested' | 'open' | 'declined' | 'expired' | 'closed';
  /** How many entries each has not read, of the last ones. */
  unread: { asker: number; owner: number };
  /** The oldest first. */
  steps: SeedStep[];
}
