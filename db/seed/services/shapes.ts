import type { Locale } from '#platform/i18n/locale.ts';

type PerLocale<T> = Record<Locale, T>;

/** What all who offer a service have. Names, telephone numbers and addresses on the web are fictional and reach nobody. */
export interface SeedProvider {
  /** The middle of its addresses, two words at most: `warp-weft` gives desk@warp-weft.example. */
  key: string;
  /** Ends of its telephone number and of its mobile number: four digits. */
  line: string;
  /** ISO 639-1. */
  languages: string[];
  texts: PerLocale<{
    name: string;
    /** One or two sentences. */
    profile: string;
    /** Whom to ask for: a desk, never a person. */
    contact: string;
    address?: string;
  }>;
}

export interface SeedHotel extends SeedProvider {
  band: 1 | 2 | 3;
  /** Metres by road to the venue, minutes by car. */
  distance: number;
  minutes: number;
  /** Key of the shuttle line, and minutes after its first stop. */
  shuttle?: { line: string; minutes: number };
  halalBreakfast: boolean;
  stepFreeRooms: number;
  foreignCards: boolean;
  foreignPassports?: false;
  /** On the site's own map: 400 wide, 280 high. */
  x: number;
  y: number;
}

export interface SeedFoodPlace extends SeedProvider {
  /** Code of its hall; a restaurant near by has none. */
  hall?: string;
  /** Metres on foot from the nearest gate. */
  distance: number;
  opens: string;
  closes: string;
  halal: boolean;
  vegetarian: boolean;
  foreignCards: boolean;
}

export interface SeedShuttleLine {
  key: string;
  /** From its first stop to the venue. */
  minutes: number;
  /** Departures from the first stop, and from the venue: HH:mm. */
  toVenue: string[];
  toTown: string[];
  texts: PerLocale<{ name: string; route: string }>;
}

export interface SeedPart {
  page: 'visit' | 'transport' | 'tourism' | 'translation' | 'catering' | 'visa';
  /** Its address within the page. */
  key: string;
  /** 40 to 120 words of HTML: p, ul, ol, li, strong. */
  texts: PerLocale<{ title: string; body: string }>;
}

/** `[Chinese, pinyin, English, French]` */
export type SeedPhrase = [zh: string, pinyin: string, en: string, fr: string];

export interface SeedPhrases {
  situation: string;
  phrases: SeedPhrase[];
}
