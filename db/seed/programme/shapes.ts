import type { Locale } from '#platform/i18n/locale.ts';

/** Venue time of the fourth edition: `09:30`. */
type Hour = string;

/** An event of the demonstration's programme. Speakers are functions: no person is named. */
export interface SeedEvent {
  /** Unique, Latin, lower case, hyphens. */
  key: string;
  kind: 'major' | 'forum' | 'matchmaking' | 'seminar' | 'supporting';
  topics: string[];
  /** YYYY-MM-DD. */
  day: string;
  start: Hour;
  end: Hour;
  /** Key of a room in `rooms.ts`. */
  room: string;
  /** Spoken, and interpreted into: ISO 639-1. */
  languages: string[];
  interpretation?: string[];
  admission: 'open' | 'registration' | 'invitation';
  /** One for each item of the agendas. */
  agenda: Hour[];
  /** One for each of the speakers. */
  speakers: ('chair' | 'keynote' | 'speaker' | 'panel')[];
  /** ISO 3166 codes of African countries. */
  countries?: string[];
  texts: Record<Locale, SeedEventText>;
}

interface SeedEventText {
  title: string;
  summary: string;
  organiser: string;
  audience: string;
  agenda: string[];
  speakers: string[];
}

/** A room of a venue; ids are for ever. */
export interface SeedRoom {
  id: number;
  key: string;
  names: Record<Locale, string>;
}

export interface SeedVenue {
  id: number;
  names: Record<Locale, string>;
  /** For rows, where the whole name is too long. */
  shortNames: Record<Locale, string>;
  rooms: SeedRoom[];
}
